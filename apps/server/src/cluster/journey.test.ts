import { isError } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsAbout } from '../../stress/faults/checker.ts';
import { gather, TestPlayer, until } from '../testing/people.ts';
import { bundleServer, type ServerBundle } from '../testing/processes/server-bundle.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';
import { type OwnRedis, ownRedis } from '../testing/redis.ts';
import { openStore, testDatabase } from '../testing/stores.ts';
import { CAN_SHARE } from './testing/sharing.ts';

describe.runIf(CAN_SHARE)('four people at two servers', () => {
  let bundle: ServerBundle;
  let redis: OwnRedis;
  beforeAll(async () => {
    [bundle, redis] = await Promise.all([bundleServer(), ownRedis()]);
  });
  afterAll(async () => {
    await bundle.remove();
    await redis.stop();
  });

  it('play a match to the end with every answer sent to both, through a Redis that dies and a server that is killed', {
    timeout: 300_000,
  }, async () => {
    const database = await testDatabase('postgresql');
    const env = { REDIS_URL: redis.url, SKALD_HEARTBEAT_MS: '500' };
    const servers = await Promise.all([0, 1].map(() => ServerProcess.prepare(bundle.main, database.settings, env)));
    const [one, two] = servers;
    if (!one || !two) throw new Error('no servers');
    expect(await Promise.all(servers.map((server) => server.start()))).toEqual([true, true]);

    const people = await Promise.all(['Astrid', 'Bjorn', 'Cnut', 'Dagny'].map((name) => TestPlayer.enter(one.url, name)));
    const shadows = people.map((person) => TestPlayer.returning(person));
    for (const [seat, person] of people.entries()) {
      const [near, far] = seat % 2 === 0 ? [one, two] : [two, one];
      const shadow = shadows[seat];
      if (!shadow) throw new Error('nobody came');
      person.line = near.url;
      shadow.line = far.url;
      person.double = shadow.connection;
    }
    const match = await gather(people);
    const stores = await Promise.all(people.map((person) => person.watch(match)));
    const watching = await TestPlayer.enter(one.url, 'Eira');
    watching.line = two.url;
    const onlooker = await watching.watch(match);
    await until(() => stores.every((store) => store.state.get().presence?.seats.length === 4));

    const playing = Promise.all(people.map((person, seat) => (stores[seat] ? person.play(stores[seat]) : undefined)));
    const answers = (): number => people.reduce((sum, { given }) => sum + given.length, 0);
    await until(() => answers() >= 12);
    await redis.kill();
    const before = answers();
    // Slower, but it goes on: the server polls the database to follow the other one.
    await until(() => answers() >= before + 6, 60_000);
    await redis.resume();
    await until(() => answers() >= before + 14, 60_000);
    await one.kill();
    for (const person of [...people, ...shadows, watching]) {
      person.line = two.url;
      person.hurry();
    }
    await playing;

    await until(() => [...stores, onlooker].every((store) => store.state.get().seating?.status === 'finished'));
    await until(() => [...stores, onlooker].every((store) => store.state.get().play?.over === true));
    for (const doubled of people.flatMap((person) => person.doubled)) expect(isError(await doubled)).toBe(false);
    const store = await openStore(database.settings);
    expect(await complaintsAbout(store, { match, people, stores, onlooker })).toEqual([]);
    expect(await store.readLog(match)).toHaveLength(answers());
    await store.close();
    for (const person of [...people, ...shadows, watching]) person.close();
    await two.stop();
    expect(servers.flatMap(({ said }) => said)).toEqual([]);
    await database.remove();
  });
});
