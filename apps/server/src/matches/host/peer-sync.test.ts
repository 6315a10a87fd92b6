import { fastRandom } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import { DATABASE_KINDS, type TestStore, testStore } from '../../testing/stores.ts';
import { TwoHosts } from '../testing/two-hosts.ts';
import { until } from '../testing/until.ts';
import type { TestWatcher } from '../testing/watcher.ts';
import type { World, WorldMatch } from '../testing/world.ts';

const BANK_MS = 60_000;
const LIVE = { kind: 'live', bankMs: BANK_MS, incrementMs: 0 } as const;

describe.each(DATABASE_KINDS)('two hosts on one %s database', (kind) => {
  let database: TestStore;
  let store: Store;
  beforeAll(async () => {
    database = await testStore(kind, true);
    store = database.store;
  });
  afterAll(() => database.remove());

  const by = (match: WorldMatch, seat: number) => ({ match: match.id, account: match.accounts[seat] ?? '', commandId: newId() });
  const asked = (watchers: readonly TestWatcher[]): TestWatcher => {
    const found = watchers.find(({ decisions }) => decisions.length > 0);
    if (!found) throw new Error('nobody is asked');
    return found;
  };
  /** Everybody sees what somebody sees who comes now. */
  async function expectCurrent(world: World, match: WorldMatch, watchers: readonly TestWatcher[]): Promise<void> {
    for (const watcher of watchers) expect(watcher.picture).toEqual((await world.watch(match, watcher.viewer)).picture);
  }

  it.each(['raids', 'holmgang'])('what is written at one happens at the other: %s', async (game) => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ game });
    const seats = [await both.one.watch(match, 0), await both.two.watch(match, 1)];
    const onlookers = [await both.one.watch(match, 'spectator'), await both.two.watch(match, 'spectator')];
    const random = fastRandom(5);
    for (let answers = 0; answers < 30; answers++) {
      const next = asked(seats);
      const world = next.viewer === 0 ? both.one : both.two;
      const outcome = await world.answer(match, next, random);
      if (isProblem(outcome)) throw new Error(outcome.reason);
      await both.settled();
      if (seats.every(({ decisions }) => decisions.length === 0)) break;
    }
    await expectCurrent(both.one, match, [...seats, ...onlookers]);
    await expectCurrent(both.two, match, [...seats, ...onlookers]);
    const snapshots = await store.prisma.snapshot.count({ where: { matchId: match.id } });
    expect(snapshots).toBeLessThanOrEqual(1);
    await both.stop();
    expect([...both.one.failures, ...both.two.failures]).toEqual([]);
  });

  it('a clock that is empty at both plays once, and counts at both', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ clock: LIVE });
    await Promise.all([both.one.everybody(match), both.two.everybody(match)]);
    const isHandedOver = ({ audience }: World): boolean => audience.seatings.at(-1)?.seats.some((seat) => seat.handedOver) ?? false;
    await until(async () => {
      both.one.clock.advance(BANK_MS);
      await both.settled();
      return isHandedOver(both.one) && isHandedOver(both.two);
    }, 'a bot is called at both');
    const played = await store.readLog(match.id);
    expect(new Set(played.map(({ decision }) => decision)).size).toBe(played.length);
    expect(new Set(played.map(({ by }) => by))).toEqual(new Set(['clock']));
    await both.stop();
    expect([...both.one.failures, ...both.two.failures]).toEqual([]);
  });

  it('the clocks of a host that died are watched by the other', async () => {
    const both = await TwoHosts.open(store, {}, [new ManualClock(), new ManualClock()]);
    const match = await both.one.match({ clock: LIVE });
    await both.one.everybody(match);
    // From here on the first one does nothing any more: its clock stands still.
    await both.two.host.takeOver();
    both.two.clock.advance(BANK_MS);
    await until(async () => (await store.readLog(match.id)).length === 1, 'the clock plays');
    await both.stop();
  });

  it('an answer to what only the other has heard of is not refused, but sent again', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match();
    await both.two.everybody(match);
    both.stopNotices(both.two);
    const watchers = await both.one.everybody(match);
    const random = fastRandom(8);
    expect(await both.one.play(match, watchers, random, 4)).toBe(4);
    const next = asked(watchers);
    const [decision] = next.decisions;
    const command = { ...by(match, Number(next.viewer)), decision: decision?.id ?? '', answer: decision?.fallback };
    expect(await both.two.host.answer(command)).toMatchObject({ problem: 'retry' });
    expect(await both.two.host.answer(command)).toMatchObject({ accepted: true });
    // The same command once more, at the other.
    expect(await both.one.host.answer(command)).toMatchObject({ accepted: true });
    expect(await store.readLog(match.id)).toHaveLength(5);
    expect(await both.one.host.answer({ ...command, commandId: newId() })).toMatchObject({ refusal: 'stale-decision' });
    await both.stop();
  });

  it('nothing is added to a match that ended elsewhere', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match();
    const watchers = await both.two.everybody(match);
    both.stopNotices(both.two);
    expect(await both.one.host.resign(by(match, 0))).toBeUndefined();
    const next = asked(watchers);
    expect(await both.two.answer(match, next, fastRandom(1))).toMatchObject({ problem: 'retry' });
    await until(() => both.two.audience.seatings.at(-1)?.status === 'finished', 'the other learns of the end');
    expect(await both.two.answer(match, next, fastRandom(1))).toMatchObject({ problem: 'wrong-status' });
    expect(await store.readLog(match.id)).toEqual([]);
    await both.stop();
  });

  it('whoever missed something finds it by looking', async () => {
    const both = await TwoHosts.open(store);
    const [match, other] = [await both.one.match({ seats: 3 }), await both.one.match()];
    const late = [...(await both.two.everybody(match)), ...(await both.two.everybody(other))];
    both.stopNotices(both.two);
    await both.one.play(match, await both.one.everybody(match), fastRandom(3), 6);
    expect(await both.one.host.handOver(by(match, 2))).toBeUndefined();
    await both.two.host.following.syncAgain();
    await expectCurrent(both.one, match, late.slice(0, 3));
    expect(both.two.audience.seatings.at(-1)?.seats.map(({ handedOver }) => handedOver)).toEqual([false, false, true]);
    const told = both.two.audience.seatings.length;
    await both.two.host.following.syncAgain();
    expect(both.two.audience.seatings).toHaveLength(told);
    expect(await both.one.host.takeBack(by(match, 2))).toBeUndefined();
    await both.two.host.following.syncAgain();
    expect(both.two.audience.seatings.at(-1)?.seats[2]?.handedOver).toBe(false);
    expect(both.two.botCaller.released).toEqual([2]);
    await both.stop();
  });

  it('spectators with a delay get what was written elsewhere as late as what was written here', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ delayMs: 5000 });
    const late = await both.two.watch(match, 'spectator');
    const before = late.picture;
    await both.one.play(match, await both.one.everybody(match), fastRandom(6), 4);
    await both.settled();
    both.one.clock.advance(4999);
    expect(late.picture).toEqual(before);
    both.one.clock.advance(1);
    expect(late.picture?.table).toEqual((await both.one.watch(match, 0)).picture?.table);
    await both.stop();
  });

  it('standing orders are followed, and nobody notices', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ game: 'valda', clock: LIVE });
    await Promise.all([both.one.everybody(match), both.two.everybody(match)]);
    const told = both.two.audience.seatings.length;
    expect(await both.one.host.setStanding({ ...by(match, 0), orders: { otherwise: 'pass' } })).toBeUndefined();
    await both.settled();
    const watched = await both.two.host.watch({ match: match.id, account: match.accounts[0] }, undefined);
    expect(isProblem(watched) ? undefined : watched.standing).toEqual({ otherwise: 'pass' });
    expect(both.two.audience.seatings).toHaveLength(told);
    await both.stop();
  });

  it('consents that are given at both are put together, and grant once', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ seats: 3 });
    const watchers = await both.one.everybody(match);
    await both.two.everybody(match);
    await both.one.play(match, watchers, fastRandom(4), 6);
    await both.settled();
    const before = await store.readLog(match.id);
    const asker = before.at(-2)?.seat ?? 0;
    expect(await both.one.host.undoRequest(by(match, asker))).toBeUndefined();
    await both.settled();
    const request = both.two.audience.requests.at(-1)?.request?.request ?? '';
    const [first = 0, second = 0] = [0, 1, 2].filter((seat) => seat !== asker);
    const agreed = await Promise.all([
      both.one.host.undoConsent({ ...by(match, first), request, agree: true }),
      both.two.host.undoConsent({ ...by(match, second), request, agree: true }),
    ]);
    expect(agreed).toEqual([undefined, undefined]);
    await both.settled();
    const rows = (await store.readLog(match.id)).slice(before.length);
    expect(rows).toMatchObject([{ undo: true, seat: asker }]);
    for (const world of [both.one, both.two]) expect(world.audience.requests.at(-1)?.request).toBeNull();
    await expectCurrent(both.two, match, watchers);
    await both.stop();
  });

  it('two who give up at once, each elsewhere, leave the last one the winner', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ seats: 3 });
    await Promise.all([both.one.everybody(match), both.two.everybody(match)]);
    await Promise.all([both.one.host.resign(by(match, 0)), both.two.host.resign(by(match, 1))]);
    await both.settled();
    const row = await store.prisma.match.findUniqueOrThrow({ where: { id: match.id }, include: { seats: { orderBy: { seat: 'asc' } } } });
    expect(row.status).toBe('finished');
    expect(row.seats[2]?.rank).toBe(1);
    await both.stop();
  });

  it('a bot that answers at one ends what was asked at the other, for going back would be looking ahead', async () => {
    const both = await TwoHosts.open(store);
    const match = await both.one.match({ seats: 3, bots: [2] });
    for (const world of [both.one, both.two]) world.botCaller.comes = { account: match.accounts[2] ?? '', bot: 'novice', owner: null };
    const seats = await Promise.all([0, 1, 2].map((seat) => both.one.watch(match, seat)));
    const random = fastRandom(3);
    const isBotNext = async (): Promise<boolean> => {
      const last = (await store.readLog(match.id)).at(-1);
      return last !== undefined && last.seat !== 2 && last.facts.length === 0 && asked(seats).viewer === 2;
    };
    for (let i = 0; i < 60 && !(await isBotNext()); i++) await both.one.play(match, seats, random, 1);
    expect(await isBotNext()).toBe(true);
    const asker = (await store.readLog(match.id)).at(-1)?.seat ?? 0;
    await both.two.watch(match, 1 - asker);
    expect(await both.one.host.undoRequest(by(match, asker))).toBeUndefined();
    await both.settled();
    const request = both.two.audience.requests.at(-1)?.request;
    expect(request).toMatchObject({ seat: asker, learned: false, missing: [1 - asker] });
    const bot = await both.two.watch(match, 2);
    expect(await both.two.answer(match, bot, random)).toMatchObject({ accepted: true });
    await both.settled();
    for (const { audience } of [both.one, both.two]) expect(audience.requests.at(-1)?.request).toBeNull();
    const rows = await store.readLog(match.id);
    const late = { ...by(match, 1 - asker), request: request?.request ?? '', agree: true };
    expect(await both.one.host.undoConsent(late)).toMatchObject({ problem: 'no-request' });
    expect(await both.two.host.undoRequest(by(match, asker))).toMatchObject({ problem: 'bots-decline' });
    expect(await store.readLog(match.id)).toEqual(rows);
    await both.stop();
  });
});
