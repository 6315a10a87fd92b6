/** Why an operator's command about editions was not carried out: a code for machines, and what to do. Nothing has changed then. */
import { EDITION_PROBLEMS } from '@skald/editions';

const EDITION_REFUSALS = [
  ...EDITION_PROBLEMS,
  'unknown-match',
  'unknown-game',
  'wrong-status',
  'log-damaged',
  'edition-differs',
  'edition-not-newer',
  'pack-differs',
  'servers-too-old',
  'unreadable-file',
  'try-again',
] as const;

export interface EditionRefusal {
  readonly problem: (typeof EDITION_REFUSALS)[number];
  readonly reason: string;
}

export function refuseEdition(code: EditionRefusal['problem'], reason: string): EditionRefusal {
  return { problem: code, reason };
}

export function isEditionRefusal(outcome: unknown): outcome is EditionRefusal {
  return (
    typeof outcome === 'object' && outcome !== null && 'problem' in outcome && EDITION_REFUSALS.some((code) => code === outcome.problem)
  );
}
