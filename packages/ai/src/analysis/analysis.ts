/** The analysis of a match: plain data, kept and shown by clients. */
import type { Seat } from '@skald/engine';
import type { Estimate } from './estimate.ts';
import type { Ledger } from './ledger.ts';
import type { AnswerWords } from './words.ts';

/** Changes when the same match would get another analysis. */
export const ANALYSIS_VERSION = 1;

/** The chances after step `at`, each from what that seat knew there. */
export interface CurvePoint {
  readonly at: number;
  readonly chances: readonly Estimate[];
}

/** `costly`: it cost more than the error of the estimate. `free`: several answers are equally good. `good`: nothing better was found. */
export type Verdict = 'costly' | 'free' | 'good';

export interface AnswerFound {
  readonly words: AnswerWords;
  readonly chance: Estimate;
  readonly isPlayed: boolean;
}

/** The answer that led to step `at`. */
export interface AnalysedDecision {
  readonly at: number;
  readonly seat: Seat;
  /** The key of the question. */
  readonly key: string;
  readonly verdict: Verdict;
  readonly cost: Estimate;
  /** The best answers found, and the one that was played, the best first. */
  readonly answers: readonly AnswerFound[];
  /** By how much chance and what was hidden moved the seat's own chance right after it; missing where nothing was revealed. */
  readonly luck?: Estimate;
}

/** Where the chances changed most: by how much, for the seat that it changed most for. */
export interface TurningPoint {
  readonly from: number;
  readonly at: number;
  readonly seat: Seat;
  readonly change: Estimate;
}

export interface Analysis {
  readonly version: number;
  readonly game: string;
  readonly seats: number;
  /** The share of the work that is done; 1 for the whole analysis. */
  readonly done: number;
  readonly points: readonly CurvePoint[];
  readonly turningPoints: readonly TurningPoint[];
  readonly decisions: readonly AnalysedDecision[];
  readonly ledgers: readonly Ledger[];
  /** By how much chances of this game were off on average in matches with known ends. */
  readonly doubt: number;
}
