/** The server's work on an answer: the step on a copy with its patches, the digest, and the views of all seats. */
import type { AnyGame } from '@skald/engine';
import type { WorkDone } from '../harness/subject.ts';
import { serve } from './table.ts';

/** Milliseconds of every step of random games, for about `seconds`. */
export function intact(game: AnyGame, seats: number, seconds: number): WorkDone {
  const until = performance.now() + seconds * 1000;
  const ms: number[] = [];
  for (let seed = 1; performance.now() < until; seed++) for (const served of serve(game, seats, seed)) ms.push(served.ms);
  return { count: ms.length, samples: { ms } };
}
