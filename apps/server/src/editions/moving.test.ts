/** Running matches move to a newer edition, asleep or awake at any server, and everything that reads their logs follows. */
import { fastRandom, isFault, itemAt, SagaReader } from '@skald/engine';
import { findAmong } from '@skald/engine/editions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UpTime } from '../matches/clocks/up-time.ts';
import { isLogCorruption } from '../matches/log/log-walk.ts';
import { Replays } from '../matches/log/replays.ts';
import { exportMatch, importMatch } from '../matches/log/transfer.ts';
import { TwoHosts } from '../matches/testing/two-hosts.ts';
import { World, type WorldMatch } from '../matches/testing/world.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { DATABASE_KINDS, testStore } from '../testing/stores.ts';
import { type Editions, newestOnly } from './editions.ts';
import { type MovingDeps, moveAll, moveMatch, movingProblem } from './moving.ts';
import { CROWDED, GENEROUS, installation, newestRaids, type OlderEdition, olderEdition, STRANGE } from './testing/older-editions.ts';

const NEWEST = newestRaids.edition;
let generous: OlderEdition;
let crowded: OlderEdition;
let strange: OlderEdition;

beforeAll(async () => {
  [generous, crowded, strange] = [await olderEdition(GENEROUS), await olderEdition(CROWDED), await olderEdition(STRANGE)];
});

describe.each(DATABASE_KINDS)('moving a match on %s', (kind) => {
  let store: Store;
  let editions: Editions;
  let remove: () => Promise<void>;
  const clock = new ManualClock();
  const worlds: World[] = [];

  beforeAll(async () => {
    ({ store, remove } = await testStore(kind, true));
    editions = await installation(store, clock, [strange, crowded, generous]);
  });
  afterEach(async () => {
    for (const { host } of worlds.splice(0)) await host.stop();
  });
  afterAll(() => remove());

  const deps = (): MovingDeps => ({ store, clock, editions, upTime: new UpTime([], 0), user: 'keeper' });
  const open = async (rules = editions as Parameters<typeof World.open>[4]): Promise<World> => {
    const world = await World.open(store, clock, {}, undefined, rules);
    worlds.push(world);
    return world;
  };

  /** A match begun by an older edition, with so many answers, asleep. */
  async function begunBy(older: OlderEdition, answers: number, other: Parameters<World['match']>[0] = {}): Promise<WorldMatch> {
    const world = await World.open(
      store,
      clock,
      {},
      undefined,
      newestOnly(() => older.rules),
    );
    const match = await world.match({ seats: 2, ...other });
    await world.play(match, await world.everybody(match), fastRandom(1), answers);
    await world.host.stop();
    return match;
  }

  it('changes its rules from a row of its log on, and everything that reads the log follows', async () => {
    const match = await begunBy(generous, 6);
    const moved = await moveMatch(deps(), match.id, undefined);
    expect(moved).toEqual({ match: match.id, from: generous.hash, to: NEWEST, seq: 7 });
    expect(await moveMatch(deps(), match.id, undefined)).toMatchObject({ to: NEWEST, seq: null });
    const rows = await store.readLog(match.id);
    expect(rows.at(-1)).toMatchObject({ seq: 7, seat: null, edition: NEWEST, digest: rows[5]?.digest, waiting: rows[5]?.waiting });
    expect(await store.prisma.auditEntry.findMany({ where: { targetId: match.id } })).toMatchObject([
      { act: 'match-moved', details: { user: 'keeper', from: generous.hash, to: NEWEST, seq: 7 } },
    ]);

    // It wakes from the log, goes on, sleeps, wakes from a snapshot, and ends by the newer rules.
    const world = await open();
    await world.play(match, await world.everybody(match), fastRandom(2), 10);
    await world.host.stop();
    const later = await open();
    await later.play(match, await later.everybody(match), fastRandom(3));
    await later.host.stop();
    expect([...world.damages, ...later.damages, ...world.failures, ...later.failures]).toEqual([]);
    const seats = await store.prisma.matchSeat.findMany({ where: { matchId: match.id } });
    expect(Math.max(...seats.map(({ score }) => score ?? 0))).toBeLessThan(100);

    const replays = new Replays(store, editions, { damaged: () => undefined, failed: () => undefined });
    const shown = await replays.replay(match.id, 'open', { from: 0, steps: 500 });
    if (isProblem(shown)) throw new Error(shown.reason);
    expect(shown.steps[6]).toMatchObject({ cause: { kind: 'edition', edition: NEWEST }, table: [], events: [] });
    expect(shown).toMatchObject({ edition: NEWEST });

    const lines = await replays.saga(match.id);
    if (isProblem(lines)) throw new Error(lines.reason);
    const verdict = (games: Parameters<typeof findAmong>[0]) => {
      const reader = new SagaReader(findAmong(games));
      for (const line of lines) reader.read(line);
      return reader.finish();
    };
    expect(verdict([generous.rules, newestRaids])).toMatchObject({ chance: 'proven', match: { start: { edition: generous.hash } } });
    expect(verdict([generous.rules])).toMatchObject({ fault: 'unknown-edition', line: 8, edition: NEWEST });

    const { store: other, remove: removeOther } = await testStore(kind);
    const exported = await exportMatch(store, editions, match.id);
    if (isProblem(exported)) throw new Error(exported.reason);
    expect(
      await importMatch(
        other,
        newestOnly(() => generous.rules),
        exported,
      ),
    ).toMatchObject({
      problem: 'edition-unknown',
      reason: expect.stringContaining(NEWEST),
    });
    expect(await importMatch(other, await installation(other, clock, [generous]), exported)).toBe(match.id);
    expect(await other.readLog(match.id)).toEqual(await store.readLog(match.id));
    await removeOther();
  });

  it('keeps undo, clocks and snapshots right across the change', async () => {
    const match = await begunBy(generous, 3, { clock: { kind: 'live', bankMs: 600_000, incrementMs: 1000 } });
    const world = await open();
    const watchers = await world.everybody(match);
    const random = fastRandom(4);
    // Until somebody could take something back.
    for (let i = 0; i < 40 && !watchers.some(({ picture }) => picture?.canUndo); i++) await world.play(match, watchers, random, 1);
    const undoer = watchers.findIndex(({ picture }) => picture?.canUndo);
    expect(undoer).toBeGreaterThanOrEqual(0);
    const before = (await store.readLog(match.id)).at(-1);
    clock.advance(5000);
    expect(await moveMatch(deps(), match.id, undefined)).toMatchObject({ to: NEWEST });
    await world.host.following.lookForEditions();
    expect(watchers[undoer]?.picture?.canUndo).toBe(true);
    const account = itemAt(match.accounts, undoer);
    expect(await world.host.undo({ match: match.id, account, commandId: 'take-it-back-1234', seat: undoer })).toMatchObject({
      accepted: true,
    });
    const rows = await store.readLog(match.id);
    expect(rows.slice(-2)).toMatchObject([
      { edition: NEWEST, seat: null, undo: false },
      { undo: true, seat: undoer },
    ]);
    const banks = rows.map(({ banksMs }) => banksMs);
    const total = (list: readonly number[] = []): number => list.reduce((sum, bank) => sum + bank, 0);
    expect(total(banks.at(-2))).toBeLessThan(total(before?.banksMs));
    // The same after a restart, from whatever the storage holds.
    await world.play(match, watchers, random, 5);
    await world.host.stop();
    const later = await open();
    const seen = await later.everybody(match);
    expect(seen.map(({ picture }) => picture?.table)).toEqual(watchers.map(({ picture }) => picture?.table));
    expect([...world.damages, ...later.damages, ...world.failures, ...later.failures]).toEqual([]);
  });

  it('is refused where the newer edition plays an answer differently, or knows another set-up', async () => {
    const far = await begunBy(crowded, 25);
    expect(await moveMatch(deps(), far.id, NEWEST)).toMatchObject({
      problem: 'edition-differs',
      reason: expect.stringMatching(/plays row \d+ of match .* differently/),
    });
    const other = await begunBy(strange, 2);
    expect(await moveMatch(deps(), other.id, NEWEST)).toMatchObject({
      problem: 'edition-differs',
      reason: expect.stringContaining('the set-up'),
    });
    for (const { id } of [far, other]) expect((await store.readLog(id)).every(({ edition }) => edition === null)).toBe(true);
  });

  it('is refused to older and unknown editions, for matches that do not run, and while an earlier release runs', async () => {
    const match = await begunBy(generous, 2);
    expect(await moveMatch(deps(), match.id, crowded.hash)).toMatchObject({ problem: 'edition-not-newer' });
    expect(await moveMatch(deps(), match.id, 'f'.repeat(64))).toMatchObject({
      problem: 'edition-unknown',
      reason: expect.stringContaining('f'.repeat(64)),
    });
    expect(await moveMatch(deps(), 'nosuchmatch', NEWEST)).toMatchObject({ problem: 'unknown-match' });
    await store.prisma.match.update({ where: { id: match.id }, data: { status: 'aborted' } });
    expect(await moveMatch(deps(), match.id, NEWEST)).toMatchObject({ problem: 'wrong-status' });
    expect(await store.readLog(match.id)).toHaveLength(2);

    expect(await movingProblem({ store, clock })).toBeUndefined();
    const now = new Date(clock.now());
    await store.prisma.serverRun.create({ data: { id: `old-${kind}`, startedAt: now, beatAt: now } });
    expect(await movingProblem({ store, clock })).toMatchObject({ problem: 'servers-too-old' });
    clock.advance(61_000);
    expect(await movingProblem({ store, clock })).toBeUndefined();
  });

  it('moves all that can be moved, says why others are not, and only looks where that is asked', async () => {
    const [can, cannot] = [await begunBy(generous, 4), await begunBy(strange, 4)];
    const outcomes = async (isTrial: boolean): Promise<ReadonlyMap<string, object>> => {
      const found = new Map<string, object>();
      for await (const { match, outcome } of moveAll(deps(), 'raids', isTrial)) found.set(match, outcome);
      return found;
    };
    expect((await outcomes(true)).get(can.id)).toMatchObject({ to: NEWEST, seq: null });
    expect(await store.readLog(can.id)).toHaveLength(4);
    const moved = await outcomes(false);
    expect(moved.get(can.id)).toMatchObject({ to: NEWEST, seq: 5 });
    expect(moved.get(cannot.id)).toMatchObject({ problem: 'edition-differs' });
  });

  it('goes on at every server where the match is awake, also without a notice, and in the middle of play', async () => {
    const match = await begunBy(generous, 4);
    const both = await TwoHosts.open(store, {}, [clock], [editions]);
    const watching = [await both.one.everybody(match), await both.two.everybody(match)];
    const random = fastRandom(9);
    await both.one.play(match, itemAt(watching, 0), random, 2);
    await both.settled();
    expect(await moveMatch(deps(), match.id, undefined)).toMatchObject({ to: NEWEST, seq: 7 });
    // Neither server has heard of it: an answer finds its place taken, and counts when it is sent again.
    const asked = itemAt(watching, 1).findIndex(({ decisions }) => decisions.length > 0);
    const watcher = itemAt(itemAt(watching, 1), asked);
    expect(await both.two.answer(match, watcher, random)).toMatchObject({ problem: 'retry' });
    expect(await both.two.answer(match, watcher, random)).toMatchObject({ accepted: true });
    await both.settled();
    await both.one.play(match, itemAt(watching, 0), random);
    await both.settled();
    await both.stop();
    expect([...both.one.damages, ...both.two.damages, ...both.one.failures, ...both.two.failures]).toEqual([]);
    const rows = await store.readLog(match.id);
    expect(rows.filter(({ edition }) => edition !== null)).toHaveLength(1);
    const ended = await store.prisma.match.findUniqueOrThrow({ where: { id: match.id }, include: { seats: true } });
    expect(ended.status).toBe('finished');
    expect(Math.max(...ended.seats.map(({ score }) => score ?? 0))).toBeLessThan(100);
  });

  it('finds its way through players who answer at the same moment', async () => {
    const match = await begunBy(generous, 1);
    const world = await open();
    const watchers = await world.everybody(match);
    const playing = (async () => {
      const random = fastRandom(5);
      for (let answers = 0; answers < 30; ) {
        const watcher = watchers.find(({ decisions }) => decisions.length > 0);
        if (!watcher) return;
        const outcome = await world.answer(match, watcher, random);
        if (!isProblem(outcome)) answers++;
        else if (outcome.problem !== 'retry') throw new Error(outcome.reason);
      }
    })();
    const moved = await moveMatch(deps(), match.id, undefined);
    await playing;
    await world.host.stop();
    // In either order: the log is whole, and has the change at most once.
    const rows = await store.readLog(match.id);
    const changes = rows.filter(({ edition }) => edition !== null);
    expect(changes).toHaveLength('seq' in moved && moved.seq !== null ? 1 : 0);
    expect(world.damages).toEqual([]);
    const replays = await exportMatch(store, editions, match.id);
    expect(isProblem(replays) || isFault(replays) || isLogCorruption(replays)).toBe(false);
  });
});
