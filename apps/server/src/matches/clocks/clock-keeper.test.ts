import { fastRandom } from '@skald/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { DATABASE_KINDS, type TestStore, testStore } from '../../testing/stores.ts';
import type { FaultPoint } from '../play/fault-points.ts';
import { seatStateOf, WITH_SEATS } from '../seats/seat-state.ts';
import { until } from '../testing/until.ts';
import { abandonMatches, World, type WorldMatch } from '../testing/world.ts';
import { withTimeouts } from './past-timeouts.ts';

const live = { kind: 'live', bankMs: 60_000, incrementMs: 0 } as const;
const DAY = 86_400_000;

describe.each(DATABASE_KINDS)('clocks of running matches on %s', (kind) => {
  let database: TestStore;
  let store: Store;

  beforeAll(async () => {
    database = await testStore(kind);
    store = database.store;
  });

  beforeEach(() => abandonMatches(store));
  afterAll(() => database.remove());

  async function rows(match: WorldMatch): Promise<string[]> {
    return (await store.readLog(match.id)).map(({ by, seat }) => `${by} ${seat}`);
  }

  async function leftOf(world: World, match: WorldMatch): Promise<Readonly<Record<string, number>>> {
    const watched = await world.host.watch({ match: match.id, account: undefined }, undefined);
    if (isProblem(watched)) throw new Error(watched.reason);
    return watched.left;
  }

  async function timeouts(match: WorldMatch): Promise<number[]> {
    const { seats } = await store.prisma.match.findUniqueOrThrow({ where: { id: match.id }, include: WITH_SEATS });
    return (await withTimeouts(store, match.id, seats.map(seatStateOf))).map((seatState) => seatState.timeouts);
  }

  it('play the fallback at zero, not before, and hand the seat to a bot after the third time, until its owner is back', async () => {
    const world = await World.open(store);
    const match = await world.match({ clock: live });
    const [first, second] = await world.everybody(match);
    const late = first?.decisions.length ? 0 : 1;
    world.clock.advance(59_999);
    expect(await rows(match)).toEqual([]);
    world.clock.advance(1);
    await until(async () => (await rows(match)).length === 1);
    expect(await rows(match)).toEqual([`clock ${late}`]);
    expect(world.audience.publicSteps[0]?.step.change.cause).toEqual({ kind: 'clock', seat: late });
    expect(world.failures).toEqual([]);
    world.botCaller.comes = { account: newId(), bot: 'novice', owner: null };
    await until(async () => (await timeouts(match))[late] === 1);
    const random = fastRandom(4);
    for (let count = 1; count < 3; ) {
      const asked = [first, second].find((watcher) => watcher?.decisions.length);
      if (!asked) throw new Error('nobody is asked');
      if (asked.viewer !== late) await world.answer(match, asked, random);
      else {
        await world.settled(match);
        world.clock.advance(1);
        count++;
        await until(async () => (await timeouts(match))[late] === count, `timeout ${count}`);
      }
    }
    await until(() => world.audience.seatings.at(-1)?.seats[late]?.bot === 'novice', 'the bot');
    expect(world.audience.seatings.at(-1)?.seats[late]).toMatchObject({ handedOver: true, bot: 'novice' });
    expect(world.botCaller.calls.at(-1)).toMatchObject({ match: match.id, game: 'raids', seat: late, account: null });
    const account = match.accounts[late] ?? '';
    const owner = { match: match.id, account, commandId: newId() };
    expect(await world.host.answer({ ...owner, decision: '1.0', answer: null })).toMatchObject({ problem: 'wrong-status' });
    expect(await world.host.takeBack(owner)).toBeUndefined();
    expect(world.audience.seatings.at(-1)?.seats[late]).toMatchObject({ handedOver: false, bot: null });
    expect(world.botCaller.released).toEqual([late]);
    expect((await timeouts(match))[late]).toBe(0);
    await world.host.stop();
    expect(world.clock.waiting).toBe(0);
  });

  it.each(['committed', 'replaced', 'broadcast'] as const)(
    'hand the seat over after exactly the third time, also where the server dies at that very moment: %s',
    async (point: FaultPoint) => {
      const world = await World.open(store);
      const match = await world.match({ clock: { kind: 'live', bankMs: 1000, incrementMs: 0 } });
      world.botCaller.comes = { account: newId(), bot: 'novice', owner: null };
      const handedOver = async (): Promise<number[]> => {
        const seats = await store.prisma.matchSeat.findMany({ where: { matchId: match.id, handedToBot: true } });
        return seats.map(({ seat }) => seat);
      };
      let deaths = 0;
      // The host hangs at each clock move: nothing after the fault point happens, as with a killed process.
      const die = (reached: FaultPoint) => (reached === point ? new Promise<void>(() => deaths++) : undefined);
      for (let life = 1; !(await timeouts(match)).includes(3); life++) {
        await world.restart(die);
        expect(await world.host.wake(match.id)).toBeUndefined();
        world.clock.advance(1000);
        await until(() => deaths === life, `death ${life}`);
        expect(await rows(match)).toHaveLength(life);
        expect(await handedOver()).toEqual([]);
      }
      const late = (await timeouts(match)).indexOf(3);
      await world.restart();
      expect(await world.host.wake(match.id)).toBeUndefined();
      await until(async () => (await handedOver()).length > 0, 'the bot');
      expect(await handedOver()).toEqual([late]);
      await until(() => world.audience.seatings.at(-1)?.seats[late]?.bot === 'novice', 'its name');
      const owner = { match: match.id, account: match.accounts[late] ?? '', commandId: newId() };
      expect(await world.host.takeBack(owner)).toBeUndefined();
      expect((await timeouts(match))[late]).toBe(0);
      await world.host.stop();
      await world.restart();
      await world.host.wake(match.id);
      await world.host.stop();
      expect(await handedOver()).toEqual([]);
    },
  );

  it('survive a restart, and do not count the time in which no server ran', async () => {
    const world = await World.open(store);
    const match = await world.match({ clock: live });
    const began = world.clock.now();
    await world.play(match, await world.everybody(match), fastRandom(1), 3);
    world.clock.advance(20_000);
    const before = await leftOf(world, match);
    expect(Object.values(before).sort()).toEqual([40_000, 60_000]);
    const id = await world.beat(began);
    await world.host.stop();
    world.clock.advance(3_600_000);
    await world.restart();
    expect(await leftOf(world, match)).toEqual(before);
    world.audience.clear();
    expect(await rows(match)).toHaveLength(3);
    world.clock.advance(39_999);
    world.host.sleepIdle();
    expect(await rows(match)).toHaveLength(3);
    world.clock.advance(1);
    await until(async () => (await rows(match)).length === 4, 'the fallback after the restart');
    expect((await rows(match))[3]).toMatch(/^clock/);
    await world.host.stop();
    await store.prisma.serverRun.delete({ where: { id } });
  });

  it('ring for matches that sleep, over days', async () => {
    const world = await World.open(store);
    const match = await world.match({ clock: { kind: 'days', msPerMove: 3 * DAY } });
    expect(await world.host.wake(match.id)).toBeUndefined();
    world.clock.advance(200_000);
    await until(() => world.host.awake === 0, 'sleep');
    world.clock.advance(3 * DAY - 200_001);
    expect(await rows(match)).toEqual([]);
    world.clock.advance(1);
    await until(async () => (await rows(match)).length === 1, 'the fallback');
    const [row] = await store.readLog(match.id);
    const next = row?.waiting[0] ?? 0;
    expect(row?.banksMs[next]).toBe(3 * DAY);
    await world.host.stop();
  });

  it('let the clock play at once where a bot should play and none comes', async () => {
    const world = await World.open(store);
    const match = await world.match({ bots: [0, 1] });
    await world.host.wake(match.id);
    await until(async () => {
      world.clock.advance(1);
      const { status } = await store.prisma.match.findUniqueOrThrow({ where: { id: match.id } });
      return status === 'finished';
    }, 'the end');
    expect(new Set((await store.readLog(match.id)).map(({ by }) => by))).toEqual(new Set(['clock']));
    expect(await timeouts(match)).toEqual([0, 0]);
    await world.host.stop();
  });
});
