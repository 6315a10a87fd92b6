/** The one shuffle (Fisher and Yates, from the end). Logs record its draws: neither their order nor their bounds may change. */
import type { Random } from './chance.ts';
import { itemAt } from './defect.ts';

/** A shuffled copy. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const drawn = random.below(last + 1);
    const moved = itemAt(copy, last);
    copy[last] = itemAt(copy, drawn);
    copy[drawn] = moved;
  }
  return copy;
}

/** The bounds of the draws that `shuffled` makes, in its order. */
export function shuffleBounds(length: number): number[] {
  return Array.from({ length: Math.max(0, length - 1) }, (_, i) => length - i);
}

/** Gives draws that were made in advance, one after the other. */
export function playback(draws: readonly number[]): Random {
  let next = 0;
  return { below: () => itemAt(draws, next++) };
}
