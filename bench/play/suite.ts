/** The bench of play: every game in Chromium, played with a mouse against novices in the page. */
import { cpus } from 'node:os';
import { judge, type LimitCheck } from '../harness/limits.ts';
import type { Figure } from '../harness/statistics.ts';
import { BenchSite } from '../web/site.ts';
import { interactionToNextPaint, PLAY_BUDGETS, type PlayFigure } from './figures.ts';
import { playing } from './playing.ts';

interface PlayedGame {
  readonly game: string;
  readonly figures: Readonly<Record<PlayFigure, Figure>>;
}

interface PlayVerdict extends LimitCheck<PlayFigure> {
  readonly game: string;
}

export interface PlayReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly games: readonly PlayedGame[];
  readonly verdicts: readonly PlayVerdict[];
}

/** The opponents of each game: few enough that the turn comes round. */
const GAMES = [
  ['raids', 3],
  ['blood-rage', 3],
  ['valda', 2],
  ['lords-of-ragnarok', 2],
] as const;

export async function benchPlay(seconds: number, progress: (news: string) => void): Promise<PlayReport> {
  progress('building the site');
  const site = await BenchSite.open();
  try {
    const games: PlayedGame[] = [];
    for (const [game, opponents] of GAMES) {
      progress(`playing ${game}`);
      const { durations, interactions, tasks, costs, answers } = await playing(site, game, opponents, seconds);
      const figures = {
        inp: { value: interactionToNextPaint(durations, interactions) },
        task: { value: Math.max(0, ...tasks) },
        cost: { value: Math.max(...costs) },
        interactions: { value: interactions },
        answers: { value: answers },
      };
      games.push({ game, figures });
    }
    const verdicts = games.flatMap(({ game, figures }) => judge(figures, PLAY_BUDGETS).map((verdict) => ({ game, ...verdict })));
    return { machine: { cores: cpus().length, node: process.versions.node }, games, verdicts };
  } finally {
    await site.close();
  }
}
