/** Matches as lists and pages show them. */
import type { MatchDetail, MatchSummary, Seating } from '@skald/protocol';
import { z } from 'zod';
import { ACCOUNT_COLUMNS, type AccountRow, publicAccountOf, type SeatRow, seatInfoOf, WITH_SEATS } from '../matches/chairs.ts';
import { clockOf } from '../matches/match-record.ts';
import { plainJson } from '../matches/plain-json.ts';
import type { Match } from '../storage/generated/client.ts';

/** What must be read with a match for its summary. */
export const FOR_SUMMARY = { ...WITH_SEATS, host: { select: ACCOUNT_COLUMNS } } as const;
export const FOR_DETAIL = { ...FOR_SUMMARY, rematch: { select: { id: true } } } as const;

export type SummaryRow = Match & { readonly seats: readonly SeatRow[]; readonly host: AccountRow };
export type DetailRow = SummaryRow & { readonly rematch: { readonly id: string } | null };

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
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    finishedAt: match.finishedAt?.toISOString() ?? null,
  };
}

/** The secret is told when nothing more can be played. */
export function detailOf(match: DetailRow): MatchDetail {
  const isOver = match.status === 'finished' || match.status === 'aborted';
  const ranked = match.seats.flatMap(({ seat, rank, score }) => (rank === null || score === null ? [] : [{ seat, rank, score }]));
  return {
    ...summaryOf(match),
    options: plainJson(match.options),
    rulesVersion: match.rulesVersion,
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
  return { v, status: match.status, ended: match.endReason, seats: match.seats.map(seatInfoOf) };
}
