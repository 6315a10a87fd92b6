/** Matches and log rows for tests of the storage, with as little in them as the schema allows. */
import { newId } from '../ids.ts';
import type { MatchLogRow } from '../storage/log/log-rows.ts';
import type { Store } from '../storage/store.ts';

/** A running match of a new guest; its id. */
export async function aMatch(store: Store): Promise<string> {
  const now = new Date();
  const host = await store.prisma.account.create({ data: { id: newId(), kind: 'guest', name: 'Aud', createdAt: now } });
  const match = await store.prisma.match.create({
    data: {
      id: newId(),
      game: 'raids',
      edition: 'first',
      options: {},
      seatCount: 2,
      visibility: 'public',
      clockKind: 'none',
      spectators: true,
      status: 'running',
      statusAt: now,
      hostId: host.id,
      commitment: 'c0',
      secret: 's0',
      createdAt: now,
    },
  });
  return match.id;
}

export function aRow(matchId: string, seq: number, other: Partial<MatchLogRow> = {}): MatchLogRow {
  return {
    matchId,
    seq,
    commandId: `command-${seq}`,
    seat: seq % 2,
    by: 'person',
    decision: `${seq}.0`,
    answer: { do: 'sail', to: seq },
    undo: false,
    facts: [{ stream: 'dice', draws: [seq, 2] }],
    digest: `digest-${seq}`,
    waiting: [(seq + 1) % 2],
    banksMs: [60_000, 59_000],
    at: Date.UTC(2026, 0, 1, 0, 0, seq, 7),
    edition: null,
    ...other,
  };
}
