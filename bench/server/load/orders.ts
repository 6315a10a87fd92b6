/** The commands to a load process, and its results. */
import type { Role, TableSetting } from './driver.d.ts';

export type Order =
  /** Open this many more tables. */
  | ({ readonly order: 'open'; readonly tables: number } & TableSetting)
  /** Every table answers again as soon as the last answer has reached everybody; or, with `every`, once per that many seconds. */
  | { readonly order: 'play'; readonly seconds: number; readonly every?: number }
  /** Watch every match over a new connection, one after the other. */
  | { readonly order: 'wake' }
  /** Leave all tables. */
  | { readonly order: 'leave' };

/** The results of a stretch of play. */
export interface PlayedStretch {
  readonly answers: number;
  /** Wall-clock time, in seconds. */
  readonly wall: number;
  /** CPU seconds of the load process itself. */
  readonly cpu: number;
  /** Milliseconds until each answer was acknowledged. */
  readonly acknowledgements: readonly number[];
  /** Bytes received from the server, all tables together. */
  readonly bytes: Readonly<Record<Role, number>>;
  /** Tables whose match has ended. */
  readonly over: number;
  /** Of each table, the moments (milliseconds since 1970) at which an answer had reached everybody. */
  readonly finished: readonly (readonly number[])[];
}

/** The time each match took to wake, in milliseconds. */
interface Woken {
  readonly woken: readonly number[];
}

export type Outcome = { readonly done: PlayedStretch | Woken | null } | { readonly failure: string };

export function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'order' in message;
}

export function isOutcome(message: unknown): message is Outcome {
  return typeof message === 'object' && message !== null && ('done' in message || 'failure' in message);
}
