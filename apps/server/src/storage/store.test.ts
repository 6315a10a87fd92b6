import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMatch, aRow } from '../testing/matches.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../testing/stores.ts';
import type { Store } from './store.ts';

describe.each(DATABASE_KINDS)('the store on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await openStore(database.settings);
  });

  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  it('gives back every part of a row as it was appended', async () => {
    const matchId = await aMatch(store);
    const row = aRow(matchId, 1, { answer: { deep: [1, { über: 'größer', none: null }] }, by: 'clock' });
    expect(await store.append(row)).toEqual({ outcome: 'written' });
    expect(await store.readLog(matchId)).toEqual([row]);
  });

  it('keeps an undo as a row without decision and answer', async () => {
    const matchId = await aMatch(store);
    await store.append(aRow(matchId, 1));
    const undo = aRow(matchId, 2, { undo: true, decision: null, answer: null, facts: [] });
    expect(await store.append(undo)).toEqual({ outcome: 'written' });
    expect(await store.readLog(matchId, 1)).toEqual([undo]);
  });

  it('tells a repeated command the row that it brought at first', async () => {
    const matchId = await aMatch(store);
    const first = aRow(matchId, 1);
    await store.append(first);
    await store.append(aRow(matchId, 2));
    const repeated = await store.append(aRow(matchId, 3, { commandId: first.commandId, digest: 'other' }));
    expect(repeated).toEqual({ outcome: 'repeated', row: first });
    expect(await store.readLog(matchId)).toHaveLength(2);
  });

  it('lets one of two rows for the same place win, and harms no other row of the commit', async () => {
    const [contested, calm, unknown] = [await aMatch(store), await aMatch(store), 'nosuchmatch'];
    await store.append(aRow(contested, 1));
    const outcomes = await Promise.all([
      store.append(aRow(contested, 1, { commandId: 'late' })),
      store.append(aRow(calm, 1)),
      store.append(aRow(unknown, 1)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['conflict', 'written', 'unknown-match']);
    expect(await store.readLog(contested)).toEqual([aRow(contested, 1)]);
  });

  it('beats for several who ask while one is at it', async () => {
    const beating: Promise<void>[] = [];
    for (let times = 0; times < 8; times++) {
      beating.push(store.beat());
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(await Promise.allSettled(beating)).toEqual(Array(8).fill({ status: 'fulfilled', value: undefined }));
  });

  it('leaves no gap in a log', async () => {
    const matchId = await aMatch(store);
    expect(await store.append(aRow(matchId, 2))).toEqual({ outcome: 'conflict' });
    expect(await store.readLog(matchId)).toEqual([]);
  });

  it('writes rows of one match that were appended together in their order', async () => {
    const matchId = await aMatch(store);
    const rows = Array.from({ length: 20 }, (_, i) => aRow(matchId, i + 1));
    const outcomes = await Promise.all(rows.map((row) => store.append(row)));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['written']));
    expect(await store.readLog(matchId)).toEqual(rows);
  });

  it('fails only the row that the database cannot hold', async () => {
    const [bad, good] = [await aMatch(store), await aMatch(store)];
    const [failed, written] = await Promise.allSettled([store.append(aRow(bad, 1, { answer: 'a\u0000b' })), store.append(aRow(good, 1))]);
    expect(failed.status).toBe('rejected');
    expect(written).toEqual({ status: 'fulfilled', value: { outcome: 'written' } });
  });

  it('keeps moments to the millisecond, whatever the zone of the machine', async () => {
    const moment = new Date(Date.UTC(2026, 6, 1, 12, 34, 56, 789));
    const match = await store.prisma.match.findUniqueOrThrow({ where: { id: await aMatch(store) } });
    await store.prisma.match.update({ where: { id: match.id }, data: { startedAt: moment } });
    const [read] = await store.prisma.$queryRaw<{ at: string }[]>`
      SELECT to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') AS at FROM matches WHERE id = ${match.id}`;
    expect(read?.at).toBe('2026-07-01 12:34:56.789');
    expect((await store.prisma.match.findUniqueOrThrow({ where: { id: match.id } })).startedAt).toEqual(moment);
  });

  it('seats a person once in a match, and a bot as often as it is wanted', async () => {
    const matchId = await aMatch(store);
    const { hostId: accountId } = await store.prisma.match.findUniqueOrThrow({ where: { id: matchId } });
    const sit = (seat: number, occupant: 'person' | 'bot') =>
      store.prisma.matchSeat.create({ data: { matchId, seat, occupant, accountId } });
    await sit(0, 'person');
    await expect(sit(1, 'person')).rejects.toMatchObject({ code: 'P2002' });
    await sit(2, 'bot');
    await sit(3, 'bot');
    expect(await store.prisma.matchSeat.count({ where: { matchId } })).toBe(3);
  });

  it('undoes an interactive transaction that fails', async () => {
    const before = await store.prisma.account.count();
    const attempt = store.prisma.$transaction(async (tx) => {
      await tx.account.create({ data: { id: 'gone', kind: 'guest', name: 'Gone', createdAt: new Date() } });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await store.prisma.account.count()).toBe(before);
  });

  it('is tidied without harm', async () => {
    const matchId = await aMatch(store);
    await store.append(aRow(matchId, 1));
    await store.tidy();
    expect(await store.readLog(matchId)).toHaveLength(1);
  });

  it('finds everything again after it was closed and opened', async () => {
    const matchId = await aMatch(store);
    await store.append(aRow(matchId, 1));
    await store.close();
    store = await openStore(database.settings);
    expect(await store.readLog(matchId)).toEqual([aRow(matchId, 1)]);
  });
});
