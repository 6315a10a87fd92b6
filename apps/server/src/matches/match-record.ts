/** What the database says about a match beside its log: fixed once it has started, except for who plays which seat. */
import { type AnyGame, type Chance, type Fact, keyedChance, type LogStart, matchKey } from '@skald/engine';
import type { ClockSetting } from '@skald/protocol';
import { z } from 'zod';
import type { Match } from '../storage/generated/client.ts';
import type { Store } from '../storage/store.ts';
import { type Chair, chairOf, type SeatRow, WITH_SEATS } from './chairs.ts';

/** A match that was started, whether it still runs or not. */
export interface MatchRecord {
  readonly id: string;
  readonly game: AnyGame;
  readonly start: LogStart;
  readonly status: Match['status'];
  /** Why it ended, where its rules did not end it. */
  readonly endReason: string | null;
  readonly startedAt: number;
  readonly clock: ClockSetting;
  readonly spectators: { readonly allowed: boolean; readonly delayMs: number };
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly chairs: readonly Chair[];
}

/** Why a match cannot be had. */
export type NoRecord = 'unknown' | 'not-started' | 'unknown-game' | 'other-rules';

const factsShape = z.array(z.object({ stream: z.string(), draws: z.array(z.int()) }));
const noncesShape = z.array(z.string());

export async function loadRecord(store: Store, find: (slug: string) => AnyGame | undefined, id: string): Promise<MatchRecord | NoRecord> {
  const row = await store.prisma.match.findUnique({ where: { id }, include: WITH_SEATS });
  return row ? recordOf(find, row) : 'unknown';
}

export function recordOf(find: (slug: string) => AnyGame | undefined, row: Match & { seats: SeatRow[] }): MatchRecord | NoRecord {
  if (row.startedAt === null || row.startDigest === null) return 'not-started';
  const game = find(row.game);
  if (!game) return 'unknown-game';
  if (game.rulesVersion !== row.rulesVersion) return 'other-rules';
  const facts: readonly Fact[] = factsShape.parse(row.startFacts);
  return {
    id: row.id,
    game,
    start: { game: row.game, rulesVersion: row.rulesVersion, seats: row.seatCount, options: row.options, facts, digest: row.startDigest },
    status: row.status,
    endReason: row.endReason,
    startedAt: row.startedAt.getTime(),
    clock: clockOf(row),
    spectators: { allowed: row.spectators, delayMs: row.spectatorDelayMs },
    commitment: row.commitment,
    secret: row.secret,
    nonces: noncesShape.parse(row.nonces),
    chairs: row.seats.map(chairOf),
  };
}

export function clockOf(row: Pick<Match, 'clockKind' | 'clockBankMs' | 'clockIncrementMs'>): ClockSetting {
  const bank = row.clockBankMs ?? 0;
  if (row.clockKind === 'live') return { kind: 'live', bankMs: bank, incrementMs: row.clockIncrementMs ?? 0 };
  return row.clockKind === 'days' ? { kind: 'days', msPerMove: bank } : { kind: 'none' };
}

/** The chance that this match was promised. */
export function chanceOf({ secret, nonces }: Pick<MatchRecord, 'secret' | 'nonces'>): Chance {
  return keyedChance(matchKey(secret, nonces));
}
