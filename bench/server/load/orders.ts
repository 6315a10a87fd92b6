/** What a load process is told to do, and what it answers. */
import type { Role, Setting } from './driver.d.ts';

export type Order =
  /** Open so many tables more. */
  | ({ readonly order: 'open'; readonly tables: number } & Setting)
  /** Every table answers again as soon as the last answer has reached everybody; or, with `every`, once in so many seconds. */
  | { readonly order: 'play'; readonly seconds: number; readonly every?: number }
  /** Watch every match over a new connection, one after the other. */
  | { readonly order: 'wake' }
  /** Leave all tables. */
  | { readonly order: 'leave' };

/** What was played. */
export interface Played {
  readonly answers: number;
  /** By the clock, in seconds. */
  readonly wall: number;
  /** What the load process itself took of the processor, in seconds. */
  readonly cpu: number;
  /** Milliseconds until each answer was acknowledged. */
  readonly acknowledgements: readonly number[];
  /** Received from the server, all tables together. */
  readonly bytes: Readonly<Record<Role, number>>;
  /** Tables at which the match came to its end. */
  readonly over: number;
  /** Of each table, the moments (milliseconds since 1970) at which an answer had reached everybody. */
  readonly finished: readonly (readonly number[])[];
}

/** How long each match took to wake, in milliseconds. */
interface Woken {
  readonly woken: readonly number[];
}

export type Outcome = { readonly done: Played | Woken | null } | { readonly failure: string };

export function isOrder(message: unknown): message is Order {
  return typeof message === 'object' && message !== null && 'order' in message;
}

export function isOutcome(message: unknown): message is Outcome {
  return typeof message === 'object' && message !== null && ('done' in message || 'failure' in message);
}
