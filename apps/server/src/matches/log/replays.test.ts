import { digest, fastRandom, isFault, isObject, patched, SagaReader } from '@skald/engine';
import { findRulesIn } from '@skald/engine/editions';
import type { Perspective } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProblem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../../testing/stores.ts';
import { anyRules, World, type WorldMatch } from '../testing/world.ts';
import { Replays } from './replays.ts';
import { exportAll, exportMatch, importMatch } from './transfer.ts';

describe.each(DATABASE_KINDS)('finished matches on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let world: World;
  let replays: Replays;
  let finished: WorldMatch;
  /** The tables that the spectator saw, one after each public step. */
  const tables: string[] = [];

  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await openStore(database.settings);
    world = await World.open(store);
    replays = new Replays(store, anyRules, { damaged: () => undefined, failed: () => undefined });
    finished = await world.match({ game: 'holmgang', seats: 3 });
    const watchers = await world.everybody(finished);
    const spectator = await world.watch(finished, 'spectator');
    tables.push(digest(spectator.picture?.table));
    const random = fastRandom(12);
    for (let p = 0; (await world.play(finished, watchers, random, 1)) > 0; ) {
      if (spectator.cursor.p > p) tables.push(digest(spectator.picture?.table));
      p = spectator.cursor.p;
    }
  });

  afterAll(async () => {
    await world.host.stop();
    await store.close();
    await database.remove();
  });

  async function at(eyes: Perspective, from: number, steps: number) {
    const answer = await replays.replay(finished.id, eyes, { from, steps });
    if (isProblem(answer)) throw new Error(answer.reason);
    return answer;
  }

  it('are watched again as spectators saw them: the same steps, from any place', async () => {
    const whole = await at('spectator', 0, 500);
    expect(whole.length).toBe(tables.length - 1);
    expect(whole.view.hands).toEqual({});
    let { table } = whole.view;
    expect(digest(table)).toBe(tables[0]);
    for (const [i, step] of whole.steps.entries()) {
      table = patched(table, step.table);
      expect(digest(table)).toBe(tables[i + 1]);
      expect(step.events.every(({ to }) => to === undefined)).toBe(true);
      expect(step).not.toHaveProperty('answer');
    }
    for (const from of [1, 7, 25, 26, whole.length]) {
      const there = await at('spectator', from, 3);
      expect(digest(there.view.table)).toBe(tables[from]);
      expect(there.steps).toEqual(whole.steps.slice(from, from + 3));
    }
    expect(await at('spectator', 9999, 3)).toMatchObject({ from: whole.length, steps: [] });
  });

  it('are watched again as each seat saw them then, and with everything open', async () => {
    const rows = await store.readLog(finished.id);
    const open = await at('open', 0, 500);
    expect(open.length).toBe(rows.length);
    expect(Object.keys(open.view.hands)).toEqual(['0', '1', '2']);
    expect(open.steps.map(({ answer }) => answer?.seat)).toEqual(rows.map(({ seat }) => seat));
    const seat = await at(1, 0, 500);
    expect(seat.length).toBeGreaterThan(tables.length - 1);
    expect(seat.length).toBeLessThan(rows.length);
    expect(Object.keys(seat.view.hands)).toEqual(['1']);
    expect(seat.view.decisions.every((decision) => decision.seat === 1)).toBe(true);
    expect(await replays.replay(finished.id, 7, { from: 0, steps: 1 })).toMatchObject({ problem: 'bad-request' });
  });

  it('are proven by their saga, and running ones give neither saga nor replay', async () => {
    const lines = await replays.saga(finished.id);
    if (isProblem(lines)) throw new Error(lines.reason);
    const reader = new SagaReader(findRulesIn(anyRules.newest));
    for (const line of lines) reader.read(line);
    const verdict = reader.finish();
    if (isFault(verdict)) throw new Error(verdict.reason);
    expect(verdict.chance).toBe('proven');
    const running = await world.match();
    expect(await replays.saga(running.id)).toMatchObject({ problem: 'wrong-status' });
    expect(await replays.replay(running.id, 'spectator', { from: 0, steps: 1 })).toMatchObject({ problem: 'wrong-status' });
    expect(await replays.saga('nosuchmatch')).toMatchObject({ problem: 'unknown-match' });
  });

  it('and running ones go to another store and play on there, the very same', async () => {
    const running = await world.match({ game: 'holmgang', seats: 2, clock: { kind: 'live', bankMs: 60_000, incrementMs: 1000 } });
    const watchers = await world.everybody(running);
    await world.play(running, watchers, fastRandom(4), 9);
    const clusterPeers = await testDatabase(kind);
    const other = await openStore(clusterPeers.settings);
    for (const match of [finished, running]) {
      const lines = await exportMatch(store, anyRules, match.id);
      if (isProblem(lines)) throw new Error(lines.reason);
      expect(await importMatch(other, anyRules, lines)).toBe(match.id);
      expect(await importMatch(other, anyRules, lines)).toMatchObject({ problem: 'wrong-status' });
      expect(await other.readLog(match.id)).toEqual(await store.readLog(match.id));
      expect(await exportMatch(other, anyRules, match.id)).toEqual(lines);
      const changed = lines.with(3, (lines[3] ?? '').replace('"seat":', '"seat": '));
      expect(await importMatch(other, anyRules, changed)).toMatchObject({ problem: 'bad-request' });
    }
    const there = await World.open(other, world.clock);
    const same = await there.everybody(running);
    expect(same.map(({ picture }) => digest(picture))).toEqual(watchers.map(({ picture }) => digest(picture)));
    await there.play(running, same, fastRandom(1));
    expect(there.failures).toEqual([]);
    const all: unknown[] = [];
    for await (const lines of exportAll(other, anyRules)) all.push(isProblem(lines) ? lines : JSON.parse(lines[0] ?? ''));
    expect(all.map((cover) => (isObject(cover) ? cover.id : cover)).sort()).toEqual([finished.id, running.id].sort());
    await there.host.stop();
    await other.close();
    await clusterPeers.remove();
  });
});
