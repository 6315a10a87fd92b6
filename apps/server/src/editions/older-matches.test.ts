/**
 * Matches of an older edition are timed, taken back and taken up again by their own rules, beside matches of the newest; a match whose
 * edition cannot be loaded says so, and nothing of it changes.
 */
import { hashOf, pack } from '@skald/editions';
import { fastRandom, itemAt, KERNEL_INTERFACE, required } from '@skald/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { Replays } from '../matches/log/replays.ts';
import { exportMatch } from '../matches/log/transfer.ts';
import { TwoHosts } from '../matches/testing/two-hosts.ts';
import { until } from '../matches/testing/until.ts';
import type { TestWatcher } from '../matches/testing/watcher.ts';
import { type NewWorldMatch, World, type WorldMatch } from '../matches/testing/world.ts';
import { isProblem } from '../problem.ts';
import type { Store } from '../storage/store.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { DATABASE_KINDS, testStore } from '../testing/stores.ts';
import { type Editions, newestOnly } from './editions.ts';
import { installation, newestRaids, type OlderEdition, olderEdition, STRANGE } from './testing/older-editions.ts';

const LIVE = { kind: 'live', bankMs: 60_000, incrementMs: 0 } as const;
let strange: OlderEdition;

beforeAll(async () => {
  strange = await olderEdition(STRANGE);
});

describe.each(DATABASE_KINDS)('matches of an older edition on %s', (kind) => {
  let store: Store;
  let editions: Editions;
  let remove: () => Promise<void>;
  let clock: ManualClock;
  const worlds: World[] = [];

  beforeAll(async () => {
    ({ store, remove } = await testStore(kind, true));
    clock = new ManualClock();
    editions = await installation(store, clock, [strange]);
  });
  afterEach(async () => {
    for (const { host } of worlds.splice(0)) await host.stop();
  });
  afterAll(() => remove());

  async function open(): Promise<World> {
    const world = await World.open(store, clock, {}, undefined, editions);
    worlds.push(world);
    return world;
  }

  /** A match by the older rules, asleep; as the release before began it. */
  async function begunBefore(about: NewWorldMatch = {}, answers = 2): Promise<WorldMatch> {
    const world = await World.open(
      store,
      clock,
      {},
      undefined,
      newestOnly(() => strange.rules),
    );
    const match = await world.match(about);
    await world.play(match, await world.everybody(match), fastRandom(1), answers);
    await world.host.stop();
    return match;
  }

  /** Plays one answer and takes it back, as soon as somebody can; who did. */
  async function takeBack(world: World, match: WorldMatch, watchers: readonly TestWatcher[]): Promise<number> {
    const random = fastRandom(4);
    for (let i = 0; i < 40 && !watchers.some(({ picture }) => picture?.canUndo); i++) await world.play(match, watchers, random, 1);
    const seat = watchers.findIndex(({ picture }) => picture?.canUndo);
    const outcome = await world.host.undo({ match: match.id, account: itemAt(match.accounts, seat), commandId: newId(), seat });
    expect(outcome).toMatchObject({ accepted: true });
    return seat;
  }

  it('are taken back, timed and taken up again by them, beside a match of the newest', async () => {
    const older = await begunBefore({ clock: LIVE });
    const world = await open();
    const newer = await world.match({ clock: LIVE });
    for (const match of [older, newer]) {
      await takeBack(world, match, await world.everybody(match));
      expect((await store.readLog(match.id)).at(-1)).toMatchObject({ undo: true });
    }
    await world.host.stop();

    // Woken from a snapshot: the clock plays for a seat that thinks too long.
    const later = await open();
    for (const match of [older, newer]) await later.everybody(match);
    const lengths = async (): Promise<number[]> => Promise.all([older, newer].map(async ({ id }) => (await store.readLog(id)).length));
    const before = await lengths();
    clock.advance(60_000);
    await until(async () => (await lengths()).every((length, i) => length > itemAt(before, i)), 'the fallbacks of the clock');
    for (const { id } of [older, newer]) expect((await store.readLog(id)).at(-1)).toMatchObject({ by: 'clock' });
    await later.host.stop();

    // From the log alone, to the end.
    await store.prisma.snapshot.deleteMany({});
    const last = await open();
    const [olds, news] = [await last.everybody(older), await last.everybody(newer)];
    expect(itemAt(olds, 0).picture?.table).toHaveProperty('era', 'old');
    expect(itemAt(news, 0).picture?.table).not.toHaveProperty('era');
    await last.play(older, olds, fastRandom(5));
    await last.play(newer, news, fastRandom(6));
    await last.host.stop();
    for (const { damages, failures } of [world, later, last]) expect([...damages, ...failures]).toEqual([]);
    for (const [match, edition] of [
      [older, strange.hash],
      [newer, newestRaids.edition],
    ] as const) {
      const row = await store.prisma.match.findUniqueOrThrow({ where: { id: match.id } });
      expect(row).toMatchObject({ edition, status: 'finished' });
      expect(isProblem(await exportMatch(store, editions, match.id))).toBe(false);
    }
  });

  it('are played at two servers of two releases at once, whichever began them', async () => {
    // The release before has the older rules as its newest, and takes those of this release from the database.
    const before = await installation(store, clock, [strange], [strange.rules]);
    expect(before.newest('raids')?.edition).toBe(strange.hash);
    const both = await TwoHosts.open(store, {}, [clock], [before, editions]);
    const matches = [await both.one.match(), await both.two.match()];
    const random = fastRandom(8);
    for (const match of matches) {
      const [here, there] = [await both.one.everybody(match), await both.two.everybody(match)];
      for (let i = 0; i < 400 && itemAt(here, 0).picture?.over !== true; i++) {
        await both[i % 2 === 0 ? 'one' : 'two'].play(match, i % 2 === 0 ? here : there, random, 1);
        await both.settled();
      }
      expect(here.map(({ picture }) => picture)).toEqual(there.map(({ picture }) => picture));
    }
    await both.stop();
    expect([...both.one.damages, ...both.two.damages, ...both.one.failures, ...both.two.failures]).toEqual([]);
    const rows = await store.prisma.match.findMany({ where: { id: { in: matches.map(({ id }) => id) } } });
    expect(new Map(rows.map((row) => [row.edition, row.status]))).toEqual(
      new Map([
        [strange.hash, 'finished'],
        [newestRaids.edition, 'finished'],
      ]),
    );
  });

  describe('whose edition cannot be loaded', () => {
    const tooNew = (): string => strange.text.replace(/interface \d+\n/, `interface ${KERNEL_INTERFACE + 1}\nglobalThis.hasRun = true;\n`);

    it.each([
      ['is not here', () => ({ hash: hashOf('nowhere'), text: undefined }), 'edition-unknown', 'admin editions import'],
      [
        'is damaged',
        () => ({ hash: hashOf('other bytes'), text: `globalThis.hasRun = true;\n${strange.text}` }),
        'edition-damaged',
        'Restore it from a backup',
      ],
      ['needs a newer release', () => ({ hash: hashOf(tooNew()), text: tooNew() }), 'edition-too-new', 'Update Skald'],
    ])('because it %s, say so, stay as they are, and disturb no others', async (_, make, code, remedy) => {
      const { hash, text } = make();
      const match = await begunBefore({ clock: LIVE });
      if (text !== undefined)
        await store.prisma.edition.create({
          data: { hash, game: 'raids', module: Uint8Array.from(pack(text)), keptAt: new Date(clock.now()) },
        });
      await store.prisma.match.update({ where: { id: match.id }, data: { edition: hash } });
      const kept = async () => ({
        log: await store.readLog(match.id),
        row: await store.prisma.match.findUniqueOrThrow({ where: { id: match.id }, include: { seats: true, snapshots: true } }),
      });
      const before = await kept();

      const world = await open();
      const account = itemAt(match.accounts, 0);
      const asker = { match: match.id, account, commandId: newId() };
      const refusal = { problem: code, reason: expect.stringContaining(remedy) };
      expect(await world.host.watch(asker, undefined)).toMatchObject(refusal);
      expect(await world.host.view(asker)).toMatchObject(refusal);
      expect(await world.host.answer({ ...asker, decision: '1.0', answer: null })).toMatchObject(refusal);
      expect(await world.host.undo({ ...asker, seat: 0 })).toMatchObject(refusal);
      const replays = new Replays(store, editions, { damaged: () => undefined, failed: () => undefined });
      await store.prisma.match.update({ where: { id: match.id }, data: { status: 'finished' } });
      expect(await replays.replay(match.id, 'open', { from: 0, steps: 5 })).toMatchObject(refusal);
      expect(await replays.saga(match.id)).toMatchObject(refusal);
      await store.prisma.match.update({ where: { id: match.id }, data: { status: 'running' } });
      expect(await exportMatch(store, editions, match.id)).toMatchObject(refusal);
      // Its clock may run out, and another match is played beside it.
      const other = await world.match();
      clock.advance(120_000);
      await world.play(other, await world.everybody(other), fastRandom(2), 4);
      await world.host.stop();
      expect(await kept()).toEqual(before);
      expect(world.damages).toEqual([]);
      expect(globalThis).not.toHaveProperty('hasRun');
      expect(required(await editions.find('raids', hash), 'an answer')).toMatchObject(refusal);
      await store.prisma.match.update({ where: { id: match.id }, data: { status: 'aborted' } });
    });
  });
});
