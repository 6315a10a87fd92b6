/** What can be wrong with a log or a saga: a code for machines, a reason for people. */

export const SAGA_CODES = [
  'not-a-saga',
  'too-large',
  'bad-line',
  'mark-mismatch',
  'truncated',
  'trailing-line',
  'unknown-game',
  'unknown-edition',
  'refused-start',
  'refused-answer',
  'fact-mismatch',
  'digest-mismatch',
  'edition-mismatch',
  'commitment-mismatch',
  'standings-mismatch',
  'wrong-end',
] as const;

export type SagaCode = (typeof SAGA_CODES)[number];

/** What is wrong with a log, in plain English. */
export interface Fault {
  readonly fault: SagaCode;
  readonly reason: string;
  /** The edition that is missing. */
  readonly edition?: string;
}

export function fault(code: SagaCode, reason: string): Fault {
  return { fault: code, reason };
}

export function isFault(outcome: object): outcome is Fault {
  return 'fault' in outcome;
}
