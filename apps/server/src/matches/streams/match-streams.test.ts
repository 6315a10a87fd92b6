import { fastRandom, type Seat } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProblem } from '../../problem.ts';
import { until } from '../testing/until.ts';
import type { TestWatcher } from '../testing/watcher.ts';
import { accountOf, World, type WorldMatch } from '../testing/world.ts';

describe('the streams of a match', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase('embedded');
  });
  afterAll(() => world.remove());

  /** Plays until several seats are asked under a quiet barrier. */
  async function atQuietBarrier(match: WorldMatch, watchers: readonly TestWatcher[], seed: number): Promise<readonly Seat[]> {
    const random = fastRandom(seed);
    for (;;) {
      const waiting = watchers[0]?.picture?.waiting ?? [];
      const quiet = waiting.length > 1 && waiting.every(({ answered }) => answered === undefined);
      if (quiet) return waiting.map(({ seat }) => seat);
      if ((await world.play(match, watchers, random, 1)) === 0) throw new Error('no quiet barrier came');
    }
  }

  /** Everything that the host would send to a viewer now, including cursor and clocks. */
  async function bytes(match: WorldMatch, viewer: Seat | 'spectator'): Promise<string> {
    return JSON.stringify(await world.host.watch({ match: match.id, account: accountOf(match.accounts, viewer) }, undefined));
  }

  it('VA-16.11 VA-16.15 say nothing to others of an answer under a quiet barrier, given or taken back; no number moves', async () => {
    const match = await world.match({ game: 'holmgang', seats: 3, clock: { kind: 'live', bankMs: 600_000, incrementMs: 2000 } });
    const watchers = await world.everybody(match);
    await world.watch(match, 'spectator');
    const asked = await atQuietBarrier(match, watchers, 5);
    const actor = watchers.find(({ viewer }) => viewer === asked[0]);
    if (!actor || actor.viewer === 'spectator') throw new Error('nobody is asked');
    const seat = actor.viewer;
    const others = [...match.accounts.keys(), 'spectator' as const].filter((viewer) => viewer !== seat);
    world.clock.advance(5000);
    const before = await Promise.all(others.map((viewer) => bytes(match, viewer)));
    const ownBefore = await bytes(match, seat);
    const { publicSteps, privateSteps, turns } = world.audience;
    const heard = { publicSteps: publicSteps.length, privateSteps: privateSteps.length, turns: turns.length };

    expect(await world.answer(match, actor, fastRandom(1))).toMatchObject({ accepted: true });
    expect(await bytes(match, seat)).not.toBe(ownBefore);
    expect(await Promise.all(others.map((viewer) => bytes(match, viewer)))).toEqual(before);
    const account = match.accounts[seat] ?? '';
    expect(await world.host.undo({ match: match.id, account, commandId: 'x'.repeat(16) })).toMatchObject({ accepted: true });
    expect(await Promise.all(others.map((viewer) => bytes(match, viewer)))).toEqual(before);

    expect(publicSteps).toHaveLength(heard.publicSteps);
    expect(privateSteps.slice(heard.privateSteps).map((one) => one.seat)).toEqual([seat, seat]);
    expect(turns.slice(heard.turns).flatMap(({ accounts }) => accounts)).toEqual([account, account]);
    await world.answer(match, actor, fastRandom(1));
    await world.beat(0);
    await world.restart();
    const stripped = (text: string): unknown => JSON.parse(text.replaceAll(/"(epoch|v|p|q)":("[^"]*"|\d+)/g, '"$1":0'));
    const after = await Promise.all(others.map((viewer) => bytes(match, viewer)));
    expect(after.map(stripped)).toEqual(before.map(stripped));
  });

  /** Watches again from its own cursor, and then has the same as a new viewer. */
  async function comeBack(match: WorldMatch, watcher: TestWatcher, bySteps: boolean): Promise<void> {
    const account = accountOf(match.accounts, watcher.viewer);
    const watched = await world.host.watch({ match: match.id, account }, watcher.cursor);
    if (isProblem(watched)) throw new Error(watched.reason);
    expect(watched.missed === undefined).toBe(watched.seen !== undefined);
    if (bySteps) expect(watched.missed).toBeDefined();
    for (const step of watched.missed?.public ?? []) {
      if (!step.change) throw new Error('nobody here writes steps as text');
      watcher.public(watcher.cursor.epoch, step);
    }
    for (const step of watched.missed?.private ?? []) watcher.private(watcher.cursor.epoch, step);
    if (watched.seen) watcher.replace(watched.seen);
    const fresh = await world.watch(match, watcher.viewer);
    expect(watcher.picture).toEqual(fresh.picture);
    expect(watcher.cursor).toEqual(fresh.cursor);
  }

  it('give who comes back the steps that were missed, or the whole where they are no longer known', async () => {
    const match = await world.match({ game: 'holmgang', seats: 3 });
    const watchers = await world.everybody(match);
    const random = fastRandom(8);
    for (let missed = 0; missed < 30; missed += 5) {
      const away = await Promise.all(['spectator' as const, 0, 1, 2].map((viewer) => world.watch(match, viewer)));
      world.audience.clear();
      for (const watcher of watchers) world.audience.enter(match.id, watcher);
      if ((await world.play(match, watchers, random, missed)) < missed) break;
      for (const watcher of away) await comeBack(match, watcher, missed <= 20);
    }
    const other = { epoch: 'another', p: 1, q: 0 };
    const watched = await world.host.watch({ match: match.id, account: match.accounts[0] }, other);
    expect(watched).toMatchObject({ missed: undefined, seen: { view: { viewer: 0 } } });
  });

  it('reach spectators with the delay of the match, steps and views alike, also after a restart', async () => {
    const match = await world.match({ game: 'holmgang', seats: 2, delayMs: 30_000 });
    let watchers = await world.everybody(match);
    const spectator = await world.watch(match, 'spectator');
    const random = fastRandom(2);
    const start = spectator.picture;
    await world.play(match, watchers, random, 4);
    world.clock.advance(10_000);
    const players = watchers[0]?.picture?.table;
    await world.play(match, watchers, random, 3);
    expect(spectator.picture).toEqual(start);
    expect((await world.watch(match, 'spectator')).picture).toEqual(start);
    world.clock.advance(20_000);
    await until(() => spectator.cursor.p > 0, 'the first steps');
    expect(spectator.picture?.table).toEqual(players);
    await world.host.stop();
    await world.restart();
    watchers = await world.everybody(match);
    const again = await world.watch(match, 'spectator');
    expect(again.picture?.table).toEqual(players);
    expect(again.picture?.table).not.toEqual(watchers[0]?.picture?.table);
    world.clock.advance(10_000);
    expect(again.picture?.table).toEqual(watchers[0]?.picture?.table);
    await world.play(match, watchers, random);
    expect(again.picture).toMatchObject({ over: true });
    expect(again.gaps).toBe(0);
  });
});
