/** A hint: the best answers to an open question, from what its seat sees. */
import type { Random } from '@skald/engine';
import { type AskedSeat, compare } from './comparison.ts';
import { effortFor } from './effort.ts';
import type { Estimate } from './estimate.ts';
import { type AnswerWords, wordsFor } from './words.ts';

export interface HintedAnswer {
  readonly words: AnswerWords;
  readonly chance: Estimate;
  /** Against the first: what it would cost, as far as that can be told. */
  readonly cost: Estimate;
}

export interface Hint {
  /** The best first. */
  readonly answers: readonly HintedAnswer[];
  /** The answers differ by less than can be told. */
  readonly isFree: boolean;
}

const TRIES = 600;
const MOST = 3;

/** Undefined if there is nothing to decide. */
export function hintFor(asked: AskedSeat, random: Random): Hint | undefined {
  const compared = compare(asked, asked.decision.fallback, effortFor(TRIES), random);
  if (!compared) return undefined;
  const answers = compared.best
    .slice(0, MOST)
    .map(({ answer, chance, cost }) => ({ words: wordsFor(asked.decision, answer), chance, cost }));
  return { answers, isFree: compared.isFree };
}
