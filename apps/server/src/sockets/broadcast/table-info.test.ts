import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { gather, granted, TestPlayer, until } from '../../testing/people.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

const DELAY_MS = 1500;
const PASSWORD = 'a long and quiet fjord';

describe('around the table, over sockets', () => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
  });
  afterAll(async () => {
    expect(server.complaints).toEqual([]);
    await server.remove();
  });

  const come = (...names: string[]): Promise<TestPlayer[]> => Promise.all(names.map((name) => TestPlayer.enter(server.address, name)));
  const leave = (people: readonly TestPlayer[]): void => {
    for (const one of people) one.close();
  };

  it('spectators see everything later, nothing out of order, and hear of the end', async () => {
    const people = await come('Arne', 'Bera');
    const [host, other] = people;
    const [onlooker] = await come('Ceolwulf');
    if (!host || !other || !onlooker) throw new Error('nobody came');
    const body = { game: 'raids', seats: 2, spectators: { allowed: true, delayMs: DELAY_MS } };
    const { match } = granted(await host.api.call('createMatch', { body }));
    granted(await other.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    for (const one of people) granted(await one.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
    const [stores, late] = [await Promise.all(people.map((one) => one.watch(match.id))), await onlooker.watch(match.id)];
    const seen: { p: number; at: number }[] = [];
    late.onStep((shown) => shown && seen.push({ p: shown.after.cursor.p, at: Date.now() }));
    // Not to the end: a finished match is shown without delay.
    const goesOn = (): boolean => (stores[0]?.state.get().play?.cursor.p ?? 0) < 6;
    await Promise.all(people.map((one, seat) => stores[seat] && one.play(stores[seat], goesOn)));
    await until(() => seen.length >= 5);
    expect(late.state.get().play?.hand).toBeNull();
    expect(late.state.get().play?.decisions).toEqual([]);
    await until(() => JSON.stringify(late.state.get().play?.table) === JSON.stringify(stores[0]?.state.get().play?.table));
    // Raids has no sealed answers: each row of the log is one step.
    const rows = await server.services.store.readLog(match.id);
    expect(seen.map(({ p }) => p)).toEqual(seen.map((_, i) => i + 1));
    for (const { p, at } of seen) expect(at).toBeGreaterThanOrEqual((rows[p - 1]?.at ?? 0) + DELAY_MS);
    expect((await stores[0]?.resign())?.accepted).toBe(true);
    await until(() => late.state.get().seating?.status === 'finished');
    leave([...people, onlooker]);
  });

  it('spectators with a delay learn of hand-overs and of what players say later, and hear each other at once', async () => {
    const people = await come('Alof', 'Birger');
    const onlookers = await come('Drifa', 'Eyvind');
    const [host, other] = people;
    const [drifa, eyvind] = onlookers;
    if (!host || !other || !drifa || !eyvind) throw new Error('nobody came');
    const body = { game: 'raids', seats: 2, spectators: { allowed: true, delayMs: DELAY_MS } };
    const { match } = granted(await host.api.call('createMatch', { body }));
    granted(await other.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    for (const one of people) granted(await one.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
    const [store, late] = [await host.watch(match.id), await drifa.watch(match.id)];
    const texts = (of: typeof late): string[] => of.state.get().chat.map(({ text }) => text);
    const isHandedOver = (of: typeof late): boolean => of.state.get().seating?.seats[0]?.handedOver === true;
    const from = Date.now();
    expect(await store.handOver()).toEqual({ accepted: true });
    expect((await store.say('A bot plays for me'))?.accepted).toBe(true);
    expect((await late.say('Hail!'))?.accepted).toBe(true);
    const second = await eyvind.watch(match.id);
    await until(() => [late, second].every((of) => texts(of).includes('Hail!')) && texts(store).length === 2);
    if (Date.now() < from + DELAY_MS) {
      expect([late, second].map(isHandedOver)).toEqual([false, false]);
      expect([late, second].map(texts)).toEqual([['Hail!'], ['Hail!']]);
    }
    let heardAt = 0;
    await until(() => {
      if (texts(late).length === 2 || isHandedOver(late)) heardAt ||= Date.now();
      return [late, second].every((of) => isHandedOver(of) && texts(of).length === 2);
    });
    expect(heardAt).toBeGreaterThanOrEqual(from + DELAY_MS);
    leave([...people, ...onlookers]);
  });

  it('a line that nobody can see is not said; emoji stay whole', async () => {
    const people = await come('Finn', 'Gyda');
    const [host] = people;
    if (!host) throw new Error('nobody came');
    const store = await host.watch(await gather(people));
    for (const text of ['\u200b\u200b', '\u{e0041}\u{e0042}', '\u2800', '\u3164', '\u200d\ufe0f', '\u0301']) {
      expect(await store.say(text)).toMatchObject({ accepted: false, failure: { code: 'bad-request' } });
    }
    expect((await store.say('a\u{e0041}\u200bb \u2764\ufe0f\u200d\u{1f525}'))?.accepted).toBe(true);
    await until(() => store.state.get().chat.length === 1);
    expect(store.state.get().chat[0]?.text).toBe('ab \u2764\ufe0f\u200d\u{1f525}');
    leave(people);
  });

  it('whoever is muted is not heard by who muted them, and by everybody else; until unmuted, and also after coming back', async () => {
    const people = await come('Dis', 'Egil', 'Frida');
    const [quiet, loud] = people;
    if (!quiet || !loud) throw new Error('nobody came');
    const match = await gather(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    const hears = (seat: number): string[] => (stores[seat]?.state.get().chat ?? []).map(({ text }) => text);
    granted(await quiet.api.call('mute', { params: { account: loud.id } }));
    expect((await stores[1]?.say('HEAR ME'))?.accepted).toBe(true);
    expect((await stores[2]?.say('rather not'))?.accepted).toBe(true);
    await until(() => hears(0).length === 1 && hears(1).length === 2 && hears(2).length === 2);
    expect(hears(0)).toEqual(['rather not']);
    const again = await quiet.watch(match);
    expect(again.state.get().chat.map(({ text }) => text)).toEqual(['rather not']);
    granted(await quiet.api.call('unmute', { params: { account: loud.id } }));
    expect((await stores[1]?.say('better'))?.accepted).toBe(true);
    await until(() => hears(0).includes('better'));
    leave(people);
  });

  it('whoever is sent away loses the match, and comes back by a new invitation only', async () => {
    const [host, rude] = await come('Gro', 'Hakon');
    if (!host || !rude) throw new Error('nobody came');
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    const params = { match: match.id };
    granted(await rude.api.call('joinMatch', { params, body: {} }));
    const { connection } = rude;
    const told = new Promise((resolve) => connection.channels['match.closed'].listen(resolve));
    await rude.watch(match.id);
    granted(await host.api.call('kickSeat', { params, body: { seat: 1 } }));
    expect(await told).toMatchObject({ match: match.id, error: { code: 'not-seated' } });
    const back = await rude.api.call('joinMatch', { params, body: {} });
    expect(back).toMatchObject({ ok: false, failure: { code: 'wrong-invitation' } });
    const { invitation } = granted(await host.api.call('invite', { params }));
    expect((await rude.api.call('joinMatch', { params, body: { invitation } })).ok).toBe(true);
    leave([host, rude]);
  });

  it('the same people play again, each from the seat they had, when each has agreed', async () => {
    const people = await come('Inga', 'Jorunn');
    const [host, other] = people;
    if (!host || !other) throw new Error('nobody came');
    const match = await gather(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    expect((await stores[0]?.resign())?.accepted).toBe(true);
    await until(() => stores.every((store) => store.state.get().seating?.status === 'finished'));
    const [one, two] = await Promise.all(people.map((person) => person.api.call('rematch', { params: { match } })));
    if (!one || !two) throw new Error('no answer');
    const { match: again } = granted(one);
    expect(granted(two).match.id).toBe(again.id);
    for (const person of people) granted(await person.api.call('setReady', { params: { match: again.id }, body: { ready: true } }));
    const anew = await Promise.all(people.map((person) => person.watch(again.id)));
    await until(() => anew.every((store) => store.state.get().play !== null));
    expect(anew.map((store) => store.state.get().play?.viewer)).toEqual([0, 1]);
    leave(people);
  });

  it('standing answers are their owner’s: kept for who comes back, shown to nobody else, refused where there is nothing to answer', async () => {
    const people = await come('Kari', 'Liv');
    const [host, other] = people;
    if (!host || !other) throw new Error('nobody came');
    const clock = { kind: 'live', bankMs: 600_000, incrementMs: 0 } as const;
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'valda', seats: 2, clock } }));
    granted(await other.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    for (const one of people) granted(await one.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
    const [own, others] = await Promise.all(people.map((one) => one.watch(match.id)));
    const orders = { otherwise: 'pass-unless-attacked', windows: { 'W-LAST': 'pass-unless-fitting' }, restOfTurn: true } as const;
    expect(await own?.setStanding(orders)).toEqual({ accepted: true });
    expect(own?.state.get().standing).toEqual(orders);
    expect((await host.watch(match.id)).state.get().standing).toEqual(orders);
    expect((await other.watch(match.id)).state.get().standing).toBeNull();
    const { match: detail } = granted(await other.api.call('getMatch', { params: { match: match.id } }));
    expect(JSON.stringify([detail, others?.state.get()])).not.toContain('pass-unless');
    expect(await own?.setStanding({ otherwise: 'pass', windows: { 'W-NONE': 'pass' } })).toMatchObject({
      accepted: false,
      failure: { code: 'bad-request' },
    });
    const raids = await (await gather(people).then((id) => host.watch(id))).setStanding({ otherwise: 'pass' });
    expect(raids).toMatchObject({ accepted: false, failure: { code: 'bad-request' } });
    leave(people);
  });

  it('a guest registers and keeps the match, plays on in another browser, logs out everywhere, and goes without taking it along', async () => {
    const people = await come('Magni', 'Nanna');
    const [guest, other] = people;
    if (!guest || !other) throw new Error('nobody came');
    const match = await gather(people);
    const [first, watching] = await Promise.all(people.map((one) => one.watch(match)));
    const email = 'magni@example.org';
    granted(await guest.api.call('register', { body: { email, password: PASSWORD } }));
    const clusterPeers = await TestPlayer.logIn(server.address, email, PASSWORD);
    expect(clusterPeers.id).toBe(guest.id);
    const { matches } = granted(await clusterPeers.api.call('listMyMatches', {}));
    expect(matches.map(({ id }) => id)).toEqual([match]);
    const second = await clusterPeers.watch(match);
    expect(second.state.get().play?.viewer).toBe(0);
    let isEnough = false;
    const playing = [clusterPeers.play(second, () => !isEnough), watching && other.play(watching, () => !isEnough)];
    await until(() => clusterPeers.given.length >= 2);
    isEnough = true;
    await Promise.all(playing);
    await until(() => JSON.stringify(first?.state.get().play?.table) === JSON.stringify(second.state.get().play?.table));

    granted(await clusterPeers.api.call('logOutEverywhere', {}));
    for (const one of [guest, clusterPeers])
      await until(() => {
        const state = one.connection.state.get();
        return state.is === 'refused' && state.failure.code === 'unauthenticated';
      });
    expect(await guest.api.call('getAccount', {})).toMatchObject({ ok: false, failure: { code: 'unauthenticated' } });
    const back = await TestPlayer.logIn(server.address, email, PASSWORD);
    granted(await back.api.call('deleteAccount', { body: { password: PASSWORD } }));
    await until(() => watching?.state.get().seating?.seats[0]?.account?.name === null);
    expect(await back.api.call('logIn', { body: { email, password: PASSWORD } })).toMatchObject({ ok: false });
    const { match: detail } = granted(await other.api.call('getMatch', { params: { match } }));
    expect(detail.seats.map(({ account }) => account?.name)).toEqual([null, 'Nanna']);
    expect((await server.services.store.readLog(match)).length).toBe(clusterPeers.given.length + other.given.length);
    leave([...people, clusterPeers, back]);
  });
});
