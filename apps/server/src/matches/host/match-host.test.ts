import { digest, fastRandom } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import { until } from '../testing/until.ts';
import type { TestWatcher } from '../testing/watcher.ts';
import { accountOf, World, type WorldMatch } from '../testing/world.ts';

/** How long the record of a match takes to read, at most. */
const READ_MS = 250;

describe.each(DATABASE_KINDS)('the match host on %s', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase(kind);
  });
  afterAll(() => world.remove());

  /** What a watcher pieced together is what the host would show afresh. */
  async function expectCurrent(match: WorldMatch, watcher: TestWatcher): Promise<void> {
    const account = accountOf(match.accounts, watcher.viewer);
    const watched = await world.host.watch({ match: match.id, account }, undefined);
    if (isProblem(watched) || !watched.seen) throw new Error('no view');
    const { table, hand, waiting, decisions, sealed, over } = watched.seen.view;
    expect(watcher.picture).toEqual({ table, hand, waiting, decisions, sealed, over, canUndo: watched.seen.canUndo });
    expect(watcher.cursor).toEqual(watched.seen.cursor);
    expect(watcher.gaps).toBe(0);
  }

  it('plays a match to its end, and every watcher’s own picture is the host’s', async () => {
    for (const game of ['raids', 'holmgang']) {
      const match = await world.match({ game, seats: 3 });
      const watchers = await world.everybody(match);
      const spectator = await world.watch(match, 'spectator');
      const random = fastRandom(3);
      for (;;) {
        const played = await world.play(match, watchers, random, 7);
        for (const watcher of [...watchers, spectator]) await expectCurrent(match, watcher);
        if (played < 7) break;
      }
      expect(spectator.picture?.over).toBe(true);
      expect(spectator.result?.standings).toHaveLength(3);
      expect(spectator.picture?.hand).toBeNull();
      const row = await world.store.prisma.match.findUniqueOrThrow({ where: { id: match.id }, include: { seats: true } });
      expect(row).toMatchObject({ status: 'finished', endReason: null });
      expect(row.seats.every(({ rank }) => rank !== null)).toBe(true);
    }
    expect(world.failures).toEqual([]);
  });

  it('gives a repeated command its first result, before and after a restart, and carries it out once', async () => {
    const match = await world.match();
    const watchers = await world.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const open = asked?.decisions[0];
    if (!asked || !open) throw new Error('nobody is asked');
    const account = accountOf(match.accounts, asked.viewer) ?? '';
    const command = { match: match.id, account, commandId: newId(), decision: open.id, answer: open.fallback };
    const first = await world.host.answer(command);
    expect(first).toMatchObject({ accepted: true });
    expect(await world.host.answer(command)).toEqual(first);
    await world.restart();
    expect(await world.host.answer(command)).toMatchObject({ accepted: true });
    expect(await world.store.readLog(match.id)).toHaveLength(1);
    expect(await world.host.answer({ ...command, commandId: newId() })).toMatchObject({ problem: 'refused', refusal: 'stale-decision' });
  });

  it('refuses strangers, other seats and unoffered answers, with the reasons of the rules', async () => {
    const match = await world.match();
    const [first, second] = await world.everybody(match);
    const asked = first?.decisions.length ? first : second;
    const other = asked === first ? second : first;
    const open = asked?.decisions[0];
    if (!asked || !other || !open) throw new Error('nobody is asked');
    const command = { match: match.id, commandId: newId(), decision: open.id, answer: open.fallback };
    expect(await world.host.answer({ ...command, account: newId() })).toMatchObject({ problem: 'not-seated' });
    const clusterPeers = accountOf(match.accounts, other.viewer) ?? '';
    expect(await world.host.answer({ ...command, account: clusterPeers })).toMatchObject({ refusal: 'not-your-decision' });
    const account = accountOf(match.accounts, asked.viewer) ?? '';
    expect(await world.host.answer({ ...command, account, answer: { do: 'nonsense' } })).toMatchObject({ refusal: 'not-offered' });
    expect(await world.host.why({ match: match.id, account, decision: open.id, answer: open.fallback })).toEqual([]);
    expect(await world.host.why({ match: match.id, account, decision: open.id, answer: 'x' })).toEqual([{ reason: 'not-offered' }]);
    expect(await world.host.answer({ ...command, match: 'nosuchmatch', account })).toMatchObject({ problem: 'unknown-match' });
    expect(await world.store.readLog(match.id)).toEqual([]);
  });

  it('is the same match after every sleep, from snapshots, from the log alone, and with all snapshots deleted', async () => {
    const match = await world.match({ game: 'holmgang', seats: 3 });
    const random = fastRandom(11);
    let snapshots = 0;
    for (let i = 0; i < 12; i++) {
      const watchers = await world.everybody(match);
      if ((await world.play(match, watchers, random, 9)) < 9) break;
      const before = watchers.map(({ picture }) => digest(picture));
      await world.host.stop();
      snapshots += await world.store.prisma.snapshot.count({ where: { matchId: match.id } });
      if (i % 3 === 0) await world.store.prisma.snapshot.deleteMany({});
      await world.restart();
      const after = await world.everybody(match);
      expect(after.map(({ picture }) => digest(picture))).toEqual(before);
    }
    expect(snapshots).toBeGreaterThan(3);
    expect(world.damages).toEqual([]);
  });

  it('throws a wrong snapshot away and closes a match whose log the rules do not give', async () => {
    const match = await world.match();
    const random = fastRandom(5);
    await world.play(match, await world.everybody(match), random, 8);
    await world.host.stop();
    await world.store.prisma.snapshot.deleteMany({ where: { matchId: match.id } });
    await world.store.prisma.snapshot.create({
      data: { matchId: match.id, seq: 4, state: '{"table":{},"hands":[],"box":{},"flow":{}}', at: new Date(world.clock.now()) },
    });
    await world.restart();
    const watchers = await world.everybody(match);
    expect(await world.play(match, watchers, random, 2)).toBe(2);
    expect(world.damages).toEqual([]);
    await world.store.prisma.matchLogRow.update({ where: { matchId_seq: { matchId: match.id, seq: 6 } }, data: { digest: 'f00d' } });
    await world.store.prisma.snapshot.deleteMany({ where: { matchId: match.id } });
    await world.store.prisma.matchLogRow.update({ where: { matchId_seq: { matchId: match.id, seq: 10 } }, data: { digest: 'f00d' } });
    await world.restart();
    const account = match.accounts[0] ?? '';
    const refused = await world.host.answer({ match: match.id, account, commandId: newId(), decision: '1.0', answer: null });
    expect(refused).toMatchObject({ problem: 'wrong-status' });
    expect(world.damages).toMatchObject([{ match: match.id, seq: 6 }]);
    expect(await world.store.readLog(match.id)).toHaveLength(10);
  });

  it('begins a match that somebody else was reading while it started', async () => {
    const match = await world.match({ bots: [1] });
    const [{ startedAt, status }] = [await world.store.prisma.match.findUniqueOrThrow({ where: { id: match.id } })];
    await world.store.prisma.match.update({ where: { id: match.id }, data: { status: 'open', startedAt: null } });
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const read = world.store.readMemory.bind(world.store);
    const reading = vi.spyOn(world.store, 'readMemory').mockImplementationOnce(async (id, now) => {
      await held;
      return read(id, now);
    });
    const early = world.host.wake(match.id);
    await until(() => reading.mock.calls.length > 0, 'the first read');
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
    await world.store.prisma.match.update({ where: { id: match.id }, data: { status, startedAt } });
    const begun = world.host.begin(match.id);
    goOn();
    await Promise.all([early, begun]);
    expect(world.botCaller.calls.filter((call) => call.match === match.id)).toHaveLength(1);
    reading.mockRestore();
  });

  it('writes the end down that a crash left out', async () => {
    const match = await world.match();
    await world.play(match, await world.everybody(match), fastRandom(6));
    await world.store.prisma.match.update({ where: { id: match.id }, data: { status: 'running', finishedAt: null } });
    await world.store.prisma.matchSeat.updateMany({ where: { matchId: match.id }, data: { rank: null, score: null } });
    await world.restart();
    world.clock.advance(1000);
    await until(
      async () => (await world.store.prisma.match.findUniqueOrThrow({ where: { id: match.id } })).status === 'finished',
      'the end',
    );
    expect(await world.store.prisma.matchSeat.count({ where: { matchId: match.id, rank: null } })).toBe(0);
  });

  it('catches up with what another server wrote, and asks to send again', async () => {
    const match = await world.match();
    const watchers = await world.everybody(match);
    const here = world.host;
    const other = await World.open(world.store, world.clock);
    const random = fastRandom(2);
    await other.play(match, await other.everybody(match), random, 5);
    const stale = watchers.find(({ decisions }) => decisions.length > 0);
    if (!stale) throw new Error('nobody is asked');
    expect(world.host).toBe(here);
    expect(await world.answer(match, stale, random)).toMatchObject({ problem: 'retry' });
    for (const watcher of watchers) await expectCurrent(match, watcher);
    expect(await world.play(match, watchers, random, 3)).toBe(3);
    await other.host.stop();
  });

  it('lets no match wait for another that is slow', async () => {
    const other = await World.open(world.store);
    const [slow, quick] = [await other.match({ game: 'holmgang' }), await other.match({ game: 'holmgang' })];
    let isFirst = true;
    let goOn = (): void => undefined;
    await other.restart((point) => {
      if (point !== 'applied' || !isFirst) return undefined;
      isFirst = false;
      return new Promise<void>((resolve) => {
        goOn = resolve;
      });
    });
    const [stuck] = (await other.everybody(slow)).filter(({ decisions }) => decisions.length > 0);
    if (!stuck) throw new Error('nobody is asked');
    const answering = other.answer(slow, stuck, fastRandom(1));
    await until(() => !isFirst, 'the slow match');
    expect(await other.play(quick, await other.everybody(quick), fastRandom(2), 20)).toBe(20);
    expect(await other.store.readLog(slow.id)).toEqual([]);
    goOn();
    expect(await answering).toMatchObject({ accepted: true });
    await other.host.stop();
  });

  it('answers busy when too much waits in one match, and forgets idle matches', async () => {
    const small = await World.open(world.store, world.clock, { queue: 2, idleMs: 1000 });
    const match = await small.match();
    const watchers = await small.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    if (!asked) throw new Error('nobody is asked');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => small.answer(match, asked, fastRandom(1))));
    const busy = outcomes.filter((outcome) => isProblem(outcome) && outcome.problem === 'busy');
    expect(busy).toHaveLength(2);
    expect(busy[0]).toHaveProperty('retryAfterMs');
    small.clock.advance(2000);
    expect(small.host.sleepIdle()).toBe(0);
    small.audience.clear();
    expect(small.host.sleepIdle()).toBe(1);
    expect(small.host.awake).toBe(0);
    await small.catchUp(match, asked);
    expect(small.host.awake).toBe(1);
    await small.host.stop();
    expect(await small.host.wake(match.id)).toMatchObject({ problem: 'stopping' });
  });
});
