/** A rematch is an invitation: nobody is seated unasked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import type { Member } from '../lobby-deps.ts';
import { got, LobbyWorld } from '../testing/lobby-world.ts';

const MINUTE = 60_000;

describe.each(DATABASE_KINDS)('a rematch on %s', (kind) => {
  let here: LobbyWorld;

  beforeAll(async () => {
    here = await LobbyWorld.onNewDatabase(kind);
  });
  afterAll(() => here.remove());

  /** A finished match of these people. */
  async function played(people: readonly Member[], request: Parameters<LobbyWorld['created']>[1] = {}): Promise<string> {
    const [host, ...others] = people;
    if (!host) throw new Error('nobody came');
    const { id } = await here.created(host, { seats: people.length + (request.bots?.length ?? 0), visibility: 'private', ...request });
    const invitation = got(await here.lobby.invite(host, id));
    for (const one of others) got(await here.lobby.join(one, id, { invitation }));
    got(await here.lobby.start(host, id));
    for (const one of people.slice(1)) await here.world.host.resign({ match: id, account: one.id, commandId: newId() });
    await here.world.host.resign({ match: id, account: host.id, commandId: newId() });
    return id;
  }

  const invitationsOf = async ({ id }: Member) => (await here.lobby.listing.mine(id)).filter(({ invited }) => invited);
  const seatsOf = async (match: string) => got(await here.lobby.listing.detail(match)).seats;

  it('keeps a seat for those who are asked, in nobody else’s hands, and shows it in their list', async () => {
    const [una, ivar, stranger] = [await here.member(), await here.member(), await here.member()];
    const old = await played([una, ivar], { visibility: 'public' });
    const { id, seats } = got(await here.lobby.rematch(una, old));
    expect(seats[1]).toMatchObject({ occupant: 'nobody', account: null, ready: false, invited: { account: { id: ivar.id } } });
    expect(await invitationsOf(ivar)).toMatchObject([{ id, invited: true, rematchOf: old, plays: [], turn: [] }]);
    expect(await invitationsOf(una)).toEqual([]);
    expect(here.turns.filter(({ match }) => match === id).at(-1)?.accounts).toContain(ivar.id);
    expect(await here.lobby.join(stranger, id, {})).toMatchObject({ problem: 'no-free-seat' });
    expect(await here.lobby.join(stranger, id, { seat: 1 })).toMatchObject({ problem: 'seat-taken' });
    const free = got(await here.lobby.listing.list({ free: true }, { limit: 100 }));
    expect(free.matches.map((match) => match.id)).not.toContain(id);
    expect(await here.lobby.join(ivar, id, {})).toBe(1);
    expect((await seatsOf(id))[1]).toMatchObject({ occupant: 'person', account: { id: ivar.id } });
    expect((await seatsOf(id))[1]).not.toHaveProperty('invited');
    expect(await invitationsOf(ivar)).toEqual([]);
  });

  it('keeps out whom the host sends away from a kept seat, until a new invitation', async () => {
    const [una, ivar] = [await here.member(), await here.member()];
    const { id } = got(await here.lobby.rematch(una, await played([una, ivar], { visibility: 'public' })));
    expect(await here.lobby.kick(una, id, 1)).toBeUndefined();
    expect(await here.lobby.join(ivar, id, {})).toMatchObject({ problem: 'wrong-invitation' });
    expect(await here.lobby.access.toAttend(id, { account: ivar.id })).toMatchObject({ problem: 'wrong-invitation' });
    const invitation = got(await here.lobby.invite(una, id));
    expect(await here.lobby.join(ivar, id, { invitation })).toBe(1);
  });

  it('begins only when those who accepted say that they are ready', async () => {
    const [una, ivar] = [await here.member(), await here.member()];
    const { id } = got(await here.lobby.rematch(una, await played([una, ivar])));
    expect(await here.lobby.start(una, id)).toMatchObject({ problem: 'not-ready' });
    got(await here.lobby.join(ivar, id, {}));
    expect(await here.lobby.start(una, id)).toMatchObject({ problem: 'not-ready' });
    expect(await here.lobby.ready(ivar, id, true)).toBeUndefined();
    expect(await here.lobby.start(una, id)).toBeUndefined();
    expect(got(await here.lobby.listing.detail(id)).status).toBe('running');
  });

  it('is declined: the seat is free, and the table sees why', async () => {
    const [una, ivar, other] = [await here.member(), await here.member(), await here.member()];
    const old = await played([una, ivar], { visibility: 'public' });
    const { id } = got(await here.lobby.rematch(una, old));
    expect(await here.lobby.decline(other, id)).toMatchObject({ problem: 'no-request' });
    expect(await here.lobby.decline(ivar, id)).toBeUndefined();
    expect(await here.lobby.decline(ivar, id)).toBeUndefined();
    expect(here.seatings.at(-1)?.seating.seats[1]).toMatchObject({ occupant: 'nobody', invited: { declined: true } });
    expect(here.turns.at(-1)?.accounts).toContain(una.id);
    expect(await invitationsOf(ivar)).toEqual([]);
    expect(await here.lobby.join(other, id, {})).toBe(1);
    expect(await here.lobby.decline(ivar, id)).toMatchObject({ problem: 'no-request' });
  });

  it('may be accepted by asking for it too, at the same moment, and also after having declined', async () => {
    const [una, ivar] = [await here.member(), await here.member()];
    const old = await played([una, ivar]);
    const both = await Promise.all([here.lobby.rematch(una, old), here.lobby.rematch(ivar, old)]);
    const [one, two] = both.map(got);
    expect(one?.id).toBe(two?.id);
    const seats = await seatsOf(one?.id ?? '');
    expect(seats.map(({ account }) => account?.id)).toEqual([una.id, ivar.id]);

    const another = got(await here.lobby.rematch(una, await played([una, ivar])));
    await here.lobby.decline(ivar, another.id);
    const { rematchOf } = got(await here.lobby.listing.detail(another.id));
    expect(got(await here.lobby.rematch(ivar, rematchOf ?? '')).id).toBe(another.id);
    expect((await seatsOf(another.id))[1]?.account?.id).toBe(ivar.id);
  });

  it('is taken back by its host, who may also leave: then nobody is asked any more, and somebody else may ask', async () => {
    const [una, ivar] = [await here.member(), await here.member()];
    const old = await played([una, ivar]);
    const first = got(await here.lobby.rematch(una, old));
    expect(await here.lobby.kick(una, first.id, 1)).toBeUndefined();
    expect(await invitationsOf(ivar)).toEqual([]);
    expect(here.turns.at(-1)?.accounts).toEqual([ivar.id]);
    expect(await here.lobby.kick(una, first.id, 1)).toMatchObject({ problem: 'not-seated' });
    expect(await here.lobby.leave(una, first.id)).toBeUndefined();
    expect(got(await here.lobby.listing.detail(first.id))).toMatchObject({ status: 'aborted', rematchOf: old });
    const second = got(await here.lobby.rematch(ivar, old));
    expect(second.id).not.toBe(first.id);
    expect(await invitationsOf(una)).toMatchObject([{ id: second.id }]);
    expect(await here.lobby.leave(ivar, second.id)).toBeUndefined();
    expect(await invitationsOf(una)).toEqual([]);
  });

  it('is not kept for ever: after a while anybody may sit down, those who were asked too', async () => {
    const [una, ivar, other] = [await here.member(), await here.member(), await here.member()];
    const { id } = got(await here.lobby.rematch(una, await played([una, ivar], { visibility: 'public' })));
    here.world.clock.advance(14 * MINUTE);
    expect(await invitationsOf(ivar)).toHaveLength(1);
    here.world.clock.advance(2 * MINUTE);
    expect(await invitationsOf(ivar)).toEqual([]);
    const { matches } = got(await here.lobby.listing.list({ free: true }, { limit: 100 }));
    expect(matches.map((match) => match.id)).toContain(id);
    expect(await here.lobby.join(other, id, {})).toBe(1);
    const slow = got(await here.lobby.rematch(una, await played([una, ivar], { clock: { kind: 'days', msPerMove: 86_400_000 } })));
    here.world.clock.advance(24 * 60 * MINUTE);
    expect(await invitationsOf(ivar)).toMatchObject([{ id: slow.id }]);
    here.world.clock.advance(72 * 60 * MINUTE);
    expect(await here.lobby.join(ivar, slow.id, {})).toBe(1);
  });

  it('uses up nobody’s limit before it is accepted', async () => {
    const [una, ivar] = [await here.member('registered'), await here.member()];
    const olds = [await played([una, ivar]), await played([una, ivar]), await played([una, ivar]), await played([una, ivar])];
    const asked = [];
    for (const old of olds) asked.push(got(await here.lobby.rematch(una, old)));
    expect(await here.create(ivar)).toMatchObject({ status: 'open' });
    got(await here.lobby.join(ivar, asked[0]?.id ?? '', {}));
    got(await here.lobby.join(ivar, asked[1]?.id ?? '', {}));
    expect(await here.lobby.join(ivar, asked[2]?.id ?? '', {})).toMatchObject({ problem: 'limit-reached' });
    expect(await here.lobby.rematch(ivar, olds[3] ?? '')).toMatchObject({ problem: 'limit-reached' });
  });

  it('seats bots at once, and asks nobody who is gone, shut out, or does not want to hear from the one who asks', async () => {
    await here.bot('raids');
    const people = [await here.member(), await here.member(), await here.member()];
    const [una, deaf, gone] = people;
    if (!una || !deaf || !gone) throw new Error('nobody came');
    const old = await played(people, { bots: [{ seat: 3, bot: 'novice' }] });
    await here.store.prisma.mute.create({ data: { accountId: deaf.id, mutedId: una.id, at: new Date() } });
    await here.store.prisma.account.update({ where: { id: gone.id }, data: { deletedAt: new Date(), name: '' } });
    const { seats } = got(await here.lobby.rematch(una, old));
    expect(seats).toMatchObject([{ occupant: 'person' }, { occupant: 'nobody' }, { occupant: 'nobody' }, { occupant: 'bot', ready: true }]);
    for (const seat of [seats[1], seats[2]]) expect(seat).not.toHaveProperty('invited');
  });

  it('ends with the account that was asked', async () => {
    const [una, ivar] = [await here.member(), await here.member()];
    const { id } = got(await here.lobby.rematch(una, await played([una, ivar])));
    await here.lobby.farewell.leaveAll(ivar.id);
    expect((await seatsOf(id))[1]).toMatchObject({ occupant: 'nobody', invited: { declined: true } });
    expect(got(await here.lobby.listing.detail(id)).status).toBe('open');
  });
});
