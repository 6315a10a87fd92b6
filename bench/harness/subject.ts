/** What can be measured: a module that does some work for about so many seconds and says how much it did. */

/** How much was done, and single values that are worth a distribution, by name. */
export interface Tally {
  readonly count: number;
  readonly samples?: Readonly<Record<string, readonly number[]>>;
}

export interface Subject {
  measure(what: string, seconds: number): Tally;
}

/** What a child process is asked for. */
export interface Task {
  readonly what: string;
  readonly seconds: number;
}

/** A tally with the time it took: by the clock, and of the processor, in seconds. */
export interface Round extends Tally {
  readonly wall: number;
  readonly cpu: number;
}

/** What a child process sends back. */
export type Reply = { readonly round: Round } | { readonly failure: string };

export function isTask(message: unknown): message is Task {
  return typeof message === 'object' && message !== null && 'what' in message && 'seconds' in message;
}

export function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && ('round' in message || 'failure' in message);
}
