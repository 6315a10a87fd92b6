/** A refusal: a code for machines and a reason for people. Nothing has changed when one is returned. */
import type { JsonObject } from '../state/json.ts';
import type { RuleId } from '../state/state.ts';

export const REFUSAL_CODES = [
  'match-over',
  'unknown-seat',
  'stale-decision',
  'not-your-decision',
  'already-answered',
  'wrong-shape',
  'too-large',
  'not-offered',
  'too-few',
  'too-many',
  'out-of-range',
  'nothing-to-undo',
  'seat-count',
  'bad-options',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly refused: RefusalCode;
  /** In plain English; clients translate by the code. */
  readonly reason: string;
  /** Why the rules do not offer it, where they can tell. */
  readonly why: readonly Reason[];
}

/** Why something is not on offer: a key of the game's message catalogue with its parameters, and the rule behind it. */
export interface Reason {
  readonly reason: string;
  readonly rule?: RuleId;
  readonly params?: JsonObject;
}

/** Why a match cannot begin with these options: a plain English sentence, and the reason in the game's catalogue. */
export interface Objection {
  readonly sentence: string;
  readonly why: Reason;
}

export function refuse(refused: RefusalCode, reason: string, why: readonly Reason[] = []): Refusal {
  return { refused, reason, why };
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}
