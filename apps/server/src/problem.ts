/** A refusal as a value: nothing has changed when one is returned. */
import type { ErrorCode } from '@skald/protocol';

export interface Problem {
  readonly problem: ErrorCode;
  readonly reason: string;
  readonly retryAfterMs?: number;
}

export function problem(code: ErrorCode, reason: string, retryAfterMs?: number): Problem {
  return retryAfterMs === undefined ? { problem: code, reason } : { problem: code, reason, retryAfterMs };
}

export function isProblem(outcome: unknown): outcome is Problem {
  return typeof outcome === 'object' && outcome !== null && 'problem' in outcome;
}
