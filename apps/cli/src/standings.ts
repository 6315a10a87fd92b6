/** Standings as lines: place, name, score. */
import type { Standing } from '@skald/engine';
import { type Paint, padded, widthOf } from './paint.ts';
import type { Speaker } from './words/speaker.ts';

export function standingLines(standings: readonly Standing[], speaker: Speaker, paint: Paint): readonly string[] {
  const sorted = standings.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
  const names = Math.max(...sorted.map(({ seat }) => widthOf(speaker.name(seat))));
  const scores = Math.max(...sorted.map(({ score }) => String(score).length));
  return sorted.map(({ seat, rank, score }) => {
    const name = padded(paint.seat(seat, speaker.name(seat)), names);
    const line = `  ${rank}.  ${name}  ${String(score).padStart(scores)}`;
    return rank === 1 ? paint.bold(line) : line;
  });
}
