/** Formats standings: rank, name, score. */
import type { Standing } from '@skald/engine';
import type { CliTranslator } from './i18n/translator.ts';
import { type Paint, padded, widthOf } from './paint.ts';

export function standingLines(standings: readonly Standing[], i18n: CliTranslator, paint: Paint): readonly string[] {
  const sorted = standings.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
  const names = Math.max(...sorted.map(({ seat }) => widthOf(i18n.name(seat))));
  const scores = Math.max(...sorted.map(({ score }) => String(score).length));
  return sorted.map(({ seat, rank, score }) => {
    const name = padded(paint.seat(seat, i18n.name(seat)), names);
    const line = `  ${rank}.  ${name}  ${String(score).padStart(scores)}`;
    return rank === 1 ? paint.bold(line) : line;
  });
}
