import { commitment } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { DATABASE_KINDS } from '../testing/stores.ts';
import type { Member } from './lobby-deps.ts';
import { got, LobbyWorld } from './testing/lobby-world.ts';

describe.each(DATABASE_KINDS)('the lobby on %s', (kind) => {
  let here: LobbyWorld;

  beforeAll(async () => {
    here = await LobbyWorld.onNewDatabase(kind);
  });
  afterAll(() => here.remove());

  it('opens a match with a promised chance, seats people, and starts when all are ready', async () => {
    const [host, guest] = [await here.member(), await here.member()];
    const match = await here.created(host, { nonce: 'aa'.repeat(8) });
    expect(match).toMatchObject({ status: 'open', secret: null, nonces: null, seats: [{ occupant: 'person' }, { occupant: 'nobody' }] });
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await here.lobby.start(host, match.id)).toMatchObject({ problem: 'not-ready' });
    expect(await here.lobby.join(guest, match.id, { seat: 0 })).toMatchObject({ problem: 'seat-taken' });
    expect(await here.lobby.join(guest, match.id, { nonce: 'bb'.repeat(8) })).toBe(1);
    expect(await here.lobby.join(guest, match.id, {})).toMatchObject({ problem: 'already-seated' });
    expect(await here.lobby.join(await here.member(), match.id, {})).toMatchObject({ problem: 'no-free-seat' });
    expect(await here.lobby.start(guest, match.id)).toMatchObject({ problem: 'not-host' });
    expect(await here.lobby.ready(guest, match.id, true)).toBeUndefined();
    expect(await here.lobby.ready(host, match.id, true)).toBeUndefined();
    const started = got(await here.lobby.listing.detail(match.id));
    expect(started).toMatchObject({ status: 'running', secret: null, nonces: ['aa'.repeat(8), 'bb'.repeat(8)] });
    const { secret } = await here.store.prisma.match.findUniqueOrThrow({ where: { id: match.id } });
    expect(commitment(secret)).toBe(match.commitment);
    expect(here.seatings.filter((one) => one.match === match.id).at(-1)?.seating.status).toBe('running');
    expect(here.changes).toContain(match.id);
    expect(await here.lobby.leave(guest, match.id)).toMatchObject({ problem: 'wrong-status' });
    expect(await here.lobby.kick(host, match.id, 1)).toMatchObject({ problem: 'wrong-status' });
    expect(await here.lobby.join(await here.member(), 'nosuchmatch', {})).toMatchObject({ problem: 'unknown-match' });
  });

  it('lets the game itself check options and seats', async () => {
    const host = await here.member('registered');
    expect(await here.create(host, { game: 'chess' })).toMatchObject({ problem: 'unknown-game' });
    expect(await here.create(host, { seats: 8 })).toMatchObject({ problem: 'refused', refusal: 'seat-count' });
    expect(await here.create(host, { options: { speed: 9 } })).toMatchObject({ problem: 'refused', refusal: 'bad-options' });
    expect(await here.create(host, { seat: 5 })).toMatchObject({ problem: 'bad-request' });
    expect(await here.create(host, { bots: [{ seat: 0, bot: 'novice' }] })).toMatchObject({ problem: 'seat-taken' });
    expect(await here.create(host, { bots: [{ seat: 1, bot: 'nobody' }] })).toMatchObject({ problem: 'unknown-bot' });
    const { options } = await here.created(host, { game: 'holmgang' });
    expect(options).toEqual({ jotun: true });
  });

  it('lets nobody sit twice, however many try at the same time', async () => {
    const host = await here.member();
    const match = await here.created(host, { seats: 4 });
    const eager = await Promise.all(Array.from({ length: 6 }, () => here.member()));
    const outcomes = await Promise.all(eager.map((member) => here.lobby.join(member, match.id, {})));
    expect(outcomes.filter((seat) => typeof seat === 'number').sort()).toEqual([1, 2, 3]);
    const seats = await here.store.prisma.matchSeat.findMany({ where: { matchId: match.id } });
    expect(new Set(seats.map(({ accountId }) => accountId)).size).toBe(4);
  });

  it('lets people leave and be shown out; a new host follows, and without anybody the match is off', async () => {
    const [host, second, third] = [await here.member(), await here.member(), await here.member()];
    const match = await here.created(host, { seats: 3 });
    await here.lobby.join(second, match.id, {});
    here.world.clock.advance(10);
    await here.lobby.join(third, match.id, {});
    expect(await here.lobby.kick(second, match.id, 2)).toMatchObject({ problem: 'not-host' });
    expect(await here.lobby.leave(host, match.id)).toBeUndefined();
    const now = got(await here.lobby.listing.detail(match.id));
    expect(now.host.id).toBe(second.id);
    expect(now.seats[0]).toMatchObject({ occupant: 'nobody', account: null });
    expect(await here.lobby.kick(second, match.id, 2)).toBeUndefined();
    expect(here.removals).toContainEqual({ match: match.id, account: third.id });
    expect(await here.lobby.kick(second, match.id, 2)).toMatchObject({ problem: 'not-seated' });
    expect(await here.lobby.leave(third, match.id)).toMatchObject({ problem: 'not-seated' });
    expect(await here.lobby.leave(second, match.id)).toBeUndefined();
    expect(got(await here.lobby.listing.detail(match.id))).toMatchObject({ status: 'aborted', ended: 'abandoned' });
  });

  it.each(['public', 'private'] as const)(
    'takes nobody back whom the host of a %s match has shown out, but by a new invitation',
    async (visibility) => {
      const [host, rude] = [await here.member(), await here.member()];
      const match = await here.created(host, { seats: 2, visibility });
      const first = got(await here.lobby.invite(host, match.id));
      expect(await here.lobby.join(rude, match.id, { invitation: first })).toBe(1);
      expect(await here.lobby.kick(host, match.id, 1)).toBeUndefined();
      expect(await here.lobby.join(rude, match.id, {})).toMatchObject({ problem: 'wrong-invitation' });
      expect(await here.lobby.join(rude, match.id, { invitation: first })).toMatchObject({ problem: 'wrong-invitation' });
      const other = await here.member();
      expect(await here.lobby.join(other, match.id, { invitation: first })).toBe(1);
      expect(await here.lobby.leave(other, match.id)).toBeUndefined();
      const second = got(await here.lobby.invite(host, match.id));
      expect(await here.lobby.join(rude, match.id, { invitation: second })).toBe(1);
      expect(await here.lobby.leave(rude, match.id)).toBeUndefined();
      expect(await here.lobby.join(rude, match.id, { invitation: second })).toBe(1);
      // Of this match only.
      const clusterPeers = await here.created(host);
      expect(await here.lobby.join(rude, clusterPeers.id, {})).toBe(1);
    },
  );

  it('opens private matches to those with the newest invitation only, and shows them in no list', async () => {
    const [host, friend] = [await here.member(), await here.member()];
    const match = await here.created(host, { visibility: 'private', seats: 3 });
    expect(await here.lobby.join(friend, match.id, {})).toMatchObject({ problem: 'wrong-invitation' });
    expect(await here.lobby.invite(friend, match.id)).toMatchObject({ problem: 'wrong-invitation' });
    const old = got(await here.lobby.invite(host, match.id));
    const invitation = got(await here.lobby.invite(host, match.id));
    expect(await here.lobby.join(friend, match.id, { invitation: old })).toMatchObject({ problem: 'wrong-invitation' });
    expect(await here.lobby.join(friend, match.id, { invitation })).toBe(1);
    expect(await here.lobby.invite(friend, match.id)).toMatchObject({ problem: 'not-host' });
    const { matches } = got(await here.lobby.listing.list({}, { limit: 100 }));
    expect(matches.map(({ id }) => id)).not.toContain(match.id);
    const { invitationHash } = await here.store.prisma.match.findUniqueOrThrow({ where: { id: match.id } });
    expect(Buffer.from(invitationHash ?? []).toString('base64url')).not.toContain(invitation);
  });

  it('seats bots in chosen seats, each of them as often as it has room', async () => {
    const host = await here.member('registered');
    const bot = await here.bot('holmgang', 2);
    expect(await here.lobby.bots.offer(host, [])).toMatchObject({ problem: 'forbidden' });
    expect((await here.lobby.bots.list('holmgang')).map(({ account }) => account.id)).toContain(bot.id);
    const match = await here.created(host, { game: 'holmgang', seats: 4, bots: [{ seat: 2, bot: 'novice' }] });
    expect(match.seats[2]).toMatchObject({ occupant: 'bot', bot: 'novice', account: { id: bot.id, kind: 'bot' } });
    expect(await here.lobby.seatBot(host, match.id, 2, { bot: 'novice' })).toMatchObject({ problem: 'seat-taken' });
    expect(await here.lobby.seatBot(host, match.id, 1, { bot: 'novice' })).toBeUndefined();
    expect(await here.lobby.seatBot(host, match.id, 3, { bot: 'novice' })).toMatchObject({ problem: 'limit-reached' });
    expect(await here.lobby.join(bot, match.id, {})).toMatchObject({ problem: 'forbidden' });
    await here.lobby.join(await here.member(), match.id, {});
    expect(await here.lobby.start(host, match.id)).toBeUndefined();
    expect(here.world.botCaller.calls.filter((call) => call.match === match.id).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('fills all free seats with bots, as different ones as there are, and offers none that is away', async () => {
    const host = await here.member('registered');
    const offer = (bot: Member) => here.lobby.bots.offer(bot, [{ bot: 'filler', game: 'raids', capacity: 3 }]);
    const [one, other, away] = [await here.member('bot'), await here.member('bot'), await here.member('bot')];
    for (const bot of [one, other, away]) await offer(bot);
    here.away.add(away.id);
    const listed = await here.lobby.bots.list('raids');
    expect(listed.filter(({ bot }) => bot === 'filler').map(({ account }) => account.id)).toEqual([one.id, other.id].sort());
    const fill = (match: string, by: Member) => here.lobby.seatBot(by, match, undefined, { bot: 'filler' });
    const match = await here.created(host, { seats: 4 });
    await here.lobby.join(await here.member(), match.id, {});
    expect(await fill(match.id, one)).toMatchObject({ problem: 'not-host' });
    expect(await fill(match.id, host)).toBeUndefined();
    const bots = got(await here.lobby.listing.detail(match.id)).seats.slice(2);
    expect(bots.map(({ account }) => account?.id).sort()).toEqual([one.id, other.id].sort());
    expect(await fill(match.id, host)).toMatchObject({ problem: 'no-free-seat' });

    // Four more seats for the two: each takes what it has left, and that was all.
    const second = await here.created(host, { seats: 4, seat: null });
    expect(await fill(second.id, host)).toBeUndefined();
    expect(await fill((await here.created(host, { seats: 2 })).id, host)).toMatchObject({ problem: 'limit-reached' });
    // The one that is away is better than none.
    here.away.add(one.id).add(other.id);
    expect(await fill((await here.created(host, { seats: 2 })).id, host)).toBeUndefined();
  });

  it('shows an account every match that is not over, however many are', async () => {
    const bot = await here.bot();
    const host = await here.member('registered');
    const { id } = await here.created(host, { bots: [{ seat: 1, bot: 'novice' }] });
    await here.store.prisma.matchSeat.update({ where: { matchId_seat: { matchId: id, seat: 1 } }, data: { accountId: bot.id } });
    const { seats: _, ...row } = await here.store.prisma.match.findUniqueOrThrow({ where: { id }, include: { seats: true } });
    const later = new Date(row.createdAt.getTime() + 1000);
    const over = Array.from({ length: 300 }, (_, nth) => ({
      ...row,
      id: `${id}-${nth}`,
      invitationHash: null,
      options: {},
      nonces: [],
      startFacts: [],
      status: 'finished' as const,
      statusAt: later,
    }));
    await here.store.prisma.match.createMany({ data: over });
    await here.store.prisma.matchSeat.createMany({
      data: over.map((match) => ({ matchId: match.id, seat: 0, occupant: 'bot' as const, accountId: bot.id })),
    });
    const mine = await here.lobby.listing.mine(bot.id);
    expect(mine.filter(({ status }) => status === 'open').map((match) => match.id)).toEqual([id]);
    expect(mine.length).toBeGreaterThan(50);
    expect(mine.length).toBeLessThan(300);
    await here.store.prisma.match.deleteMany({ where: { id: { in: over.map((match) => match.id) } } });
  });

  it('lists what fits a filter, page by page, nothing twice and nothing left out', async () => {
    const host = await here.member('registered');
    const made = [];
    for (let i = 0; i < 7; i++) {
      here.world.clock.advance(i % 2);
      made.push((await here.created(host, { game: 'holmgang', seats: 2 })).id);
    }
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = got(await here.lobby.listing.list({ game: ['holmgang'], free: true, status: ['open'] }, { after, limit: 3 }));
      found.push(...page.matches.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(made));
    expect(await here.lobby.listing.list({}, { after: "x' OR 1", limit: 3 })).toMatchObject({ problem: 'bad-request' });
    const finished = got(await here.lobby.listing.list({ status: ['finished'] }, { limit: 3 }));
    expect(finished.matches.every(({ status }) => status === 'finished')).toBe(true);
  });

  it('limits the matches that a guest hosts or plays, with a seat or without, and more generously those of others', async () => {
    const guest = await here.member();
    const { id: first } = await here.created(guest);
    const { id: second } = await here.created(guest, { seat: null });
    await here.created(guest, { seat: null, visibility: 'private' });
    expect(await here.create(guest)).toMatchObject({ problem: 'limit-reached' });
    expect(await here.create(guest, { seat: null })).toMatchObject({ problem: 'limit-reached' });
    const other = await here.created(await here.member());
    expect(await here.lobby.join(guest, other.id, {})).toMatchObject({ problem: 'limit-reached' });
    // A match that one hosts is counted once.
    expect(await here.lobby.join(guest, second, {})).toBe(0);
    expect(await here.lobby.leave(guest, first)).toBeUndefined();
    expect(await here.lobby.join(guest, other.id, {})).toBe(1);
    expect(await here.create(guest, { seat: null })).toMatchObject({ problem: 'limit-reached' });
    const registered = await here.member('registered');
    for (let i = 0; i < 8; i++) await here.created(registered, { seat: i % 2 ? 0 : null });
    expect(await here.create(registered, { seat: null })).toMatchObject({ problem: 'limit-reached', reason: expect.stringContaining('8') });
  });

  it('does not count what somebody has given up', async () => {
    const [guest, other] = [await here.member(), await here.member()];
    for (let i = 0; i < 3; i++) {
      const { id } = await here.created(guest, { seats: 3 });
      for (const one of [other, await here.member()]) await here.lobby.join(one, id, {});
      expect(await here.lobby.ready(guest, id, true)).toBeUndefined();
      await here.store.prisma.matchSeat.updateMany({ where: { matchId: id }, data: { ready: true } });
      expect(await here.lobby.start(guest, id)).toBeUndefined();
      if (i > 0) continue;
      expect(await here.world.host.resign({ match: id, account: guest.id, commandId: newId() })).toBeUndefined();
    }
    await here.created(guest);
    expect(await here.create(guest)).toMatchObject({ problem: 'limit-reached' });
  });

  it('shows an account its matches and where it is its turn, before and after the first answer', async () => {
    const [host, guest] = [await here.member(), await here.member()];
    const match = await here.created(host, { clock: { kind: 'live', bankMs: 60_000, incrementMs: 0 } });
    await here.lobby.join(guest, match.id, {});
    expect(await here.lobby.listing.mine(guest.id)).toMatchObject([{ id: match.id, plays: [1], turn: [], until: null }]);
    await here.lobby.start(host, match.id);
    const both = [await here.lobby.listing.mine(host.id), await here.lobby.listing.mine(guest.id)].map(([mine]) => mine);
    const due = here.world.clock.now() + 60_000;
    const turns = both.flatMap((mine) => mine?.turn);
    expect(turns).toHaveLength(1);
    expect(both.map((mine) => mine?.until).filter((until) => until !== null)).toEqual([due]);
    const account = [host, guest][turns[0] ?? 0]?.id ?? '';
    const view = got(await here.world.host.view({ match: match.id, account }));
    const open = view.decisions[0];
    got(await here.world.host.answer({ match: match.id, account, commandId: newId(), decision: open?.id ?? '', answer: open?.fallback }));
    const [row] = await here.store.readLog(match.id);
    const after = [...(await here.lobby.listing.mine(host.id)), ...(await here.lobby.listing.mine(guest.id))];
    expect(after.flatMap(({ turn }) => turn).sort()).toEqual([...(row?.waiting ?? [])]);
  });

  it('plays the same again with the same people, who must each agree, once for all who ask', async () => {
    const [host, guest] = [await here.member(), await here.member()];
    const match = await here.created(host, { clock: { kind: 'days', msPerMove: 86_400_000 } });
    await here.lobby.join(guest, match.id, {});
    expect(await here.lobby.rematch(guest, match.id)).toMatchObject({ problem: 'wrong-status' });
    await here.lobby.start(host, match.id);
    await here.world.host.resign({ match: match.id, account: host.id, commandId: newId() });
    expect(await here.lobby.rematch(await here.member(), match.id)).toMatchObject({ problem: 'not-seated' });
    const [one, two] = await Promise.all([here.lobby.rematch(guest, match.id), here.lobby.rematch(guest, match.id)]);
    const again = got(one);
    expect(got(two).id).toBe(again.id);
    expect(again).toMatchObject({ rematchOf: match.id, clock: match.clock, host: { id: guest.id } });
    expect(again.commitment).not.toBe(match.commitment);
    expect(again.seats).toMatchObject([
      { occupant: 'nobody', account: null, invited: { account: { id: host.id } } },
      { occupant: 'person', account: { id: guest.id } },
    ]);
    expect(await here.lobby.start(guest, again.id)).toMatchObject({ problem: 'not-ready' });
    const accepted = got(await here.lobby.rematch(host, match.id));
    expect(accepted.id).toBe(again.id);
    expect(accepted.seats.map(({ account }) => account?.id)).toEqual([host.id, guest.id]);
    expect(await here.lobby.start(guest, again.id)).toMatchObject({ problem: 'not-ready' });
    expect(await here.lobby.ready(host, again.id, true)).toBeUndefined();
    expect(await here.lobby.start(guest, again.id)).toBeUndefined();
    expect(got(await here.lobby.listing.detail(match.id))).toMatchObject({ rematch: again.id, status: 'finished', ended: 'resigned' });
    expect(got(await here.lobby.listing.detail(match.id)).secret).toMatch(/^[0-9a-f]{64}$/);
  });
});
