import { Api, checkedAnswers, watchLobby, watchMine } from '@skald/client';
import { PROTOCOL, type PublicStep } from '@skald/protocol';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { gather, granted, TestPlayer, until } from '../../testing/people.ts';
import { sagaVerdict } from '../../testing/sagas.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

describe.each(DATABASE_KINDS)('a match over sockets on the %s database', (kind) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(kind);
  });
  afterAll(() => server.remove());

  it('is found in the lobby, played to the end by four, watched by one, seen again by all, and proven', async () => {
    const people = await Promise.all(
      ['Astrid', 'Bjorn', 'Cnut', 'Dagny'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)),
    );
    const onlooker = await TestPlayer.enter(server.address, `Erik ${kind}`);
    const lobby = watchLobby(onlooker.connection, { game: ['raids'] });
    await until(() => lobby.state.get().freshness === 'live');
    const match = await gather(people);
    await until(() => lobby.state.get().matches.some(({ id, status }) => id === match && status === 'running'));
    const [first] = people;
    if (!first) throw new Error('nobody');
    const mine = watchMine(first.connection);
    await until(() => mine.state.get().matches.some(({ id, plays }) => id === match && plays.includes(0)));

    const stores = await Promise.all([...people, onlooker].map((one) => one.watch(match)));
    await until(() => stores.every((store) => store.state.get().presence?.spectators === 1));
    expect(stores[4]?.state.get().presence?.seats).toEqual([0, 1, 2, 3]);
    expect((await stores[0]?.say('Skol!'))?.accepted).toBe(true);
    await until(() => stores.every((store) => store.state.get().chat.some(({ text }) => text === 'Skol!')));
    // A visitor without an account sees nothing of the log while the match runs, and everything afterwards.
    const anybody = new Api({ answers: checkedAnswers, url: server.address });
    const peek = { params: { match }, query: { as: 'open' } } as const;
    expect(await anybody.call('replayMatch', peek)).toMatchObject({ ok: false, failure: { code: 'wrong-status' } });
    expect(await anybody.saga(match)).toMatchObject({ ok: false, failure: { code: 'wrong-status' } });
    await Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat]) : undefined)));

    await until(() => stores.every((store) => store.state.get().play?.over === true));
    const tables = stores.map((store) => JSON.stringify(store.state.get().play?.table));
    expect(new Set(tables).size).toBe(1);
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    await until(() => lobby.state.get().matches.every(({ id }) => id !== match));
    await until(() => stores.every((store) => store.state.get().seating?.status === 'finished'));

    const answers = people.reduce((sum, { given }) => sum + given.length, 0);
    for (const [seat, one] of people.entries()) {
      const replay = granted(
        await one.api.call('replayMatch', { params: { match }, query: { as: String(seat), from: '0', steps: '500' } }),
      );
      expect(replay.length).toBe(answers);
      expect(replay.steps.length).toBe(Math.min(500, answers));
      expect(replay.standings).toEqual(stores[0]?.state.get().play?.result?.standings);
    }
    for (const as of ['spectator', '0', 'open'] as const) {
      const { view } = granted(await anybody.call('replayMatch', { params: { match }, query: { as, from: answers } }));
      expect(JSON.stringify(view.table)).toBe(tables[0]);
    }
    const verdict = sagaVerdict(granted(await anybody.saga(match)));
    expect(verdict.chance).toBe('proven');
    expect(verdict.match.rows.length).toBe(answers);
    const { match: detail } = granted(await onlooker.api.call('getMatch', { params: { match } }));
    expect(detail).toMatchObject({ status: 'finished', secret: expect.any(String), standings: expect.any(Array) });
    for (const one of [...people, onlooker]) one.close();
    expect(server.complaints).toEqual([]);
  });

  it('is told to whoever comes back in the very words in which it was told before', async () => {
    const people = await Promise.all(['Freydis', 'Gunnar'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    const onlooker = await TestPlayer.enter(server.address, `Helga ${kind}`);
    const match = await gather(people);
    const socket = io(server.address, { auth: { protocol: PROTOCOL }, extraHeaders: onlooker.headers, transports: ['websocket'] });
    const heard: PublicStep[] = [];
    socket.on('match.public', (step: PublicStep) => heard.push(step));
    const { view } = await socket.emitWithAck('match.watch', { match });
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    await Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat]) : undefined)));
    await until(() => heard.at(-1)?.over === true);
    const last = heard.length;
    expect(last).toBeGreaterThan(20);
    const cursor = (p: number) => ({ epoch: view.epoch, p, q: 0 });
    const again = await socket.emitWithAck('match.watch', { match, cursor: cursor(last - 20) });
    expect(again.steps.public).toEqual(heard.slice(-20));
    // Older steps are no longer kept.
    expect(await socket.emitWithAck('match.watch', { match, cursor: cursor(last - 21) })).toMatchObject({ view: { p: last } });
    socket.close();
    for (const one of people) one.close();
  });
});
