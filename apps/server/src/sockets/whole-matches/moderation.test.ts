import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { gather, granted, TestPlayer, until } from '../../testing/people.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

let server: LiveServer;
beforeAll(async () => {
  const answers = { SKALD_LIMIT_ANSWERS_BURST: '2', SKALD_LIMIT_ANSWERS: '1', SKALD_LIMIT_ANSWERS_SECONDS: '3' };
  server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_SOCKETS: '3', ...answers });
});
afterAll(() => server.remove());

const figure = async (pattern: RegExp): Promise<boolean> => pattern.test(await server.services.metrics.registry.metrics());

describe('keeping the peace over sockets', () => {
  it('takes so many sockets from an address, and puts the others off until there is room', async () => {
    const people = await Promise.all(['Thora', 'Ulf', 'Vigdis', 'Yrsa'].map((name) => TestPlayer.enter(server.address, name)));
    const connections = people.map(({ connection }) => connection);
    await until(() => connections.filter(({ isOnline }) => isOnline).length === 3);
    await until(() => figure(/skald_messages_total\{name="connect",result="too-many"\} [1-9]/));
    connections.find(({ isOnline }) => isOnline)?.close();
    await until(() => connections.filter(({ isOnline }) => isOnline).length === 3);
    for (const one of people) one.close();
  });

  it('slows a seat down that answers too fast, and loses none of its answers', async () => {
    const people = await Promise.all(['Asa', 'Brand'].map((name) => TestPlayer.enter(server.address, name)));
    const match = await gather(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    const played = (): number => people.reduce((sum, { given }) => sum + given.length, 0);
    let isEnough = false;
    const playing = people.map((one, seat) => (stores[seat] ? one.play(stores[seat], () => !isEnough) : undefined));
    await until(() => figure(/skald_messages_total\{name="match.answer",result="too-many"\} [1-9]/));
    const before = played();
    await until(() => played() > before);
    isEnough = true;
    await Promise.all(playing);
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    for (const one of people) one.close();
  });

  it('frees the seats of whoever goes, closes their sockets, and lets the others play on', async () => {
    const people = await Promise.all(['Dag', 'Embla', 'Finn'].map((name) => TestPlayer.enter(server.address, name)));
    const [host, leaver, banned] = people;
    if (!host || !leaver || !banned) throw new Error('nobody came');
    const { match: open } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 3 } }));
    for (const one of [leaver, banned]) granted(await one.api.call('joinMatch', { params: { match: open.id }, body: {} }));
    const running = await gather(people);
    const watching = await host.watch(running);
    await leaver.watch(running);
    await until(() => watching.state.get().presence?.seats.length === 2);

    await leaver.api.call('deleteAccount', { body: {} });
    await until(() => leaver.connection.state.get().is === 'refused');
    await until(() => watching.state.get().seating?.seats[1]?.handedOver === true);
    expect(watching.state.get().seating?.seats[1]?.account?.name).toBeNull();
    const { match } = granted(await host.api.call('getMatch', { params: { match: open.id } }));
    expect(match.seats.map(({ occupant }) => occupant)).toEqual(['person', 'nobody', 'person']);

    await server.services.store.prisma.account.update({ where: { id: host.id }, data: { moderator: true } });
    await until(() => banned.connection.isOnline);
    granted(await host.api.call('ban', { params: { account: banned.id }, body: { reason: 'shouting' } }));
    await until(() => banned.connection.state.get().is === 'refused');
    const { entries } = granted(await host.api.call('readAudit', { query: {} }));
    expect(entries[0]).toMatchObject({ act: 'account-banned', target: banned.id, details: { reason: 'shouting' } });
    // Nobody else is left: the remaining player has won.
    await until(() => watching.state.get().seating?.status === 'finished');
    for (const one of people) one.close();
  });
});
