import { fastRandom, replay } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../../testing/stores.ts';
import { isRecord, loadRecord } from '../host/match-record.ts';
import { logRowOf } from '../log/stored-row.ts';
import { anyRules, World } from '../testing/world.ts';
import { FAULT_POINTS, type FaultPoint, faultsOf } from './fault-points.ts';

const POINTS: readonly FaultPoint[] = ['awake', 'seated', 'applied', 'committed', 'replaced', 'acknowledged', 'broadcast'];

describe('the environment of a fault test', () => {
  it('ends the process at the named passage of the named point, and never in production', () => {
    let killed = 0;
    const faults = faultsOf({ TEST_FAULT_POINT: '4x2' }, () => killed++);
    for (const point of POINTS) faults(point);
    expect(killed).toBe(0);
    faults('committed');
    expect(killed).toBe(1);
    const production = faultsOf({ TEST_FAULT_POINT: '4', NODE_ENV: 'production' }, () => killed++);
    production('committed');
    faultsOf({}, () => killed++)('committed');
    expect(killed).toBe(1);
    expect(POINTS.map((point) => FAULT_POINTS[point])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe.each(DATABASE_KINDS)('a server that dies on the write path, on %s', (kind) => {
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

  /** The host stops dead at the point: nothing after it happens, as with a killed process. */
  async function dying(world: World, point: FaultPoint): Promise<{ died: Promise<void> }> {
    let dead = (): void => undefined;
    const died = new Promise<void>((resolve) => {
      dead = resolve;
    });
    await world.restart((reached) => {
      if (reached !== point) return undefined;
      dead();
      return new Promise<void>(() => undefined);
    });
    return { died };
  }

  it.each(POINTS)('loses nothing that was acknowledged and does nothing twice: dead at %s', async (point) => {
    const world = await World.open(store);
    const match = await world.match({ game: 'holmgang', seats: 2 });
    const random = fastRandom(FAULT_POINTS[point]);
    await world.play(match, await world.everybody(match), random, 6);
    const { died } = await dying(world, point);
    const watchers = await world.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const open = asked?.decisions[0];
    if (!asked || !open || asked.viewer === 'spectator') throw new Error('nobody is asked');
    const account = match.accounts[asked.viewer] ?? '';
    const command = { match: match.id, account, commandId: newId(), decision: open.id, answer: open.fallback };
    let acknowledged = false;
    void world.host.answer(command, () => {
      acknowledged = true;
    });
    await died;
    const written = (await store.readLog(match.id)).length === 7;
    expect(written).toBe(FAULT_POINTS[point] >= FAULT_POINTS.committed);
    expect(acknowledged).toBe(FAULT_POINTS[point] >= FAULT_POINTS.acknowledged);

    await world.restart();
    const again = await world.host.answer(command);
    expect(isProblem(again)).toBe(false);
    const rows = await store.readLog(match.id);
    expect(rows).toHaveLength(7);
    expect(rows.filter(({ commandId }) => commandId.endsWith(command.commandId))).toHaveLength(1);
    expect(await world.play(match, await world.everybody(match), random, 6)).toBe(6);
    const record = await loadRecord(store, anyRules, match.id);
    if (!isRecord(record)) throw new Error(String(record));
    expect(replay(record.game, record.start, (await store.readLog(match.id)).map(logRowOf))).not.toHaveProperty('fault');
    await world.host.stop();
  });
});
