import { watchLobby } from '@skald/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, granted, TestPlayer, until } from '../testing/people.ts';
import { type OwnRedis, ownRedis } from '../testing/redis.ts';
import { CAN_SHARE, type TwoServers, twoServers } from './testing/sharing.ts';

describe.runIf(CAN_SHARE)('two servers without their Redis', () => {
  let redis: OwnRedis;
  let servers: TwoServers;
  beforeAll(async () => {
    redis = await ownRedis();
    servers = await twoServers(0, { REDIS_URL: redis.url, SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
  });
  afterAll(async () => {
    await servers.remove();
    await redis.stop();
  });

  const health = async (): Promise<unknown> => (await fetch(`${servers.one.address}/healthz`)).json();

  it('play on, and catch up with everything when it is back', { timeout: 60_000 }, async () => {
    const host = await TestPlayer.enter(servers.one.address, 'Alrik');
    const guest = await TestPlayer.enter(servers.two.address, 'Bodil');
    const match = await gather([host, guest]);
    const [here, there] = [await host.watch(match), await guest.watch(match)];
    const lobby = watchLobby(guest.connection);
    await until(() => there.state.get().presence?.seats.length === 2 && lobby.state.get().freshness === 'live');

    await redis.kill();
    await until(async () => JSON.stringify(await health()).includes('away'));
    let isEnough = false;
    const playing = Promise.all([host.play(here, () => !isEnough), guest.play(there, () => !isEnough)]);
    await until(() => host.given.length >= 2 && guest.given.length >= 2);
    isEnough = true;
    await playing;
    expect((await here.say('can you hear me?')).accepted).toBe(true);
    const { match: another } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    const waiting = await guest.watch(another.id);
    const third = await TestPlayer.enter(servers.one.address, 'Cnut');
    granted(await third.api.call('joinMatch', { params: { match: another.id }, body: {} }));
    await until(() => waiting.state.get().seating?.seats[1]?.account?.id === third.id);
    const again = TestPlayer.returning(host);
    again.line = servers.two.address;
    await until(() => again.connection.isOnline);
    granted(await host.api.call('logOutEverywhere', {}));
    expect(there.state.get().chat).toEqual([]);
    expect(again.connection.isOnline).toBe(true);

    await redis.resume();
    await until(async () => JSON.stringify(await health()).includes('"redis":"up"'));
    await until(() => there.state.get().chat.some(({ text }) => text === 'can you hear me?'));
    await until(() => lobby.state.get().matches.some(({ id }) => id === another.id));
    await until(() => again.connection.state.get().is === 'refused');
    await until(() => there.state.get().presence?.seats.join() === '1');
    const rows = await servers.one.services.store.readLog(match);
    expect(rows).toHaveLength(host.given.length + guest.given.length);
    expect([...host.refused, ...guest.refused]).toEqual([]);
    for (const one of [host, guest, third, again]) one.close();
  });

  it('send those out who may not watch, while Redis is away', { timeout: 60_000 }, async () => {
    const host = await TestPlayer.enter(servers.one.address, 'Frosti');
    const [guest, other] = [await TestPlayer.enter(servers.two.address, 'Gyda'), await TestPlayer.enter(servers.two.address, 'Hord')];
    const spectators = { allowed: false, delayMs: 0 };
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, spectators } }));
    const params = { match: match.id };
    granted(await guest.api.call('joinMatch', { params, body: {} }));
    const waiting = await other.watch(match.id);
    const steps: unknown[] = [];
    other.connection.channels['match.public'].listen((step) => steps.push(step));
    await redis.kill();
    await until(async () => JSON.stringify(await health()).includes('away'));
    for (const one of [host, guest]) granted(await one.api.call('setReady', { params, body: { ready: true } }));
    const stores = await Promise.all([host, guest].map((one) => one.watch(match.id)));
    const goesOn = (): boolean => (stores[0]?.state.get().play?.cursor.p ?? 0) < 4;
    await Promise.all([host, guest].map((one, seat) => stores[seat] && one.play(stores[seat], goesOn)));
    await until(() => waiting.state.get().freshness === 'closed', 20_000);
    expect(waiting.state.get().failure?.code).toBe('no-spectators');
    expect(steps).toEqual([]);
    await redis.resume();
    await until(async () => JSON.stringify(await health()).includes('"redis":"up"'));
    for (const one of [host, guest, other]) one.close();
  });

  it('a server that starts while Redis is away plays, and is heard when it is back', { timeout: 60_000 }, async () => {
    await redis.kill();
    const late = await twoServers(0, { REDIS_URL: redis.url });
    const people = [await TestPlayer.enter(late.one.address, 'Disa'), await TestPlayer.enter(late.two.address, 'Einar')];
    const match = await gather(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    let isEnough = false;
    const playing = Promise.all(people.map((one, seat) => stores[seat] && one.play(stores[seat], () => !isEnough)));
    await until(() => people.every(({ given }) => given.length >= 1));
    await redis.resume();
    await until(() => stores.every((store) => store.state.get().presence?.seats.length === 2));
    isEnough = true;
    await playing;
    for (const one of people) one.close();
    await late.remove();
  });
});
