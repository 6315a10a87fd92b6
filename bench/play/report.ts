/** The report of play for people. */
import { closing } from '../harness/limits.ts';
import { table, writtenFigure } from '../harness/markdown.ts';
import { PLAY_FIGURES, PLAY_NAMES } from './figures.ts';
import type { PlayReport } from './suite.ts';

export function writtenPlay({ machine, games, verdicts }: PlayReport): string {
  const rows = games.map(({ game, figures }) => [
    game,
    ...PLAY_NAMES.map((name) => writtenFigure(figures[name], PLAY_FIGURES[name].digits)),
  ]);
  return [
    `${machine.cores} cores, Node ${machine.node}, Chromium without a graphics card. Tasks below 50 ms are not recorded.`,
    table([['', ...PLAY_NAMES.map((name) => PLAY_FIGURES[name].label)], ...rows]),
    closing(verdicts, ({ game, figure, limit }) => `${game}: ${PLAY_FIGURES[figure].label} ${limit}`),
  ].join('\n\n');
}
