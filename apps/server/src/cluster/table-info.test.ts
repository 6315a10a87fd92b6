import { randomUUID } from 'node:crypto';
import { watchLobby, watchMine } from '@skald/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, granted, TestPlayer, until } from '../testing/people.ts';
import { CAN_SHARE, type TwoServers, twoServers } from './testing/sharing.ts';

describe.runIf(CAN_SHARE)('around the table, at two servers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    // Asking the same again has to wait for the time of one request.
    servers = await twoServers(1, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0', SKALD_MATCH_UNDO_REQUEST_MS: '8000' });
  });
  afterAll(async () => {
    expect([...servers.one.complaints, ...servers.two.complaints]).toEqual([]);
    await servers.remove();
  });

  /** The first person at one server, the second at the other. */
  const come = async (first: string, second: string): Promise<[TestPlayer, TestPlayer]> =>
    Promise.all([TestPlayer.enter(servers.one.address, first), TestPlayer.enter(servers.two.address, second)]);
  const leave = (...people: readonly TestPlayer[]): void => {
    for (const one of people) one.close();
  };

  it('lists at one server show what happens at the other', async () => {
    const [host, guest] = await come('Alva', 'Birger');
    const lobby = watchLobby(guest.connection);
    const mine = watchMine(guest.connection);
    await until(() => lobby.state.get().freshness === 'live' && mine.state.get().freshness === 'live');
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    await until(() => lobby.state.get().matches.some(({ id }) => id === match.id));
    granted(await guest.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    granted(await host.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
    granted(await guest.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
    await until(() => lobby.state.get().matches.find(({ id }) => id === match.id)?.status === 'running');
    // The list of a player who does not watch shows the turn after an answer at the other server.
    const table = await host.watch(match.id);
    const turn = (): readonly number[] | undefined => mine.state.get().matches.find(({ id }) => id === match.id)?.turn;
    const playing = host.play(table, () => turn()?.includes(1) !== true);
    await until(() => turn()?.includes(1) === true);
    await playing;
    leave(host, guest);
  });

  it('a rematch asked for at one server is offered, declined and accepted at the other', async () => {
    const [host, guest] = await come('Vala', 'Wulf');
    const match = await gather([host, guest]);
    const tables = await Promise.all([host, guest].map((one) => one.watch(match)));
    expect((await tables[0]?.resign())?.accepted).toBe(true);
    await until(() => tables.every((table) => table.state.get().end?.reason === 'resigned'));
    const mine = watchMine(guest.connection);
    await until(() => mine.state.get().freshness === 'live');
    const { match: again } = granted(await host.api.call('rematch', { params: { match } }));
    const params = { match: again.id };
    await until(() => mine.state.get().matches.some(({ id, invited, rematchOf }) => id === again.id && invited && rematchOf === match));
    const room = await host.watch(again.id);
    granted(await guest.api.call('declineInvitation', { params }));
    await until(() => room.state.get().seating?.seats[1]?.invited?.declined === true);
    await until(() => !mine.state.get().matches.some(({ id }) => id === again.id));
    granted(await guest.api.call('joinMatch', { params, body: {} }));
    await until(() => room.state.get().seating?.seats[1]?.account?.id === guest.id);
    for (const one of [host, guest]) granted(await one.api.call('setReady', { params, body: { ready: true } }));
    await until(() => room.state.get().play !== null);
    leave(host, guest);
  });

  it('people sit down, are sent away and start at either, and those who wait there see it', async () => {
    const [host, guest] = await come('Cecilia', 'Dyri');
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    const params = { match: match.id };
    const waiting = await host.watch(match.id);
    granted(await guest.api.call('joinMatch', { params, body: {} }));
    await until(() => waiting.state.get().seating?.seats[1]?.account?.id === guest.id);
    const { connection } = guest;
    const told = new Promise((resolve) => connection.channels['match.closed'].listen(resolve));
    await guest.watch(match.id);
    granted(await host.api.call('kickSeat', { params, body: { seat: 1 } }));
    expect(await told).toMatchObject({ match: match.id, error: { code: 'not-seated' } });
    const { invitation } = granted(await host.api.call('invite', { params }));
    granted(await guest.api.call('joinMatch', { params, body: { invitation } }));
    for (const one of [guest, host]) granted(await one.api.call('setReady', { params, body: { ready: true } }));
    const playing = await guest.watch(match.id);
    await until(() => [waiting, playing].every((store) => store.state.get().play !== null));
    expect(playing.state.get().play?.viewer).toBe(1);
    leave(host, guest);
  });

  it('what is said at one is heard at the other, and what is hidden is hidden there too', async () => {
    const [host, guest] = await come('Eyvind', 'Frida');
    const match = await gather([host, guest]);
    const [here, there] = [await host.watch(match), await guest.watch(match)];
    await here.say('hear, hear');
    await until(() => there.state.get().chat.some(({ text, seat }) => text === 'hear, hear' && seat === 0));
    const again = TestPlayer.returning(host);
    again.line = servers.two.address;
    const said = { match, commandId: 'said-once-and-once-only', text: 'once' };
    await Promise.all([host, again].map(({ connection }) => connection.request('match.chat', said)));
    await until(() => there.state.get().chat.length === 2);
    expect((await guest.watch(match)).state.get().chat.map(({ text }) => text)).toEqual(['hear, hear', 'once']);
    await servers.one.services.store.prisma.account.update({ where: { id: host.id }, data: { moderator: true } });
    const [line] = there.state.get().chat;
    granted(await host.api.call('hideLine', { params: { line: String(line?.id) } }));
    await until(() => there.state.get().chat[0]?.hidden === true);
    leave(host, guest, again);
  });

  it('everybody sees who is there, wherever they are', async () => {
    const [host, guest] = await come('Gisli', 'Helga');
    const match = await gather([host, guest]);
    const there = await guest.watch(match);
    await host.watch(match);
    await until(() => there.state.get().presence?.seats.length === 2);
    const onlooker = await TestPlayer.enter(servers.one.address, 'Ivar');
    const seen = await onlooker.watch(match);
    await until(() => there.state.get().presence?.spectators === 1);
    expect(seen.state.get().presence?.seats).toEqual([0, 1]);
    leave(host, onlooker);
    await until(() => there.state.get().presence?.seats.join() === '1' && there.state.get().presence?.spectators === 0);
    leave(guest);
  });

  it('going back by consent: asked at one, granted at the other; and declined', async () => {
    const [host, guest] = await come('Jorunn', 'Knut');
    const match = await gather([host, guest]);
    const [here, there] = [await host.watch(match), await guest.watch(match)];
    // An answer that can be undone freely needs no request.
    const isEnough = (): boolean => host.given.length >= 2 && guest.given.length >= 1 && here.state.get().play?.canUndo === false;
    await Promise.all([host.play(here, () => !isEnough()), guest.play(there, () => !isEnough())]);
    const ask = async (): Promise<string> => {
      await until(async () => (await here.requestUndo()).accepted);
      await until(() => typeof there.state.get().undo?.request?.request === 'string');
      return there.state.get().undo?.request?.request ?? '';
    };
    expect((await there.consentToUndo(await ask(), false)).accepted).toBe(true);
    await until(() => here.state.get().undo?.request === null);
    const before = (await servers.one.services.store.readLog(match)).length;
    expect((await there.consentToUndo(await ask(), true)).accepted).toBe(true);
    await until(() => here.state.get().undo?.request === null && there.state.get().undo?.request === null);
    const log = await servers.one.services.store.readLog(match);
    expect(log.slice(before)).toMatchObject([{ undo: true, seat: 0, answer: { consent: [1] } }]);
    await until(() => JSON.stringify(here.state.get().play?.table) === JSON.stringify(there.state.get().play?.table));
    leave(host, guest);
  });

  it('whoever gives up at one has given up at the other, and the match is over for both', async () => {
    const [host, guest] = await come('Leif', 'Magnhild');
    const match = await gather([host, guest]);
    const [here, there] = [await host.watch(match), await guest.watch(match)];
    expect((await here.resign()).accepted).toBe(true);
    await until(() => [here, there].every((store) => store.state.get().seating?.status === 'finished'));
    expect(there.state.get().seating?.seats[0]?.resigned).toBe(true);
    leave(host, guest);
  });

  it('a match that a moderator ends at one takes no answer at the other', async () => {
    const [host, guest] = await come('Nefja', 'Odd');
    const match = await gather([host, guest]);
    const [here, there] = [await host.watch(match), await guest.watch(match)];
    await servers.one.services.store.prisma.account.update({ where: { id: host.id }, data: { moderator: true } });
    let isEnough = false;
    const playing = Promise.all([host.play(here, () => !isEnough), guest.play(there, () => !isEnough)]);
    await until(() => guest.given.length >= 2);
    granted(await host.api.call('endMatch', { params: { match }, body: { reason: 'too late' } }));
    await until(() => [here, there].every((store) => store.state.get().seating?.status === 'aborted'));
    isEnough = true;
    await playing;
    const rows = await servers.one.services.store.readLog(match);
    const late = { match, commandId: randomUUID(), decision: there.state.get().play?.decisions[0]?.id ?? 'd1', answer: 0 };
    expect(await guest.connection.request('match.answer', late)).toMatchObject({ error: { code: 'wrong-status' } });
    expect(await servers.two.services.store.readLog(match)).toEqual(rows);
    leave(host, guest);
  });

  it('sessions that end at one end at the other: logging out everywhere, a ban, a deleted account', async () => {
    const refused = (one: TestPlayer) => until(() => one.connection.state.get().is === 'refused');
    const [host, guest] = await come('Ragna', 'Sigurd');
    const again = TestPlayer.returning(host);
    again.line = servers.two.address;
    await until(() => again.connection.isOnline && guest.connection.isOnline);
    granted(await host.api.call('logOutEverywhere', {}));
    await refused(again);
    const moderator = await TestPlayer.enter(servers.one.address, 'Tora');
    await servers.one.services.store.prisma.account.update({ where: { id: moderator.id }, data: { moderator: true } });
    granted(await moderator.api.call('ban', { params: { account: guest.id }, body: { reason: 'shouting' } }));
    await refused(guest);
    const [, leaver] = await come('Ulfhild', 'Vagn');
    const match = await gather([moderator, leaver]);
    const seen = await moderator.watch(match);
    const watching = TestPlayer.returning(leaver);
    watching.line = servers.one.address;
    await watching.watch(match);
    granted(await leaver.api.call('deleteAccount', { body: {} }));
    await refused(watching);
    await until(() => seen.state.get().seating?.seats[1]?.account?.name === null);
    leave(host, guest, again, moderator, leaver, watching);
  });

  it('tells operators of the others', async () => {
    const health = await fetch(`${servers.one.address}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok', storage: 'postgresql', redis: 'up' });
    const figures = await servers.two.services.metrics.registry.metrics();
    expect(figures).toMatch(/^skald_servers 2$/m);
    expect(figures).toMatch(/^skald_redis_up 1$/m);
    expect(figures).toMatch(/^skald_notices_total\{direction="heard"\} [1-9]/m);
    expect(figures).toMatch(/^skald_notices_missed_total 0$/m);
  });
});
