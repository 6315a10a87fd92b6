/** Matches as lists and pages show them. */

import type { MatchDetail, MatchSummary, Seating } from '@skald/protocol';
import { z } from 'zod';
import type { Match } from '../../generated/prisma/client.ts';
import { editionColumns, editionOfRow, type PackEdition, type RulesFinder } from '../editions/editions.ts';
import { rulesOf } from '../editions/match-rules.ts';
import { clockOf, standingsIn } from '../matches/host/match-record.ts';
import { plainJson } from '../matches/play/plain-json.ts';
import { ACCOUNT_COLUMNS, type AccountRow, publicAccountOf, type SeatRow, seatInfoOf, WITH_SEATS } from '../matches/seats/seat-state.ts';

/** The columns needed for a match summary. */
export const FOR_SUMMARY = { ...WITH_SEATS, host: { select: ACCOUNT_COLUMNS } } as const;
export const FOR_DETAIL = {
  ...FOR_SUMMARY,
  rematch: { select: { id: true } },
  /** The last change of edition. */
  log: { where: { edition: { not: null } }, orderBy: { seq: 'desc' }, take: 1, select: { edition: true } },
} as const;

export type SummaryRow = Match & { readonly seats: readonly SeatRow[]; readonly host: AccountRow };
export type DetailRow = SummaryRow & {
  readonly rematch: { readonly id: string } | null;
  readonly log: readonly { readonly edition: string | null }[];
};

export function summaryOf(match: SummaryRow): MatchSummary {
  return {
    id: match.id,
    game: match.game,
    status: match.status,
    visibility: match.visibility,
    host: publicAccountOf(match.host),
    seats: match.seats.map(seatInfoOf),
    clock: clockOf(match),
    spectators: { allowed: match.spectators, delayMs: match.spectatorDelayMs },
    ownBots: match.ownBots,
    ...packShown(match),
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    finishedAt: match.finishedAt?.toISOString() ?? null,
  };
}

/** A server of an earlier release starts a table without the pack it was opened with: then it is not played by it. */
function packShown({ packEdition, packName, edition }: Match): Pick<MatchSummary, 'pack'> {
  return packEdition !== null && packEdition === edition ? { pack: { edition: packEdition, name: packName ?? '' } } : {};
}

/** The secret is revealed when the match is over. `pack` is the pack of its edition. */
export function detailOf(match: DetailRow, finder: RulesFinder, pack: PackEdition | undefined): MatchDetail {
  const edition = match.log[0]?.edition ?? editionOfRow(match);
  const isOver = match.status === 'finished' || match.status === 'aborted';
  const ranked = standingsIn(match.seats);
  return {
    ...summaryOf(match),
    options: plainJson(match.options),
    ...editionColumns({ slug: match.game, edition }),
    rules: rulesOf(finder, match.game, { edition, opened: match.openedEdition, pack }),
    commitment: match.commitment,
    nonces: match.nonces === null ? null : z.array(z.string()).parse(match.nonces),
    secret: isOver ? match.secret : null,
    standings: ranked.length > 0 ? ranked : null,
    ended: match.endReason,
    rematchOf: match.rematchOfId,
    rematch: match.rematch?.id ?? null,
  };
}

export function seatingOf(match: SummaryRow, v: number): Seating {
  const standings = standingsIn(match.seats);
  return {
    v,
    status: match.status,
    ended: match.endReason,
    ownBots: match.ownBots,
    ...(standings.length > 0 && { standings }),
    seats: match.seats.map(seatInfoOf),
  };
}
