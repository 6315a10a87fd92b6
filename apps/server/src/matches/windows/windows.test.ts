import { fastRandom, type Seat } from '@skald/engine';
import type { StandingOrders } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Timer } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import { openStore, QUICKEST_KIND, type TestDatabase, testDatabase } from '../../testing/stores.ts';
import { until } from '../testing/until.ts';
import type { TestWatcher } from '../testing/watcher.ts';
import { abandonMatches, accountOf, type NewWorldMatch, World, type WorldMatch } from '../testing/world.ts';

const LIVE = { kind: 'live', bankMs: 3_600_000, incrementMs: 0 } as const;
const MASK = { windowMs: 4000, windowLimitMs: 20_000 };

/** A match in which all three seats are polled in a window that has just opened. */
interface Scene {
  readonly world: World;
  readonly match: WorldMatch;
  readonly watchers: readonly TestWatcher[];
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly bystander: Seat;
}

/** Imitates systems whose timers and clock disagree. */
class EarlyClock extends ManualClock {
  override after(ms: number, run: () => void): Timer {
    return super.after(ms > 1 ? ms - 1 : ms, run);
  }
}

describe('response windows', () => {
  let database: TestDatabase;
  let store: Store;
  const worlds: World[] = [];

  beforeAll(async () => {
    database = await testDatabase(QUICKEST_KIND);
    store = await openStore(database.settings);
  });

  afterAll(async () => {
    for (const world of worlds) await world.host.stop();
    await store.close();
    await database.remove();
  });

  const waitingAt = ({ watchers }: Pick<Scene, 'watchers'>) => watchers[0]?.picture?.waiting ?? [];
  const isQuiet = (scene: Pick<Scene, 'watchers'>): boolean =>
    waitingAt(scene).length > 0 && waitingAt(scene).every(({ answered }) => answered === undefined);

  /** The same in every world: what is played depends on the seed alone. */
  async function scene(request: NewWorldMatch = { clock: LIVE }, clock = new ManualClock()): Promise<Scene> {
    await abandonMatches(store);
    const world = await World.open(store, clock, MASK);
    worlds.push(world);
    const match = await world.match({ game: 'holmgang', seats: 3, ...request });
    const watchers = await world.everybody(match);
    const random = fastRandom(5);
    while (!isQuiet({ watchers }) || waitingAt({ watchers }).length < 3) {
      const playing = world.play(match, watchers, random, 1);
      if (isQuiet({ watchers })) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        world.clock.advance(MASK.windowMs);
      }
      if ((await playing) === 0) throw new Error('no window came');
    }
    const params: { attacker?: Seat; defender?: Seat } = waitingAt({ watchers })[0]?.prompt.params ?? {};
    const { attacker = 0, defender = 0 } = params;
    return { world, match, watchers, attacker, defender, bystander: 3 - attacker - defender };
  }

  function pass({ world, match, watchers }: Scene, seat: Seat, commandId = newId()) {
    const open = watchers[seat]?.decisions[0];
    const account = match.accounts[seat] ?? '';
    return world.host.answer({ match: match.id, account, commandId, decision: open?.id ?? '', answer: { do: 'pass' } });
  }

  function order({ world, match }: Scene, seat: Seat, orders: StandingOrders) {
    return world.host.setStanding({ match: match.id, account: match.accounts[seat] ?? '', commandId: newId(), orders });
  }

  const rowsOf = async ({ match }: Scene) => store.readLog(match.id);
  const publicSteps = ({ world, match }: Scene) =>
    world.audience.publicSteps.filter((one) => one.match === match.id).map(({ step }) => step);
  /** Answers are on their way through the database. */
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

  async function bytes({ world, match }: Scene, viewer: Seat | 'spectator'): Promise<string> {
    const watched = await world.host.watch({ match: match.id, account: accountOf(match.accounts, viewer) }, undefined);
    return JSON.stringify(watched).replaceAll(/"(epoch|v|id)":("[^"]*"|\d+)/g, '');
  }

  /** Everything that the others are sent and could request, at each moment of a window in which they pass after two seconds. */
  async function heard(orders: StandingOrders | undefined, secretly: (at: Scene) => void): Promise<unknown> {
    const at = await scene();
    const { world, match, attacker, defender, bystander } = at;
    if (orders) expect(await order(at, bystander, orders)).toBeUndefined();
    const heard: unknown[] = [];
    const listen = async (): Promise<void> => {
      await settle();
      const others = await Promise.all([attacker, defender, 'spectator' as const].map((viewer) => bytes(at, viewer)));
      const privateSteps = world.audience.privateSteps.filter(({ seat, match: of }) => of === match.id && seat !== bystander);
      heard.push([others, publicSteps(at), privateSteps.map(({ seat, step }) => [seat, step]), world.audience.seatings.length]);
    };
    await listen();
    world.clock.advance(1000);
    secretly(at);
    await listen();
    world.clock.advance(1000);
    const passing = Promise.all([pass(at, attacker), pass(at, defender)]);
    await listen();
    world.clock.advance(1999);
    await listen();
    const before = publicSteps(at).length;
    world.clock.advance(1);
    expect(await passing).toMatchObject([{ accepted: true }, { accepted: true }]);
    await until(() => publicSteps(at).length > before, 'the closing');
    await listen();
    expect(world.failures).toEqual([]);
    return heard;
  }

  it('VA-16.13 look the same, byte for byte and moment for moment, whether a seat passes or has it passed by whatever order', async () => {
    const byHand = await heard(undefined, (at) => void pass(at, at.bystander));
    const byOrder = await heard({ otherwise: 'pass' }, () => undefined);
    const thisTurn = await heard({ otherwise: 'ask', restOfTurn: true }, () => undefined);
    const unlessAttacked = await heard({ otherwise: 'ask', windows: { 'rune-window': 'pass-unless-attacked' } }, () => undefined);
    expect(byOrder).toEqual(byHand);
    expect(thisTurn).toEqual(byHand);
    expect(unlessAttacked).toEqual(byHand);
  });

  it('VA-16.13 acknowledge nobody before their time, and everybody at once after it; what is sent twice counts once', async () => {
    const at = await scene();
    const rows = (await rowsOf(at)).length;
    const commandId = newId();
    let acknowledged = 0;
    const count = () => acknowledged++;
    const passing = [pass(at, at.attacker, commandId), pass(at, at.attacker, commandId), pass(at, at.defender)];
    for (const one of passing) void one.then(count);
    at.world.clock.advance(MASK.windowMs - 1);
    await settle();
    expect(acknowledged).toBe(0);
    expect(await rowsOf(at)).toHaveLength(rows);
    at.world.clock.advance(1);
    expect(await Promise.all(passing)).toMatchObject([{ accepted: true }, { accepted: true }, { accepted: true }]);
    expect(await rowsOf(at)).toHaveLength(rows + 2);
    // The seat that thinks longest closes it.
    const before = publicSteps(at).length;
    at.world.clock.advance(3000);
    expect(await pass(at, at.bystander)).toMatchObject({ accepted: true });
    expect(publicSteps(at).length).toBeGreaterThan(before);
  });

  it('VA-16.13 close by themselves at their limit, which is nobody’s timeout', async () => {
    const at = await scene();
    const before = publicSteps(at).length;
    at.world.clock.advance(MASK.windowLimitMs - 1);
    await settle();
    expect(publicSteps(at)).toHaveLength(before);
    at.world.clock.advance(1);
    await until(() => publicSteps(at).length > before, 'the closing');
    const rows = await rowsOf(at);
    expect(rows.slice(-3).map(({ by, answer }) => [by, answer])).toEqual(Array(3).fill(['clock', { do: 'pass' }]));
    expect(publicSteps(at).at(-1)?.change.cause).toBeUndefined();
    expect(at.world.audience.seatings).toEqual([]);
  });

  it('VA-16.12 ask whoever is attacked, where the order says so', async () => {
    const at = await scene();
    for (const seat of [0, 1, 2]) expect(await order(at, seat, { otherwise: 'pass-unless-attacked' })).toBeUndefined();
    const before = publicSteps(at).length;
    at.world.clock.advance(MASK.windowMs);
    await until(async () => (await rowsOf(at)).slice(-2).every(({ commandId }) => commandId.startsWith('standing:')), 'two orders');
    await settle();
    expect(publicSteps(at)).toHaveLength(before);
    expect(at.watchers[at.defender]?.decisions).toHaveLength(1);
    expect(await pass(at, at.defender)).toMatchObject({ accepted: true });
    expect(publicSteps(at).length).toBeGreaterThan(before);
  });

  it('VA-16.12 keep orders secret and over restarts, and let their owner change them at any time', async () => {
    const at = await scene();
    const { world, match, bystander, attacker } = at;
    const others = [attacker, at.defender, 'spectator' as const];
    const before = await Promise.all(others.map((viewer) => bytes(at, viewer)));
    const orders: StandingOrders = { otherwise: 'pass-unless-fitting', windows: { 'rune-window': 'pass' }, restOfTurn: true };
    expect(await order(at, bystander, orders)).toBeUndefined();
    expect(await Promise.all(others.map((viewer) => bytes(at, viewer)))).toEqual(before);
    expect(world.audience.seatings).toEqual([]);
    await world.host.stop();
    await world.restart();
    const watched = await world.host.watch({ match: match.id, account: match.accounts[bystander] }, undefined);
    if (isProblem(watched)) throw new Error(watched.reason);
    expect(watched.standing).toEqual(orders);
    expect(JSON.stringify(watched.seating)).not.toContain('standing');
    for (const account of [match.accounts[attacker], undefined])
      expect(await world.host.watch({ match: match.id, account }, undefined)).toMatchObject({ standing: undefined });
    expect(await order(at, bystander, { otherwise: 'ask' })).toBeUndefined();
    const rows = (await rowsOf(at)).length;
    world.clock.advance(MASK.windowMs);
    await settle();
    expect(await rowsOf(at)).toHaveLength(rows);
    expect(await order(at, bystander, { otherwise: 'pass' })).toBeUndefined();
    world.clock.advance(0);
    await until(async () => (await rowsOf(at)).length === rows + 1, 'the order');
    // Nobody can give orders for others, or for windows that do not exist.
    const stranger = { match: match.id, account: newId(), commandId: newId(), orders };
    expect(await world.host.setStanding(stranger)).toMatchObject({ problem: 'not-seated' });
    expect(await order(at, bystander, { otherwise: 'ask', windows: { 'no-window': 'pass' } })).toMatchObject({ problem: 'bad-request' });
  });

  it('VA-16.13 close at once where no clock presses; then no order may depend on the hand', async () => {
    const at = await scene({ clock: { kind: 'days', msPerMove: 86_400_000 } });
    expect(await order(at, at.bystander, { otherwise: 'pass-unless-fitting' })).toMatchObject({ problem: 'wrong-status' });
    expect(await order(at, at.bystander, { otherwise: 'pass' })).toBeUndefined();
    at.world.clock.advance(0);
    await until(async () => (await rowsOf(at)).at(-1)?.seat === at.bystander, 'the order');
    expect(await pass(at, at.attacker)).toMatchObject({ accepted: true });
    const before = publicSteps(at).length;
    expect(await pass(at, at.defender)).toMatchObject({ accepted: true });
    expect(publicSteps(at).length).toBeGreaterThan(before);
    const raids = await at.world.match({ clock: LIVE });
    const refused = await at.world.host.setStanding({
      match: raids.id,
      account: raids.accounts[0] ?? '',
      commandId: newId(),
      orders: { otherwise: 'pass' },
    });
    expect(refused).toMatchObject({ problem: 'bad-request' });
  });

  it('VA-16.13 are carried out in the order of the questions also where timers ring a moment too early', async () => {
    const at = await scene({ clock: LIVE }, new EarlyClock());
    const rows = (await rowsOf(at)).length;
    const order = waitingAt(at).map(({ seat }) => seat);
    const passing = order.toReversed().map((seat) => pass(at, seat));
    at.world.clock.advance(MASK.windowMs);
    expect(await Promise.all(passing)).toMatchObject(order.map(() => ({ accepted: true })));
    expect((await rowsOf(at)).slice(rows).map(({ seat }) => seat)).toEqual(order);
  });

  it('put answers off that wait when the server stops, so that they come again', async () => {
    const at = await scene();
    const rows = (await rowsOf(at)).length;
    const passing = pass(at, at.attacker);
    await settle();
    await at.world.host.stop();
    expect(await passing).toMatchObject({ problem: 'stopping' });
    expect(await rowsOf(at)).toHaveLength(rows);
    expect(at.world.clock.waiting).toBe(0);
  });
});
