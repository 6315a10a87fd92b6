/** The saga: a whole match as lines of JSON. A header, a line per row of the log, a closing line; each is chained to the previous by its `mark`. */

import type { Standing } from '../game.ts';
import type { Fault } from '../log/fault.ts';
import type { LogRow, LogStart } from '../log/rows.ts';
import type { Seat } from '../state/state.ts';

/** The version of the format, the first thing a saga says. */
export const SAGA_FORMAT = 2;

/** The rules that a saga was played by. In the first format they had a number, raised by hand; since then the name of their edition. */
export type SagaRules =
  | { readonly saga: 1; readonly rulesVersion: number }
  | { readonly saga: typeof SAGA_FORMAT; readonly edition: string };

/** The longest accepted line in characters, far above any header or answer. */
export const LONGEST_SAGA_LINE = 1_000_000;

/** The most lines that are read. */
export const MOST_SAGA_LINES = 50_000;

/** How a match began, who sat where, and what was promised about its chance. */
interface SagaOpening extends Omit<LogStart, 'edition'> {
  /** The players' names, by seat. */
  readonly players: readonly string[];
  /** The hash of the secret that decides every chance, published before the first answer; always together with the nonces. */
  readonly commitment?: string;
  readonly nonces?: readonly string[];
  readonly mark: string;
}

export type SagaHeader = SagaOpening & SagaRules;

/** An answer, an undo or a change of edition as the log keeps it; a server adds when it came, in milliseconds. */
export type SagaRow = LogRow & { readonly at?: number; readonly mark: string };

export interface SagaEnding {
  /** How many rows there are, answers and undos alike. */
  readonly answers: number;
  readonly standings: readonly Standing[];
  /** The match was left before its end, on purpose. */
  readonly unfinished?: true;
  /** The seats that gave up, where that ended the match: `resignedStandings` gives its ranks. */
  readonly resigned?: readonly Seat[];
}

export interface SagaEnd {
  readonly end: SagaEnding;
  readonly secret?: string;
  readonly mark: string;
}

export type SagaLine = SagaHeader | SagaRow | SagaEnd;

/** A fault and the line, counted from 1, on which it was found. */
export interface SagaFault extends Fault {
  readonly line: number;
}
