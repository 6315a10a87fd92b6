/** The analysis of a match: plain data, kept and shown by clients. */
import type { Seat } from '@skald/engine';
import type { Estimate } from './estimate.ts';
import type { Ledger } from './ledger.ts';
import type { AnswerWords } from './words.ts';

/** The chances after step `at`, each from what that seat knew there. */
export interface CurvePoint {
  readonly at: number;
  readonly chances: readonly Estimate[];
}

/** `costly`: it cost more than the error. `good`: it was better than all others by more than the error. `free`: the best answers differ by less. */
export type AnswerMark = 'costly' | 'free' | 'good';

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
  readonly verdict: AnswerMark;
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
  readonly game: string;
  readonly seats: number;
  /** The share of the work that is done; 1 for the whole analysis. */
  readonly done: number;
  readonly points: readonly CurvePoint[];
  readonly turningPoints: readonly TurningPoint[];
  readonly decisions: readonly AnalysedDecision[];
  readonly ledgers: readonly Ledger[];
  /** False where the rules are older than the judgement, or nobody has measured the game: then the standings alone count. */
  readonly isMeasured: boolean;
  /** By how much chances of this game were off on average in matches with known ends. */
  readonly doubt: number;
  /** Differences between answers smaller than this cannot be told. */
  readonly least: number;
}
