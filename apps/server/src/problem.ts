/** A refusal as a value: nothing has changed when one is returned. */
import type { Reason, Refusal, RefusalCode } from '@skald/engine';
import type { ErrorBody, ErrorCode } from '@skald/protocol';

export interface Problem {
  readonly problem: ErrorCode;
  readonly reason: string;
  readonly retryAfterMs?: number;
  /** With `refused`: the code of the rules, and why they do not offer it. */
  readonly refusal?: RefusalCode;
  readonly why?: readonly Reason[];
}

/** No client is asked to come again sooner: a shorter wait costs more requests than it saves time. */
const SHORTEST_RETRY_MS = 250;

export function problem(code: ErrorCode, reason: string, retryAfterMs?: number): Problem {
  if (retryAfterMs === undefined) return { problem: code, reason };
  return { problem: code, reason, retryAfterMs: Math.max(SHORTEST_RETRY_MS, retryAfterMs) };
}

/** What the rules refuse. */
export function refusedBy({ refused, reason, why }: Refusal): Problem {
  return { problem: 'refused', reason, refusal: refused, why };
}

export function isProblem(outcome: unknown): outcome is Problem {
  return typeof outcome === 'object' && outcome !== null && 'problem' in outcome;
}

/** A refusal as it is sent. */
export function errorBodyOf({ problem: code, why, ...rest }: Problem): ErrorBody {
  return { error: { code, ...rest, ...(why && { why: [...why] }) } };
}
