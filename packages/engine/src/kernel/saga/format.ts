/** The saga: a whole match as lines of JSON. One header, one line for each answer or undo, one closing line, each chained to the one before by its mark. */
import type { LogRow, LogStart } from '../chronicle.ts';
import type { Standing } from '../game.ts';

/** The version of the format, the first thing a saga says. */
export const SAGA_FORMAT = 1;

/** The longest line that is looked into, in characters: far more than any header or answer needs. */
export const LONGEST_SAGA_LINE = 1_000_000;

/** The most lines that are read. */
export const MOST_SAGA_LINES = 50_000;

/** How a match began, who sat where, and what was promised about its chance. */
export interface SagaHeader extends LogStart {
  readonly saga: typeof SAGA_FORMAT;
  /** The players' names, by seat. */
  readonly players: readonly string[];
  /** The hash of the secret that decides every chance, published before the first answer; always together with the nonces. */
  readonly commitment?: string;
  readonly nonces?: readonly string[];
  readonly mark: string;
}

/** An answer or an undo as the log keeps it; a server adds when it came, in milliseconds. */
export type SagaRow = LogRow & { readonly at?: number; readonly mark: string };

export interface SagaEnding {
  /** How many rows there are, answers and undos alike. */
  readonly answers: number;
  readonly standings: readonly Standing[];
  /** The match was left before its end, on purpose. */
  readonly unfinished?: true;
}

export interface SagaEnd {
  readonly end: SagaEnding;
  readonly secret?: string;
  readonly mark: string;
}

export type SagaLine = SagaHeader | SagaRow | SagaEnd;

export const SAGA_CODES = [
  'not-a-saga',
  'too-large',
  'bad-line',
  'mark-mismatch',
  'truncated',
  'trailing-line',
  'unknown-game',
  'wrong-rules-version',
  'refused-start',
  'refused-answer',
  'fact-mismatch',
  'digest-mismatch',
  'commitment-mismatch',
  'standings-mismatch',
  'wrong-end',
] as const;

export type SagaCode = (typeof SAGA_CODES)[number];

/** What is wrong with a log, in plain English. */
export interface Fault {
  readonly fault: SagaCode;
  readonly reason: string;
}

/** A fault and the line, counted from 1, on which it was found. */
export interface SagaFault extends Fault {
  readonly line: number;
}

export function fault(code: SagaCode, reason: string): Fault {
  return { fault: code, reason };
}

export function isFault(outcome: object): outcome is Fault {
  return 'fault' in outcome;
}
