/** What the database stores about a match besides its log: fixed once it has started, except for who plays which seat. */
import { type EditionProblem, isEditionProblem } from '@skald/editions';
import { type AnyGame, type Chance, type Fact, keyedChance, type LogStart, matchKey, type Standing } from '@skald/engine';
import type { ClockSetting } from '@skald/protocol';
import { z } from 'zod';
import type { Match } from '../../../generated/prisma/client.ts';
import { editionOfRow, type RulesFinder } from '../../editions/editions.ts';
import type { Store } from '../../storage/store.ts';
import { type EditionChange, type RulesSince, readEditionChanges, rulesAt, withChanges } from '../log/rules-in-force.ts';
import { type SeatRow, type SeatState, seatStateOf, WITH_SEATS } from '../seats/seat-state.ts';

/** A match that was started, whether it still runs or not. */
export interface MatchRecord {
  readonly id: string;
  /** The rules that it is played by now. */
  readonly game: AnyGame;
  /** The rules that it was begun with, and those that it was moved to since. */
  readonly rules: readonly RulesSince[];
  readonly start: LogStart;
  readonly status: Match['status'];
  /** Why it ended, if its rules did not end it. */
  readonly endReason: string | null;
  /** The ranks written at the end; empty before it. */
  readonly standings: readonly Standing[];
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly clock: ClockSetting;
  readonly spectators: { readonly allowed: boolean; readonly delayMs: number };
  /** May somebody's bot play while its owner plays or watches? */
  readonly ownBots: boolean;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly seatStates: readonly SeatState[];
}

/** Why a match cannot be loaded. */
export type NoRecord = 'unknown' | 'not-started' | 'unknown-game' | EditionProblem;

const factsShape = z.array(z.object({ stream: z.string(), draws: z.array(z.int()) }));
const noncesShape = z.array(z.string());

export function isRecord(record: MatchRecord | NoRecord): record is MatchRecord {
  return typeof record !== 'string' && !('problem' in record);
}

export async function loadRecord(store: Store, rules: RulesFinder, id: string): Promise<MatchRecord | NoRecord> {
  const reads = [store.prisma.match.findUnique({ where: { id }, include: WITH_SEATS }), readEditionChanges(store, id)] as const;
  const [row, changes] = await Promise.all(reads);
  return row ? await recordOf(rules, row, changes) : 'unknown';
}

/** Loads the edition that the match was begun with, and those that it was moved to. */
export async function recordOf(
  finder: RulesFinder,
  row: Match & { seats: SeatRow[] },
  changes: readonly EditionChange[],
): Promise<MatchRecord | NoRecord> {
  if (row.startedAt === null || row.startDigest === null) return 'not-started';
  const begunBy = await finder.find(row.game, editionOfRow(row));
  if (!begunBy) return 'unknown-game';
  if (isEditionProblem(begunBy)) return begunBy;
  const rules = await withChanges(finder, [{ from: 0, game: begunBy }], changes);
  if (isEditionProblem(rules)) return rules;
  const facts: readonly Fact[] = factsShape.parse(row.startFacts);
  return {
    id: row.id,
    game: rules.at(-1)?.game ?? begunBy,
    rules,
    start: { game: row.game, edition: begunBy.edition, seats: row.seatCount, options: row.options, facts, digest: row.startDigest },
    status: row.status,
    endReason: row.endReason,
    standings: standingsIn(row.seats),
    startedAt: row.startedAt.getTime(),
    finishedAt: row.finishedAt?.getTime() ?? null,
    clock: clockOf(row),
    spectators: { allowed: row.spectators, delayMs: row.spectatorDelayMs },
    ownBots: row.ownBots,
    commitment: row.commitment,
    secret: row.secret,
    nonces: noncesShape.parse(row.nonces),
    seatStates: row.seats.map(seatStateOf),
  };
}

/** The record of a match of which these rows were read later: they may have moved it to another edition. */
export async function recordKnowing(
  finder: RulesFinder,
  record: MatchRecord,
  rows: readonly EditionChange[],
): Promise<MatchRecord | EditionProblem> {
  const rules = await withChanges(finder, record.rules, rows);
  if (isEditionProblem(rules)) return rules;
  return rules === record.rules ? record : { ...record, rules };
}

/** The record of the match as it stands after a row: by the rules that hold from there on. */
export function recordAfter(record: MatchRecord, seq: number): MatchRecord {
  const game = rulesAt(record.rules, seq + 1);
  return game === record.game ? record : { ...record, game };
}

/** The ranks written at the end of a match; empty before it, and for an aborted match. */
export function standingsIn(seats: readonly Pick<SeatRow, 'seat' | 'rank' | 'score'>[]): Standing[] {
  return seats.flatMap(({ seat, rank, score }) => (rank === null || score === null ? [] : [{ seat, rank, score }]));
}

export function clockOf(row: Pick<Match, 'clockKind' | 'clockBankMs' | 'clockIncrementMs'>): ClockSetting {
  const bank = row.clockBankMs ?? 0;
  if (row.clockKind === 'live') return { kind: 'live', bankMs: bank, incrementMs: row.clockIncrementMs ?? 0 };
  return row.clockKind === 'days' ? { kind: 'days', msPerMove: bank } : { kind: 'none' };
}

/** The columns of a clock: the reverse of `clockOf`. */
export function clockColumns(clock: ClockSetting): Pick<Match, 'clockKind' | 'clockBankMs' | 'clockIncrementMs'> {
  return {
    clockKind: clock.kind,
    clockBankMs: clock.kind === 'live' ? clock.bankMs : clock.kind === 'days' ? clock.msPerMove : null,
    clockIncrementMs: clock.kind === 'live' ? clock.incrementMs : null,
  };
}

/** The chance of this match, from its committed secret. */
export function chanceOf({ secret, nonces }: Pick<MatchRecord, 'secret' | 'nonces'>): Chance {
  return keyedChance(matchKey(secret, nonces));
}
