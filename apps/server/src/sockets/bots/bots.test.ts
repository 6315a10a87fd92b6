import type { MatchStore } from '@skald/client';
import type { NewMatch, SeatInfo } from '@skald/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LeapingClock } from '../../testing/clocks/leaping-clock.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { granted, TestPlayer, until } from '../../testing/people.ts';
import { Puppet, registered } from '../../testing/puppets.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

/** A seat waits this long for its bot to come, and this long for the bot's answer. */
const [COMING_MS, ANSWER_MS] = [20_000, 30_000];

describe.each(DATABASE_KINDS)('whose bots play on the %s database', (kind) => {
  const clock = new LeapingClock();
  let server: LiveServer;
  const guests: { close(): void }[] = [];
  beforeAll(async () => {
    server = await liveServer(kind, { SKALD_MATCH_BOT_ANSWER_MS: String(ANSWER_MS) }, clock);
  });
  afterAll(() => server.remove());
  afterEach(() => {
    for (const one of guests.splice(0)) one.close();
    expect(server.complaints.splice(0)).toEqual([]);
  });

  const enter = async (name: string): Promise<TestPlayer> => kept(await TestPlayer.enter(server.address, name));
  const owning = async (name: string): Promise<TestPlayer> => kept(await registered(server.address, name));
  const botOf = async (owner: TestPlayer, offered: string, plays = true): Promise<Puppet> =>
    kept(await Puppet.of(owner, 'Grim', offered, { url: server.address, plays }));
  const houseBot = async (): Promise<Puppet> => kept(await Puppet.ofHouse(server));
  function kept<T extends { close(): void }>(one: T): T {
    guests.push(one);
    return one;
  }

  const open = async (host: TestPlayer, request: Partial<NewMatch> = {}) =>
    host.api.call('createMatch', { body: { game: 'raids', seats: 2, ...request } });
  const join = (person: TestPlayer, match: string) => person.api.call('joinMatch', { params: { match }, body: {} });
  const seatBot = (host: TestPlayer, match: string, body: { bot: string; owner?: string; seat?: number }) =>
    host.api.call('seatBot', { params: { match }, body });
  /** A running match of these people, the first of whom opened it. */
  async function table(people: readonly TestPlayer[], request: Partial<NewMatch> = {}): Promise<string> {
    const [host, ...others] = people;
    if (!host) throw new Error('nobody opens it');
    const { match } = granted(await open(host, { seats: people.length, ...request }));
    for (const one of others) granted(await join(one, match.id));
    granted(await host.api.call('startMatch', { params: { match: match.id } }));
    return match.id;
  }
  const seatOf = (store: MatchStore, seat: number): SeatInfo | undefined => store.state.get().seating?.seats[seat];
  const isAsked = (store: MatchStore | undefined): boolean => (store?.state.get().play?.decisions.length ?? 0) > 0;
  const rows = (match: string) => server.services.store.readLog(match);
  /** Watches as a new viewer; the error code if that is refused. */
  const codeOf = async (person: TestPlayer, match: string, seat?: number): Promise<string | undefined> => {
    const answer = await person.connection.request('match.watch', seat === undefined ? { match } : { match, seat });
    return 'error' in answer ? answer.error.code : undefined;
  };

  it('are no stranger’s where a seat is handed over, given up or abandoned: the clock plays until a bot of the house comes', async () => {
    const stranger = await botOf(await owning('Loki'), 'a');
    const people = [await enter('Astrid'), await enter('Bjorn'), await enter('Cnut')];
    const match = await table(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    const [astrid, bjorn, cnut] = stores;
    if (!astrid || !bjorn || !cnut) throw new Error('nobody watches');
    expect(await bjorn.handOver()).toEqual({ accepted: true });
    expect(await cnut.resign()).toEqual({ accepted: true });
    const playing = people[0]?.play(astrid);
    await clock.leapUntil(COMING_MS, async () => (await rows(match)).some(({ seat, by }) => seat !== 0 && by === 'clock'));
    expect([1, 2].map((seat) => stranger.isGiven(match, seat))).toEqual([false, false]);
    expect([1, 2].map((seat) => seatOf(astrid, seat)?.bot)).toEqual([null, null]);
    expect(stranger.seats.size).toBe(0);
    await playing;

    const house = await houseBot();
    const second = await table(people);
    const [here, , third] = await Promise.all(people.map((one) => one.watch(second)));
    if (!here || !third) throw new Error('nobody watches');
    expect(await third.resign()).toEqual({ accepted: true });
    await until(() => house.isGiven(second, 2) && seatOf(here, 2)?.bot === 'novice');
    expect(seatOf(here, 2)).toMatchObject({ handedOver: true, botOwner: null });
    expect(stranger.seats.size).toBe(0);
  });

  it('are the owner’s own where the house has none, and those that the owner named, until the seat is taken back', async () => {
    const [loki, dagny, eira] = [await owning('Loki'), await owning('Dagny'), await enter('Eira')];
    const [named, own] = [await botOf(loki, 'trickster', false), await botOf(dagny, 'a', false)];
    const match = await table([dagny, eira]);
    const [store, other] = [await dagny.watch(match), await eira.watch(match)];
    expect(await store.handOver()).toEqual({ accepted: true });
    await until(() => own.isGiven(match, 0));
    await until(() => seatOf(other, 0)?.botOwner?.id === dagny.id);
    expect(named.seats.size).toBe(0);
    expect(await store.takeBack()).toEqual({ accepted: true });

    expect(await store.handOver({ bot: 'trickster' })).toMatchObject({ failure: { code: 'unknown-bot' } });
    expect(await store.handOver({ bot: 'trickster', owner: dagny.id })).toMatchObject({ failure: { code: 'unknown-bot' } });
    expect(await store.handOver({ bot: 'trickster', owner: loki.id })).toEqual({ accepted: true });
    await until(() => named.seat(match, 0)?.state.get().play?.viewer === 0);
    expect(seatOf(other, 0)).toMatchObject({
      bot: 'trickster',
      botOwner: { id: loki.id, name: expect.stringMatching(/^Loki/) },
      handedOver: true,
    });
    const seen = named.seat(match, 0);
    expect(seen?.state.get().play?.hand).not.toBeNull();

    // After the owner took the seat back, the bot gets nothing of it and can neither watch, answer nor ask about it.
    const decision = seen?.state.get().play?.decisions[0]?.id ?? '1.0';
    expect(await store.takeBack()).toEqual({ accepted: true });
    await until(() => seen?.state.get().freshness === 'closed' && !named.isGiven(match, 0));
    const again = await named.connection.request('match.watch', { match, seat: 0 });
    expect(again).toMatchObject({ error: { code: 'not-seated' } });
    const answer = { match, commandId: 'after-it-was-taken-back', decision, answer: 0 };
    expect(await named.connection.request('match.answer', answer)).toMatchObject({ error: { code: 'not-seated' } });
    expect(await named.connection.request('match.why', { match, decision, answer: 0 })).toMatchObject({
      why: [{ reason: 'not-your-decision' }],
    });
    const whole = await named.connection.request('match.watch', { match });
    expect('view' in whole ? [whole.view.viewer, whole.view.hand, whole.view.decisions] : whole).toEqual(['spectator', null, []]);
  });

  it('are not at a table where their owner plays, whoever came first, unless the match says so', async () => {
    const [loki, frode] = [await owning('Loki'), await enter('Frode')];
    await botOf(loki, 'trickster');
    const mine = { bot: 'trickster', owner: loki.id };
    expect(await open(loki, { bots: [{ seat: 1, ...mine }] })).toMatchObject({ failure: { code: 'own-bot' } });
    const { match: first } = granted(await open(loki, { seats: 3 }));
    expect(await seatBot(loki, first.id, mine)).toMatchObject({ failure: { code: 'own-bot' } });
    const { match: second } = granted(await open(frode, { seats: 3 }));
    granted(await seatBot(frode, second.id, { seat: 1, ...mine }));
    expect(await join(loki, second.id)).toMatchObject({ failure: { code: 'own-bot' } });
    // In a running match the others cannot call it either; in its owner's own seat it may play.
    const running = await table([frode, loki]);
    const [his, own] = [await frode.watch(running), await loki.watch(running)];
    expect(await his.handOver(mine)).toMatchObject({ failure: { code: 'own-bot' } });
    expect(await own.handOver(mine)).toEqual({ accepted: true });
    await until(() => seatOf(his, 1)?.botOwner?.id === loki.id);
    expect(await codeOf(loki, running, 1)).toBeUndefined();

    const { match: free } = granted(await open(loki, { seats: 3, ownBots: true, bots: [{ seat: 1, ...mine }] }));
    expect(free).toMatchObject({ ownBots: true, seats: [{ botOwner: null }, { bot: 'trickster', botOwner: { id: loki.id } }, {}] });
    granted(await join(frode, free.id));
    granted(await loki.api.call('startMatch', { params: { match: free.id } }));
    expect((await frode.watch(free.id)).state.get().seating).toMatchObject({
      ownBots: true,
      seats: [{}, { botOwner: { id: loki.id } }, {}],
    });
    const { matches } = granted(await frode.api.call('listMatches', { query: {} }));
    expect(matches.find(({ id }) => id === free.id)?.ownBots).toBe(true);
  });

  it('are not at a table that their owner watches, whoever came first, unless the match says so', async () => {
    const [loki, gisli, helga] = [await owning('Loki'), await enter('Gisli'), await enter('Helga')];
    const puppet = await botOf(loki, 'trickster', false);
    const mine = { bot: 'trickster', owner: loki.id };
    const match = await table([gisli, helga]);
    const store = await gisli.watch(match);
    const seen = await loki.watch(match);
    expect(await store.handOver(mine)).toMatchObject({ failure: { code: 'own-bot' } });
    seen.close();
    await until(async () => (await store.handOver(mine)).accepted);
    await until(() => puppet.isGiven(match, 0));
    expect(await codeOf(loki, match)).toBe('own-bot');
    expect(await store.takeBack()).toEqual({ accepted: true });
    expect(await codeOf(loki, match)).toBeUndefined();

    // Before the start anybody may watch; after it the owner may not.
    const { match: open1 } = granted(await open(gisli, { bots: [{ seat: 1, ...mine }] }));
    const early = await loki.watch(open1.id);
    granted(await gisli.api.call('startMatch', { params: { match: open1.id } }));
    await until(() => early.state.get().freshness === 'closed');
    expect(early.state.get().failure?.code).toBe('own-bot');
    expect(early.state.get().play).toBeNull();

    const free = await table([gisli, helga], { ownBots: true });
    await loki.watch(free);
    expect(await (await gisli.watch(free)).handOver(mine)).toEqual({ accepted: true });
    await until(() => puppet.isGiven(free, 0));
    expect(await codeOf(loki, free)).toBeUndefined();
  });

  it('of one owner do not play for two players of one table, unless the match says so', async () => {
    const [loki, mord, njal] = [await owning('Loki'), await enter('Mord'), await enter('Njal')];
    const [first, second] = [await botOf(loki, 'trickster', false), await botOf(loki, 'shifter', false)];
    const [trickster, shifter] = ['trickster', 'shifter'].map((bot) => ({ bot, owner: loki.id }));
    const match = await table([mord, njal, await enter('Olvir')]);
    const [his, her] = [await mord.watch(match), await njal.watch(match)];
    expect(await his.handOver(trickster)).toEqual({ accepted: true });
    for (const other of [trickster, shifter]) expect(await her.handOver(other)).toMatchObject({ failure: { code: 'own-bot' } });
    expect(await his.takeBack()).toEqual({ accepted: true });
    expect(await her.handOver(shifter)).toEqual({ accepted: true });
    await until(() => second.isGiven(match, 1) && !first.isGiven(match, 0));

    // A bot in its own seat counts like a substitute.
    const { match: third } = granted(await open(mord, { seats: 3, bots: [{ seat: 1, bot: 'trickster', owner: loki.id }] }));
    granted(await join(njal, third.id));
    granted(await mord.api.call('startMatch', { params: { match: third.id } }));
    expect(await (await njal.watch(third.id)).handOver(shifter)).toMatchObject({ failure: { code: 'own-bot' } });

    const free = await table([mord, njal], { ownBots: true });
    expect(await (await mord.watch(free)).handOver(trickster)).toEqual({ accepted: true });
    expect(await (await njal.watch(free)).handOver(shifter)).toEqual({ accepted: true });
  });

  it('do not watch or talk where another bot of their owner plays, unless the match says so', async () => {
    const [loki, orm, pall] = [await owning('Loki'), await enter('Orm'), await enter('Pall')];
    const [first, second] = [await botOf(loki, 'trickster', false), await botOf(loki, 'shifter', false)];
    const trickster = { bot: 'trickster', owner: loki.id };
    const watch = async (match: string) => {
      const answer = await second.connection.request('match.watch', { match });
      return 'error' in answer ? answer.error.code : undefined;
    };
    const match = await table([orm, pall]);
    const store = await orm.watch(match);
    expect(await watch(match)).toBeUndefined();
    const closed = new Promise((resolve) => second.connection.channels['match.closed'].listen(resolve));
    expect(await store.handOver(trickster)).toEqual({ accepted: true });
    expect(await closed).toMatchObject({ match, error: { code: 'own-bot' } });
    expect(await watch(match)).toBe('own-bot');
    const line = { match, commandId: 'a-line-of-another-bot', text: 'I see it' };
    expect(await second.connection.request('match.chat', line)).toMatchObject({ error: { code: 'own-bot' } });
    await until(() => first.seat(match, 0)?.state.get().play?.viewer === 0);
    expect(await first.connection.request('match.chat', { ...line, commandId: 'a-line-of-the-playing-bot' })).not.toHaveProperty('error');

    const free = await table([orm, pall], { ownBots: true });
    expect(await (await orm.watch(free)).handOver(trickster)).toEqual({ accepted: true });
    expect(await watch(free)).toBeUndefined();
  });

  it('are handed no more seats than they offer', async () => {
    const [loki, orm, pall] = [await owning('Loki'), await enter('Orm'), await enter('Pall')];
    const puppet = await botOf(loki, 'few', false);
    const few = { bot: 'few', owner: loki.id };
    const offer = async (capacity: number) =>
      granted(await puppet.api.call('offerBots', { body: { offers: [{ bot: 'few', game: 'raids', capacity }] } }));
    const stores = await Promise.all([await table([orm, pall]), await table([orm, pall])].map((match) => orm.watch(match)));
    await offer(0);
    for (const store of stores) expect(await store.handOver(few)).toMatchObject({ failure: { code: 'limit-reached' } });
    await offer(1);
    const outcomes = await Promise.all(stores.map((store) => store.handOver(few)));
    expect(outcomes.map(({ accepted }) => accepted).sort()).toEqual([false, true]);
    expect(await open(orm, { bots: [{ seat: 1, ...few }] })).toMatchObject({ failure: { code: 'limit-reached' } });
  });

  it('lose their sockets at once when their owner deletes the account', async () => {
    const loki = await owning('Loki');
    const puppets = [await botOf(loki, 'trickster'), await botOf(loki, 'shifter')];
    granted(await loki.api.call('deleteAccount', { body: { password: 'a long and quiet fjord' } }));
    await until(() => puppets.every(({ connection }) => connection.state.get().is === 'refused'));
  });

  it('of the house alone bear the names of its strengths; others are chosen by their name and their owner', async () => {
    const [loki, ivar] = [await owning('Loki'), await enter('Ivar')];
    const puppet = await botOf(loki, 'berserk', false);
    for (const imitation of ['random', 'novice', 'warrior', 'jarl', 'n0vice', 'no-vice', 'warri0r', 'vvarrior', 'huginn', 'hu9inn']) {
      expect(await puppet.offer('berserk', imitation), imitation).toMatchObject({ failure: { code: 'house-name' } });
    }
    expect(await open(ivar, { bots: [{ seat: 1, bot: 'berserk' }] })).toMatchObject({ failure: { code: 'unknown-bot' } });
    const house = await houseBot();
    const { match } = granted(await open(ivar, { seats: 3, bots: [{ seat: 1, bot: 'novice' }] }));
    granted(await seatBot(ivar, match.id, { seat: 2, bot: 'berserk', owner: loki.id }));
    const { seats } = granted(await ivar.api.call('getMatch', { params: { match: match.id } })).match;
    expect(seats.map(({ account, botOwner }) => [account?.id, botOwner?.id])).toEqual([
      [ivar.id, undefined],
      [house.id, undefined],
      [puppet.id, loki.id],
    ]);
    const { bots } = granted(await ivar.api.call('listOfferedBots', { params: { game: 'raids' } }));
    const offered = bots.map(({ bot, account, owner }) => [bot, account.id, owner?.id]);
    expect(offered).toContainEqual(['novice', house.id, undefined]);
    expect(offered).toContainEqual(['berserk', puppet.id, loki.id]);
  });

  it('are replaced by the house’s where they do not answer, in seats of their own and for others, and see nothing more', async () => {
    const [loki, jorunn] = [await owning('Loki'), await enter('Jorunn')];
    const silent = await botOf(loki, 'sleeper', false);
    const house = await houseBot();
    const { match } = granted(await open(jorunn, { bots: [{ seat: 1, bot: 'sleeper', owner: loki.id }] }));
    const store = await jorunn.watch(match.id);
    granted(await jorunn.api.call('startMatch', { params: { match: match.id } }));
    const playing = jorunn.play(store);
    await until(() => isAsked(silent.seat(match.id, 1)));
    expect(silent.seat(match.id, 1)?.state.get().play?.viewer).toBe(1);
    clock.leap(ANSWER_MS);
    await until(() => house.isGiven(match.id, 1));
    await until(() => seatOf(store, 1)?.handedOver === true && seatOf(store, 1)?.bot === 'novice');
    expect(seatOf(store, 1)).toMatchObject({ occupant: 'bot', account: { id: silent.id }, botOwner: null });
    await until(() => silent.seat(match.id, 1)?.state.get().freshness === 'closed' && !silent.isGiven(match.id, 1));
    expect(await silent.connection.request('match.watch', { match: match.id, seat: 1 })).toMatchObject({ error: { code: 'not-seated' } });
    await playing;
    await until(() => store.state.get().play?.over === true);
    expect((await rows(match.id)).filter(({ seat, by }) => seat === 1 && by === 'clock')).toEqual([]);

    const other = await enter('Knut');
    const second = await table([jorunn, other]);
    const [here, there] = [await jorunn.watch(second), await other.watch(second)];
    expect(await there.handOver({ bot: 'sleeper', owner: loki.id })).toEqual({ accepted: true });
    await until(() => seatOf(here, 1)?.bot === 'sleeper');
    const replaced = async (): Promise<void> => {
      await until(() => isAsked(silent.seat(second, 1)));
      clock.leap(ANSWER_MS);
      await until(() => house.isGiven(second, 1));
    };
    await Promise.all([jorunn.play(here), replaced()]);
    await until(() => here.state.get().play?.over === true);
    expect(silent.seat(second, 1)?.state.get().freshness).toBe('closed');
    expect(seatOf(here, 1)).toMatchObject({ occupant: 'person', handedOver: true, bot: 'novice', botOwner: null });
  });

  it('that are gone are replaced too, and where the house has none the clock plays on', async () => {
    const [loki, leif] = [await owning('Loki'), await enter('Leif')];
    const gone = await botOf(loki, 'ghost', false);
    const { match } = granted(await open(leif, { bots: [{ seat: 1, bot: 'ghost', owner: loki.id }] }));
    const store = await leif.watch(match.id);
    gone.close();
    granted(await leif.api.call('startMatch', { params: { match: match.id } }));
    const playing = leif.play(store);
    await clock.leapUntil(COMING_MS, async () => (await rows(match.id)).some(({ seat, by }) => seat === 1 && by === 'clock'));
    const house = await houseBot();
    await until(() => house.isGiven(match.id, 1) || store.state.get().play?.over === true);
    await playing;
    await until(() => store.state.get().play?.over === true);
  });
});
