import { MatchStore } from '@skald/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CAN_SHARE, type TwoServers, twoServers } from '../../cluster/testing/sharing.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { gather, granted, TestPlayer, until } from '../../testing/people.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

/** Delays the first read of an open match until the match has started. */
function readAcrossTheStart({ services: { store } }: LiveServer, match: string): { readonly isReading: () => boolean } {
  let reads = 0;
  const run = store.run.bind(store);
  vi.spyOn(store, 'run').mockImplementation(async (statement, values) => {
    const found = await run(statement, values);
    if (statement.name !== 'match-seated' || values[0] !== match || reads++ > 0) return found;
    await until(async () => (await store.prisma.match.findUniqueOrThrow({ where: { id: match } })).status === 'running');
    return found;
  });
  return { isReading: () => reads > 0 };
}

/** Two people at an open table; the second is not ready yet. */
async function almostStarted(host: TestPlayer, guest: TestPlayer): Promise<string> {
  const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
  granted(await guest.api.call('joinMatch', { params: { match: match.id }, body: {} }));
  granted(await host.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
  return match.id;
}

async function playsFrom(store: MatchStore, seat: number): Promise<void> {
  await until(() => store.state.get().play !== null || store.state.get().freshness === 'closed', 10_000);
  expect(store.state.get()).toMatchObject({ freshness: 'live', play: { viewer: seat } });
}

describe.each(DATABASE_KINDS)('a page that loads while the match starts, on the %s database', (kind) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(kind);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    expect(server.complaints).toEqual([]);
    await server.remove();
  });

  it('shows the table, in exactly the moment of the start', async () => {
    const people = await Promise.all(['Aud', 'Bersi'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    const [host, guest] = people;
    if (!host || !guest) throw new Error('nobody came');
    const match = await almostStarted(host, guest);
    const { isReading } = readAcrossTheStart(server, match);
    const answer = host.connection.request('match.watch', { match });
    await until(isReading);
    granted(await guest.api.call('setReady', { params: { match }, body: { ready: true } }));
    expect(await answer).toMatchObject({ view: { match, viewer: 0 } });
    for (const one of people) one.close();
  });

  it('shows the table, where the start is told before the open table is read to the end', async () => {
    const people = await Promise.all(['Eir', 'Floki'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    const [host, guest] = people;
    if (!host || !guest) throw new Error('nobody came');
    const match = await almostStarted(host, guest);
    const { listing } = server.services.lobby;
    const read = listing.detail.bind(listing);
    vi.spyOn(listing, 'detail').mockImplementationOnce(async (id) => {
      const open = await read(id);
      granted(await guest.api.call('setReady', { params: { match }, body: { ready: true } }));
      return open;
    });
    await playsFrom(new MatchStore(host.connection, { match }), 0);
    for (const one of people) one.close();
  });

  it('shows the table, whenever during the start it loads', async () => {
    const people = await Promise.all(['Cara', 'Dag'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    const [host, guest] = people;
    if (!host || !guest) throw new Error('nobody came');
    for (let attempt = 0; attempt < 12; attempt++) {
      const match = await almostStarted(host, guest);
      const starting = guest.api.call('setReady', { params: { match }, body: { ready: true } });
      await new Promise((resolve) => setTimeout(resolve, attempt * 4));
      const watching = new MatchStore(host.connection, { match });
      granted(await starting);
      await playsFrom(watching, 0);
      watching.close();
    }
    for (const one of people) one.close();
  });
});

describe.runIf(CAN_SHARE)('a page that loads at one server while the match starts at the other', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers(9);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    expect([...servers.one.complaints, ...servers.two.complaints]).toEqual([]);
    await servers.remove();
  });

  it('shows the table', async () => {
    const host = await TestPlayer.enter(servers.one.address, 'Egil');
    const guest = await TestPlayer.enter(servers.two.address, 'Frida');
    const match = await almostStarted(host, guest);
    const { isReading } = readAcrossTheStart(servers.one, match);
    const answer = host.connection.request('match.watch', { match });
    await until(isReading);
    granted(await guest.api.call('setReady', { params: { match }, body: { ready: true } }));
    expect(await answer).toMatchObject({ view: { match, viewer: 0 } });
    const again = await gather([host, guest]);
    await playsFrom(await host.watch(again), 0);
    for (const one of [host, guest]) one.close();
  });
});
