import { fastRandom, sampleAnswer } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../ids.ts';
import { DATABASE_KINDS } from '../../../testing/stores.ts';
import { forgetCommands } from '../../play/command-records.ts';
import { TwoHosts } from '../../testing/two-hosts.ts';
import { World, type WorldMatch } from '../../testing/world.ts';

const REUSED = { problem: 'command-reused' };
const pass = { otherwise: 'pass', windows: {} } as const;
const ask = { otherwise: 'ask', windows: {} } as const;

describe.each(DATABASE_KINDS)('a command id on %s', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase(kind);
  });
  afterAll(() => world.remove());

  const by = (match: WorldMatch, seat: number, commandId = newId()) => ({
    match: match.id,
    account: match.accounts[seat] ?? '',
    commandId,
  });

  /** In the same process, and after a restart. */
  async function twice(check: () => Promise<void>): Promise<void> {
    await check();
    await world.host.stop();
    await world.restart();
    await check();
  }

  const isHandedOver = async (match: WorldMatch, seat: number): Promise<boolean> => {
    const row = await world.store.prisma.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId: match.id, seat } } });
    return row.handedToBot;
  };

  it('hands a seat over once, and takes it back once', async () => {
    const match = await world.match({ seats: 3 });
    const handOver = by(match, 1);
    const takeBack = by(match, 1);
    expect(await world.host.handOver(handOver)).toBeUndefined();
    await twice(async () => expect(await world.host.handOver(handOver)).toBeUndefined());
    expect(await world.host.takeBack(takeBack)).toBeUndefined();
    await twice(async () => {
      expect(await world.host.handOver(handOver)).toBeUndefined();
      expect(await isHandedOver(match, 1)).toBe(false);
    });
    expect(await world.host.handOver(by(match, 1))).toBeUndefined();
    await twice(async () => {
      expect(await world.host.takeBack(takeBack)).toBeUndefined();
      expect(await isHandedOver(match, 1)).toBe(true);
    });
  });

  it('takes nothing back later where there was nothing to take back', async () => {
    const match = await world.match({ seats: 3 });
    const takeBack = by(match, 0);
    expect(await world.host.takeBack(takeBack)).toBeUndefined();
    expect(await world.host.handOver(by(match, 0))).toBeUndefined();
    expect(await world.host.takeBack(takeBack)).toBeUndefined();
    expect(await isHandedOver(match, 0)).toBe(true);
  });

  it('sets standing orders once', async () => {
    const match = await world.match({ game: 'valda', seats: 3 });
    const first = { ...by(match, 0), orders: pass };
    expect(await world.host.setStanding(first)).toBeUndefined();
    expect(await world.host.setStanding({ ...by(match, 0), orders: ask })).toBeUndefined();
    await twice(async () => {
      expect(await world.host.setStanding(first)).toBeUndefined();
      const row = await world.store.prisma.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId: match.id, seat: 0 } } });
      expect(row.standing).toMatchObject({ otherwise: 'ask' });
    });
    await twice(async () => expect(await world.host.setStanding({ ...first, orders: ask })).toMatchObject(REUSED));
  });

  it('asks for an undo once, and gives consent its first result', async () => {
    const { match, seat } = await behindBarrier(world);
    const others = [0, 1, 2].filter((one) => one !== seat);
    const command = by(match, seat);
    expect(await world.host.undoRequest(command)).toBeUndefined();
    const first = world.audience.requests.at(-1)?.request?.request ?? '';
    const decline = { ...by(match, others[0] ?? 0), request: first, agree: false };
    expect(await world.host.undoConsent(decline)).toBeUndefined();
    await twice(async () => {
      expect(await world.host.undoConsent(decline)).toBeUndefined();
      expect(await world.host.undoConsent({ ...decline, agree: true })).toMatchObject(REUSED);
      expect(await world.host.undoRequest(command)).toBeUndefined();
      expect(world.audience.requests.at(-1)?.request ?? null).toBeNull();
    });
    world.clock.advance(60_000);
    expect(await world.host.undoRequest(by(match, seat))).toBeUndefined();
    const request = world.audience.requests.at(-1)?.request?.request ?? '';
    const consents = others.map((other) => ({ ...by(match, other), request, agree: true }));
    for (const consent of consents) expect(await world.host.undoConsent(consent)).toBeUndefined();
    const rows = (await world.store.readLog(match.id)).length;
    await twice(async () => {
      for (const consent of consents) expect(await world.host.undoConsent(consent)).toBeUndefined();
      expect(await world.store.readLog(match.id)).toHaveLength(rows);
    });
    // The log proves a consent whose record a crash has prevented.
    await world.store.prisma.command.deleteMany({ where: { matchId: match.id } });
    for (const consent of consents) expect(await world.host.undoConsent(consent)).toBeUndefined();
  });

  it('goes back once where nobody has to agree', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const match = await world.match({ seats: 2, bots: [1] });
      world.botCaller.comes = { account: match.accounts[1] ?? '', bot: 'novice', owner: null };
      const watchers = await world.everybody(match);
      await world.play(match, watchers, fastRandom(seed), 1);
      const command = by(match, 0);
      if ((await world.host.undoRequest(command)) !== undefined) continue;
      const rows = (await world.store.readLog(match.id)).length;
      await twice(async () => {
        expect(await world.host.undoRequest(command)).toBeUndefined();
        expect(await world.store.readLog(match.id)).toHaveLength(rows);
        expect(await world.host.undo(command)).toMatchObject(REUSED);
      });
      return;
    }
    throw new Error('nothing could be undone in forty matches');
  });

  it('is refused for another command, or another answer', async () => {
    const match = await world.match({ seats: 3 });
    const watchers = await world.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const open = asked?.decisions[0];
    if (!asked || !open || asked.viewer === 'spectator') throw new Error('nobody is asked');
    const seat = asked.viewer;
    const answer = { ...by(match, seat), decision: open.id, answer: sampleAnswer(open.space, fastRandom(1)) };
    expect(await world.host.answer(answer)).toMatchObject({ accepted: true });
    const same = by(match, seat, answer.commandId);
    await twice(async () => {
      expect(await world.host.resign(same)).toMatchObject(REUSED);
      expect(await world.host.handOver(same)).toMatchObject(REUSED);
      expect(await world.host.undo(same)).toMatchObject(REUSED);
      expect(await world.host.answer({ ...answer, decision: '99.0' })).toMatchObject(REUSED);
      expect(await world.host.answer(answer)).toMatchObject({ accepted: true });
    });
    expect(await isHandedOver(match, seat)).toBe(false);
    const handOver = by(match, seat);
    expect(await world.host.handOver(handOver)).toBeUndefined();
    await twice(async () => {
      expect(await world.host.answer(answer)).toMatchObject({ accepted: true });
      expect(await world.host.answer({ ...answer, commandId: handOver.commandId })).toMatchObject(REUSED);
      expect(await world.host.handOver({ ...handOver, bot: 'warrior' })).toMatchObject(REUSED);
      expect(await world.host.takeBack(handOver)).toMatchObject(REUSED);
    });
  });

  it('of an answer to an open question is refused when it was used for a command before', async () => {
    const match = await world.match({ seats: 2 });
    const watchers = await world.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const open = asked?.decisions[0];
    if (!asked || !open || asked.viewer === 'spectator') throw new Error('nobody is asked');
    const takeBack = by(match, asked.viewer);
    expect(await world.host.takeBack(takeBack)).toBeUndefined();
    const answer = { ...takeBack, decision: open.id, answer: sampleAnswer(open.space, fastRandom(1)) };
    await twice(async () => expect(await world.host.answer(answer)).toMatchObject(REUSED));
    expect(await world.store.readLog(match.id)).toEqual([]);
  });

  it('gets its first result when the match is over, until it is forgotten some days later', async () => {
    const match = await world.match({ seats: 2 });
    const orders = by(match, 0);
    expect(await world.host.handOver(orders)).toBeUndefined();
    const resign = by(match, 1);
    expect(await world.host.resign(resign)).toBeUndefined();
    await twice(async () => {
      expect(await world.host.resign(resign)).toBeUndefined();
      expect(await world.host.handOver(orders)).toBeUndefined();
      expect(await world.host.takeBack(by(match, 0))).toMatchObject({ problem: 'wrong-status' });
    });
    const where = { matchId: match.id };
    await forgetCommands(world.store, new Date(world.clock.now() - 1000));
    expect(await world.store.prisma.command.count({ where })).toBe(2);
    await forgetCommands(world.store, new Date(world.clock.now() + 1000));
    expect(await world.store.prisma.command.count({ where })).toBe(0);
  });

  it('is carried out by one of two servers', async () => {
    const hosts = await TwoHosts.open(world.store);
    hosts.stopNotices(hosts.two);
    const match = await hosts.one.match({ seats: 3 });
    await hosts.two.host.wake(match.id);
    const handOver = by(match, 1);
    expect(await Promise.all([hosts.one.host.handOver(handOver), hosts.two.host.handOver(handOver)])).toEqual([undefined, undefined]);
    expect(await hosts.one.host.takeBack(by(match, 1))).toBeUndefined();
    expect(await hosts.two.host.handOver(handOver)).toBeUndefined();
    expect(await isHandedOver(match, 1)).toBe(false);
    expect(await hosts.two.host.handOver({ ...handOver, bot: 'novice' })).toMatchObject(REUSED);
    await hosts.stop();
  });

  it('does not help to ask for the same undo again and again', async () => {
    const { match, seat } = await behindBarrier(world);
    const other = [0, 1, 2].find((one) => one !== seat) ?? 0;
    expect(await world.host.undoRequest(by(match, seat))).toBeUndefined();
    const request = world.audience.requests.at(-1)?.request?.request ?? '';
    expect(await world.host.undoConsent({ ...by(match, other), request, agree: false })).toBeUndefined();
    expect(await world.host.undoRequest(by(match, seat))).toMatchObject({ problem: 'too-many', retryAfterMs: 60_000 });
    world.clock.advance(59_900);
    expect(await world.host.undoRequest(by(match, seat))).toMatchObject({ problem: 'too-many', retryAfterMs: 250 });
    world.clock.advance(100);
    expect(await world.host.undoRequest(by(match, seat))).toBeUndefined();
  });
});

/** A match of three in which somebody must ask to undo. */
async function behindBarrier(world: World): Promise<{ match: WorldMatch; seat: number }> {
  for (let seed = 1; seed <= 20; seed++) {
    const match = await world.match({ seats: 3 });
    const watchers = await world.everybody(match);
    await world.play(match, watchers, fastRandom(seed), 5);
    const seat = (await world.store.readLog(match.id)).at(-1)?.seat ?? undefined;
    if (seat !== undefined && !watchers[seat]?.picture?.canUndo) return { match, seat };
  }
  throw new Error('no answer behind a barrier came in twenty matches');
}
