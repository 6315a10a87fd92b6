/** Tells this viewer how a match ended that the rules did not end. */
import type { MatchEnd } from '@skald/client';
import type { Seat, Viewer } from '@skald/engine';
import { markName, type TableTranslator } from '../i18n/translators.ts';

export interface EndedMatch {
  readonly end: Pick<MatchEnd, 'status' | 'reason' | 'standings'>;
  /** The seats that resigned. */
  readonly resigned: readonly Seat[];
  readonly viewer: Viewer;
}

/** Null if the rules ended it: the results say everything. */
export function endText({ end, resigned, viewer }: EndedMatch, i18n: TableTranslator): string | null {
  const { status, reason, standings } = end;
  if (status === 'aborted') return calledOff(reason, i18n);
  if (reason !== 'resigned' || resigned.length === 0) return null;
  // Old solo matches were stored with the only seat first.
  const winners = (standings ?? []).filter(({ seat, rank }) => rank === 1 && !resigned.includes(seat)).map(({ seat }) => seat);
  return [gaveUp(resigned, viewer, i18n), ...(winners.length > 0 ? [wins(winners, viewer, i18n)] : [])].join(' ');
}

/** Reasons of the server are translated; a moderator's words stay as written. */
const KNOWN_REASONS = ['abandoned', 'expired'];

function calledOff(reason: string | null, i18n: TableTranslator): string {
  return reason === null || KNOWN_REASONS.includes(reason) ? i18n.t('live.aborted') : i18n.t('live.aborted-why', { reason });
}

function gaveUp(resigned: readonly Seat[], viewer: Viewer, i18n: TableTranslator): string {
  const others = resigned.filter((seat) => seat !== viewer);
  const values = { names: namesOf(others, i18n), count: others.length };
  if (!resigned.some((seat) => seat === viewer)) return i18n.t('live.end.gave-up', values);
  return others.length > 0 ? i18n.t('live.end.gave-up-both', values) : i18n.t('live.end.gave-up-you');
}

function wins(winners: readonly Seat[], viewer: Viewer, i18n: TableTranslator): string {
  if (winners.some((seat) => seat === viewer)) return i18n.t('live.end.you-win');
  return i18n.t('live.end.wins', { names: namesOf(winners, i18n), count: winners.length });
}

function namesOf(seats: readonly Seat[], i18n: TableTranslator): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(seats.map((seat) => markName(seat, i18n.name(seat))));
}
