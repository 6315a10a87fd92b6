import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMatch, importMatch } from '../matches/log/transfer.ts';
import { anyRules } from '../matches/testing/world.ts';
import { isProblem } from '../problem.ts';
import { DATABASE_KINDS, testStore } from '../testing/stores.ts';
import type { Member } from './lobby-deps.ts';
import { got, LobbyWorld } from './testing/lobby-world.ts';

describe.each(DATABASE_KINDS)('somebody’s bots in the lobby on %s', (kind) => {
  let here: LobbyWorld;

  beforeAll(async () => {
    here = await LobbyWorld.onNewDatabase(kind);
  });
  afterAll(() => here.remove());

  async function botOf(owner: Member, name: string): Promise<Member> {
    const bot = await here.member('bot', false, owner.id);
    expect(await here.lobby.bots.offer(bot, [{ bot: name, game: 'raids', capacity: 100 }])).toBeUndefined();
    return bot;
  }

  it('come to a table or their owner does, never both, however they hurry', async () => {
    const [owner, host] = [await here.member('registered'), await here.member('registered')];
    await botOf(owner, 'hasty');
    for (let nth = 0; nth < 5; nth++) {
      const { id } = await here.created(host, { seats: 3 });
      const outcomes = await Promise.all([
        here.lobby.join(owner, id, {}),
        here.lobby.seatBot(host, id, undefined, { bot: 'hasty', owner: owner.id }),
      ]);
      expect(outcomes.filter(isProblem)).toMatchObject([{ problem: 'own-bot' }]);
    }
  });

  it('of one owner come to a table one at a time, however they hurry; bots of the house as many as are wanted', async () => {
    const [owner, host] = [await here.member('registered'), await here.member('registered')];
    await botOf(owner, 'one');
    await botOf(owner, 'two');
    await here.bot();
    const [one, two] = [
      { bot: 'one', owner: owner.id },
      { bot: 'two', owner: owner.id },
    ];
    const refused = { problem: 'own-bot' };
    for (const second of [one, two]) {
      const bots = [
        { seat: 1, ...one },
        { seat: 2, ...second },
      ];
      expect(await here.create(host, { seats: 3, bots })).toMatchObject(refused);
      expect(await here.create(host, { seats: 3, seat: null, bots })).toMatchObject(refused);
      expect(got(await here.create(host, { seats: 3, seat: null, ownBots: true, bots })).seats[2]).toMatchObject({ bot: second.bot });
    }
    const { id } = await here.created(host, { seats: 3 });
    const outcomes = await Promise.all([one, two].map((choice) => here.lobby.seatBot(host, id, undefined, choice)));
    // The first to come has one of the two seats that are left, and neither has the other.
    expect(outcomes.filter(isProblem)).toMatchObject([refused]);
    const { seats } = got(await here.lobby.listing.detail(id));
    expect(seats.filter(({ botOwner }) => botOwner?.id === owner.id)).toHaveLength(1);
    for (const choice of [one, two]) expect(await here.lobby.seatBot(host, id, 2, choice)).toMatchObject(refused);
    expect(await here.lobby.seatBot(host, id, 2, { bot: 'novice' })).toBeUndefined();

    const house = await here.created(host, { seats: 3 });
    expect(await here.lobby.seatBot(host, house.id, undefined, { bot: 'novice' })).toBeUndefined();
  });

  it('take no more seats than they offer, in one match, in several at once and in a rematch; none with a capacity of 0', async () => {
    const [owner, host] = [await here.member('registered'), await here.member('registered')];
    const bot = await botOf(owner, 'few');
    const choice = { bot: 'few', owner: owner.id };
    const offer = (capacity: number) => here.lobby.bots.offer(bot, [{ bot: 'few', game: 'raids', capacity }]);
    const full = { problem: 'limit-reached' };
    await offer(0);
    expect(await here.create(host, { bots: [{ seat: 1, ...choice }] })).toMatchObject(full);
    await offer(1);
    const both = [1, 2].map((seat) => ({ seat, ...choice }));
    expect(await here.create(host, { seats: 3, ownBots: true, bots: both })).toMatchObject(full);
    const outcomes = await Promise.all([1, 2, 3].map(() => here.create(host, { bots: [{ seat: 1, ...choice }] })));
    expect(outcomes.filter(isProblem)).toMatchObject([full, full]);
    const [first] = outcomes.flatMap((outcome) => (isProblem(outcome) ? [] : [outcome]));
    if (!first) throw new Error('nobody opened a table');
    await here.store.prisma.match.update({ where: { id: first.id }, data: { status: 'finished' } });
    got(await here.create(host, { bots: [{ seat: 1, ...choice }] }));
    expect(got(await here.lobby.rematch(host, first.id)).seats[1]).toMatchObject({ occupant: 'nobody' });
  });

  it('of one owner do not both come to a rematch of a match in which they were both', async () => {
    const [owner, host] = [await here.member('registered'), await here.member('registered')];
    const bot = await botOf(owner, 'twin');
    const bots = [1, 2].map((seat) => ({ seat, bot: 'twin', owner: owner.id }));
    const { id } = await here.created(host, { seats: 3, ownBots: true, bots });
    await here.store.prisma.match.update({ where: { id }, data: { status: 'finished', ownBots: false } });
    expect(got(await here.lobby.rematch(host, id)).seats).toMatchObject([{}, { account: { id: bot.id } }, { occupant: 'nobody' }]);
  });

  it('sit in a rematch again as they did, by the same terms; one that was replaced does not, nor one whose owner plays', async () => {
    const [owner, host, guest] = [await here.member('registered'), await here.member('registered'), await here.member('registered')];
    const bot = await botOf(owner, 'loyal');
    const house = await here.bot();
    const loyal = { bot: 'loyal', owner: owner.id };
    const over = (id: string) => here.store.prisma.match.update({ where: { id }, data: { status: 'finished' } });
    const first = await here.created(host, { seats: 3, ownBots: true, bots: [{ seat: 1, ...loyal }] });
    await here.lobby.join(guest, first.id, {});
    await over(first.id);
    const again = got(await here.lobby.rematch(host, first.id));
    expect(again).toMatchObject({ ownBots: true, seats: [{}, { account: { id: bot.id }, bot: 'loyal', botOwner: { id: owner.id } }, {}] });

    const second = await here.created(host, { seats: 2, bots: [{ seat: 1, ...loyal }] });
    const replaced = { handedToBot: true, botName: 'novice', botOwnerId: null };
    await here.store.prisma.matchSeat.update({ where: { matchId_seat: { matchId: second.id, seat: 1 } }, data: replaced });
    expect(await here.lobby.listing.mine(bot.id)).not.toContainEqual(expect.objectContaining({ id: second.id, plays: [1] }));
    await over(second.id);
    const other = got(await here.lobby.rematch(host, second.id));
    expect(other).toMatchObject({ ownBots: false, seats: [{}, { account: { id: house.id }, bot: 'novice', botOwner: null }] });

    const third = await here.created(host, { seats: 3, bots: [{ seat: 1, ...loyal }] });
    await here.store.prisma.matchSeat.update({
      where: { matchId_seat: { matchId: third.id, seat: 2 } },
      data: { occupant: 'person', accountId: owner.id },
    });
    await over(third.id);
    expect(got(await here.lobby.rematch(host, third.id)).seats[1]).toMatchObject({ occupant: 'nobody', account: null });
  });

  it('are exported and imported with their owner and the terms, and are not of the house where they come', async () => {
    const [owner, host] = [await here.member('registered'), await here.member('registered')];
    const bot = await botOf(owner, 'traveller');
    const request = { seats: 2, ownBots: true, bots: [{ seat: 1, bot: 'traveller', owner: owner.id }] };
    const match = await here.created(host, request);
    expect(await here.lobby.start(host, match.id)).toBeUndefined();
    const lines = got(await exportMatch(here.store, anyRules, match.id));
    const { store: target, remove } = await testStore(kind);
    expect(await importMatch(target, anyRules, lines)).toBe(match.id);
    const row = await target.prisma.match.findUniqueOrThrow({ where: { id: match.id }, include: { seats: { orderBy: { seat: 'asc' } } } });
    expect(row).toMatchObject({ ownBots: true, seats: [{ botOwnerId: null }, { accountId: bot.id, botOwnerId: owner.id }] });
    expect(await target.prisma.account.findUnique({ where: { id: bot.id } })).toMatchObject({ kind: 'bot', house: false });
    expect(got(await exportMatch(target, anyRules, match.id)).slice(1)).toEqual(lines.slice(1));
    await remove();
  });
});
