import { fastRandom } from '@skald/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import type { Store } from '../../storage/store.ts';
import { DATABASE_KINDS, type TestStore, testStore } from '../../testing/stores.ts';
import { until } from '../testing/until.ts';
import type { TestWatcher } from '../testing/watcher.ts';
import { abandonMatches, World, type WorldMatch } from '../testing/world.ts';

const PATIENCE_MS = 60_000;

describe.each(DATABASE_KINDS)('bots that are waited for on %s', (kind) => {
  let database: TestStore;
  let store: Store;
  let world: World;
  let owner: string;
  beforeAll(async () => {
    database = await testStore(kind);
    store = database.store;
  });
  beforeEach(async () => {
    await abandonMatches(store);
    world = await World.open(store);
    owner = newId();
    await store.prisma.account.create({ data: { id: owner, kind: 'registered', name: 'Loki', createdAt: new Date() } });
    world.botCaller.comes = { account: newId(), bot: 'novice', owner: null };
    return () => world.host.stop();
  });
  afterAll(() => database.remove());

  const seatOf = (seat: number) => world.audience.seatings.at(-1)?.seats[seat];
  const rows = (match: WorldMatch) => store.readLog(match.id);
  /** Plays until the bot in seat 1 is asked. */
  async function untilAsked(match: WorldMatch, watchers: readonly TestWatcher[], seed: number): Promise<TestWatcher> {
    const random = fastRandom(seed);
    for (let i = 0; i < 60 && !watchers[1]?.decisions.length; i++) await world.play(match, watchers, random, 1);
    if (!watchers[1]?.decisions.length) throw new Error('the bot was never asked');
    // The seat sees the question before its bot is called and before the host begins to wait for its answer.
    await until(() => world.botCaller.calls.some((call) => call.match === match.id), 'the call of its bot');
    await world.settled(match);
    return watchers[1];
  }

  it('are replaced by the house’s after some time, without clocks, if they are somebody’s', async () => {
    const match = await world.match({ bots: [1], botOwner: owner });
    const watchers = await world.everybody(match);
    const bot = await untilAsked(match, watchers, 3);
    const before = (await rows(match)).length;
    world.clock.advance(PATIENCE_MS - 1);
    await world.settled(match);
    expect(world.audience.dismissals).toEqual([]);
    expect(world.host.sleepIdle()).toBe(0);
    world.clock.advance(1);
    await world.passing(() => seatOf(1)?.bot === 'novice', 'the replacement');
    expect(seatOf(1)).toMatchObject({ occupant: 'bot', account: { id: match.accounts[1] }, handedOver: true, botOwner: null });
    expect(world.audience.dismissals).toEqual([{ match: match.id, account: match.accounts[1], seat: 1 }]);
    const [asked] = bot.decisions;
    const late = { match: match.id, commandId: newId(), decision: asked?.id ?? '', answer: asked?.fallback };
    expect(await world.host.answer({ ...late, account: match.accounts[1] ?? '' })).toMatchObject({ problem: 'wrong-status' });
    expect(await world.host.view({ match: match.id, account: match.accounts[1] })).toMatchObject({ viewer: 'spectator', hand: null });
    const house = world.botCaller.comes?.account ?? '';
    expect(world.host.substitutions(house)).toEqual(new Map([[match.id, [1]]]));
    expect(await world.host.answer({ ...late, account: house })).toMatchObject({ accepted: true });
    expect((await rows(match)).slice(before)).toMatchObject([{ seat: 1, by: 'bot' }]);

    // It stays so after a restart, and the bot that failed is not called again.
    await world.host.stop();
    await world.restart();
    await world.everybody(match);
    await until(() => world.host.substitutions(house).size === 1, 'the bot of the house');
    expect(world.botCaller.calls.at(-1)).toMatchObject({ seat: 1, account: null, bot: 'novice', owner: null });
  });

  it('begin anew with each question: slow ones stay', async () => {
    const match = await world.match({ bots: [1], botOwner: owner });
    const watchers = await world.everybody(match);
    for (let nth = 0; nth < 3; nth++) {
      const bot = await untilAsked(match, watchers, nth);
      world.clock.advance(PATIENCE_MS - 1);
      await world.settled(match);
      expect(await world.answer(match, bot, fastRandom(nth))).toMatchObject({ accepted: true });
    }
    expect(world.audience.dismissals).toEqual([]);
    expect((await rows(match)).filter(({ by }) => by === 'clock')).toEqual([]);
  });

  it('of the house get longer and keep their seats; only what they were asked is answered for them', async () => {
    const match = await world.match({ bots: [1] });
    const watchers = await world.everybody(match);
    const bot = await untilAsked(match, watchers, 3);
    const before = (await rows(match)).length;
    world.clock.advance(5 * PATIENCE_MS - 1);
    await world.settled(match);
    expect(await rows(match)).toHaveLength(before);
    world.clock.advance(1);
    await world.passing(async () => (await rows(match)).length > before, 'what the clock plays');
    expect((await rows(match)).slice(before)).toMatchObject([{ seat: 1, by: 'clock', commandId: expect.stringMatching(/^absent:/) }]);
    expect(world.audience.dismissals).toEqual([]);
    const next = bot.decisions.length > 0 ? bot : await untilAsked(match, watchers, 4);
    expect(await world.answer(match, next, fastRandom(1))).toMatchObject({ accepted: true });
    expect(await world.host.view({ match: match.id, account: match.accounts[1] })).toMatchObject({ viewer: 1 });
  });

  it('are played for by the clock where nobody else comes', async () => {
    const match = await world.match({ bots: [1], botOwner: owner });
    const watchers = await world.everybody(match);
    await untilAsked(match, watchers, 3);
    const before = (await rows(match)).length;
    world.botCaller.comes = undefined;
    world.clock.advance(PATIENCE_MS);
    await world.passing(() => world.botCaller.calls.at(-1)?.account === null, 'the call for another');
    expect(world.botCaller.calls.at(-1)).toMatchObject({ without: [match.accounts[1]] });
    await world.passing(() => world.audience.publicSteps.at(-1)?.step.change.cause?.kind === 'clock', 'what the clock plays');
    expect((await rows(match)).slice(before)[0]).toMatchObject({ seat: 1, by: 'clock' });
  });

  it('are replaced after a quiet barrier, not under it, for that would show who has not answered', async () => {
    const { match, watchers, random } = await quietlyAsked();
    const told = (): readonly number[] => [
      world.audience.seatingsOf(match.id).length,
      world.audience.publicSteps.filter((one) => one.match === match.id).length,
    ];
    const before = { rows: (await rows(match)).length, told: told() };
    world.clock.advance(PATIENCE_MS);
    await world.passing(async () => (await rows(match)).length > before.rows, 'what the clock plays');
    expect((await rows(match)).at(-1)).toMatchObject({ seat: 1, by: 'clock' });
    expect(told()).toEqual(before.told);
    for (let i = 0; i < 10 && told()[0] === before.told[0]; i++) {
      await world.play(
        match,
        watchers.filter((_, seat) => seat !== 1),
        random,
        1,
      );
    }
    await world.passing(() => world.audience.seatingsOf(match.id).at(-1)?.seats[1]?.bot === 'novice', 'the replacement');
    expect(told()[1]).toBeGreaterThan(before.told[1] ?? 0);
  });

  /** A match of Holmgang in which the bot in seat 1 and somebody else are asked quietly. */
  async function quietlyAsked() {
    for (let seed = 1; seed <= 40; seed++) {
      const match = await world.match({ game: 'holmgang', seats: 3, bots: [1], botOwner: owner });
      const watchers = await world.everybody(match);
      const random = fastRandom(seed);
      const isQuiet = (): boolean => {
        const waiting = watchers[0]?.picture?.waiting ?? [];
        const isHidden = waiting.length > 1 && waiting.every(({ answered }) => answered === undefined);
        return isHidden && watchers[1]?.decisions.length === 1 && watchers.filter(({ decisions }) => decisions.length > 0).length > 1;
      };
      for (let i = 0; i < 60 && !isQuiet() && !watchers[0]?.picture?.over; i++) await world.play(match, watchers, random, 1);
      if (isQuiet()) return { match, watchers, random };
    }
    throw new Error('no quiet barrier came in forty matches');
  }

  it('may not play where their owner does: one that sits there already, as after an import, is replaced at once', async () => {
    const match = await world.match({ seats: 3, bots: [1], botOwner: owner });
    await store.prisma.matchSeat.updateMany({ where: { matchId: match.id, seat: 1 }, data: { botOwnerId: match.accounts[0] ?? '' } });
    await world.everybody(match);
    await until(() => seatOf(1)?.bot === 'novice', 'the replacement');
    expect(seatOf(1)).toMatchObject({ handedOver: true, botOwner: null });
    expect(world.botCaller.calls.every(({ account }) => account === null)).toBe(true);

    const free = await world.match({ seats: 3, bots: [1], botOwner: owner, ownBots: true });
    await store.prisma.matchSeat.updateMany({ where: { matchId: free.id, seat: 1 }, data: { botOwnerId: free.accounts[0] ?? '' } });
    await world.everybody(free);
    await until(() => world.botCaller.calls.some((call) => call.match === free.id), 'the call');
    expect(world.botCaller.calls.at(-1)).toMatchObject({ account: free.accounts[1], owner: free.accounts[0] });
  });

  it('of one owner in two seats, as after an import, are reduced to the first of them', async () => {
    const match = await world.match({ seats: 3, bots: [1, 2], botOwner: owner });
    await world.everybody(match);
    await until(() => seatOf(2)?.bot === 'novice' && seatOf(2)?.handedOver === true, 'the replacement');
    expect(seatOf(2)).toMatchObject({ botOwner: null });
    expect(seatOf(1)).toMatchObject({ handedOver: false, botOwner: { id: owner } });

    const free = await world.match({ seats: 3, bots: [1, 2], botOwner: owner, ownBots: true });
    await world.everybody(free);
    await until(() => world.botCaller.calls.filter((call) => call.match === free.id && call.owner === owner).length === 2, 'the calls');
  });
});
