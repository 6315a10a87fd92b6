/** A subject: a module that works for about `seconds` and reports how much it did. */

/** The amount of work, and named samples for distributions. */
export interface WorkDone {
  readonly count: number;
  readonly samples?: Readonly<Record<string, readonly number[]>>;
}

export interface Subject {
  measure(what: string, seconds: number): WorkDone;
}

/** A request to a child process. */
export interface SubjectTask {
  readonly what: string;
  readonly seconds: number;
}

/** A tally with its wall-clock and CPU time, in seconds. */
export interface Round extends WorkDone {
  readonly wall: number;
  readonly cpu: number;
}

/** The answer of a child process. */
export type Reply = { readonly round: Round } | { readonly failure: string };

export function isTask(message: unknown): message is SubjectTask {
  return typeof message === 'object' && message !== null && 'what' in message && 'seconds' in message;
}

export function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && ('round' in message || 'failure' in message);
}
