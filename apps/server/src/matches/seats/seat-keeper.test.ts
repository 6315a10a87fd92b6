import { fastRandom } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { until } from '../testing/until.ts';
import { World, type WorldMatch } from '../testing/world.ts';

describe('seats of a running match', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase('embedded');
  });
  afterAll(() => world.remove());

  function by(match: WorldMatch, seat: number): { match: string; account: string; commandId: string } {
    return { match: match.id, account: match.accounts[seat] ?? '', commandId: newId() };
  }

  function seatOf(seat: number): unknown {
    return world.audience.seatings.at(-1)?.seats[seat];
  }

  it('are handed to a bot, which then plays by its own session, and taken back', async () => {
    const match = await world.match();
    const bot = newId();
    world.botCaller.comes = { account: bot, bot: 'warrior', owner: null };
    const [watcher, other] = await world.everybody(match);
    const seat = watcher?.decisions.length ? 0 : 1;
    const open = (seat === 0 ? watcher : other)?.decisions[0];
    expect(await world.host.handOver({ ...by(match, seat), bot: 'nobody-knows' })).toMatchObject({ problem: 'unknown-bot' });
    expect(await world.host.handOver({ ...by(match, seat), account: newId() })).toMatchObject({ problem: 'not-seated' });
    expect(await world.host.handOver(by(match, seat))).toBeUndefined();
    await until(() => world.audience.seatings.at(-1)?.seats[seat]?.bot === 'warrior', 'the bot');
    expect(seatOf(seat)).toMatchObject({ occupant: 'person', handedOver: true });
    expect(world.host.substitutions(bot)).toEqual(new Map([[match.id, [seat]]]));
    const answer = { decision: open?.id ?? '', answer: open?.fallback };
    expect(await world.host.answer({ ...by(match, seat), ...answer })).toMatchObject({ problem: 'wrong-status' });
    expect(await world.host.answer({ ...by(match, seat), account: bot, ...answer })).toMatchObject({ accepted: true });
    expect(await world.store.readLog(match.id)).toMatchObject([{ by: 'bot', seat }]);
    await world.restart();
    expect(await world.host.view({ match: match.id, account: match.accounts[seat] })).toMatchObject({ viewer: seat });
    expect(await world.host.takeBack(by(match, seat))).toBeUndefined();
    expect(seatOf(seat)).toMatchObject({ handedOver: false, bot: null });
    expect(await world.host.answer({ ...by(match, seat), account: bot, ...answer })).toMatchObject({ problem: 'not-seated' });
    expect(await world.host.takeBack(by(match, seat))).toBeUndefined();
  });

  it('of who resigns are played on by a bot while others play; the last one left has won', async () => {
    const match = await world.match({ seats: 3 });
    world.botCaller.comes = { account: newId(), bot: 'novice', owner: null };
    await world.play(match, await world.everybody(match), fastRandom(1), 4);
    const command = by(match, 1);
    expect(await world.host.resign(command)).toBeUndefined();
    expect(await world.host.resign(command)).toBeUndefined();
    expect(seatOf(1)).toMatchObject({ resigned: true, handedOver: true });
    expect(await world.host.takeBack(by(match, 1))).toMatchObject({ problem: 'not-seated' });
    expect(world.audience.seatings.at(-1)?.status).toBe('running');
    expect(await world.host.resign(by(match, 0))).toBeUndefined();
    expect(world.audience.seatings.at(-1)).toMatchObject({ status: 'finished', ended: 'resigned' });
    const row = await world.store.prisma.match.findUniqueOrThrow({
      where: { id: match.id },
      include: { seats: { orderBy: { seat: 'asc' } } },
    });
    expect(row).toMatchObject({ status: 'finished', endReason: 'resigned' });
    expect(row.seats[2]?.rank).toBe(1);
    expect(await world.host.handOver(by(match, 2))).toMatchObject({ problem: 'wrong-status' });
    const watchers = await world.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const open = asked?.decisions[0];
    const seat = typeof asked?.viewer === 'number' ? asked.viewer : 0;
    const late = { ...by(match, seat), decision: open?.id ?? '', answer: open?.fallback };
    expect(await world.host.answer(late)).toHaveProperty('problem');
    expect(await world.store.readLog(match.id)).toHaveLength(4);
  });

  it('are empty of play when the match is ended from outside', async () => {
    const match = await world.match();
    const watchers = await world.everybody(match);
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    expect(await world.host.end(match.id, 'cheating')).toBeUndefined();
    expect(await world.host.end(match.id, 'cheating')).toMatchObject({ problem: 'wrong-status' });
    if (!asked) throw new Error('nobody is asked');
    expect(await world.answer(match, asked, fastRandom(1))).toMatchObject({ problem: 'wrong-status' });
    await world.restart();
    expect(await world.answer(match, asked, fastRandom(1))).toMatchObject({ problem: 'wrong-status' });
    const watched = await world.host.watch({ match: match.id, account: undefined }, undefined);
    expect(watched).toMatchObject({ seating: { status: 'aborted', ended: 'cheating' } });
  });
});
