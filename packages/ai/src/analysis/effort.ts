/** How the answers that may be tried for one decision are spread over its three rounds. */
import type { Effort } from './comparison.ts';

/** A third of them each, within what still means something. */
export function effortFor(tries: number): Effort {
  const third = tries / 3;
  const [many, some, few] = [12, 5, 3];
  return {
    widely: { answers: many, worlds: within(third / many, 2, 12) },
    closely: { answers: some, worlds: within(third / some, 4, 32) },
    finally: { answers: few, worlds: within(third / few, 24, 120) },
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}
