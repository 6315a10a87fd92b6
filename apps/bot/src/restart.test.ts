import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { granted, TestPlayer, until } from '../../server/src/testing/people.ts';
import { type BotBundle, bundleBot } from '../../server/src/testing/processes/bot-bundle.ts';
import { bundleServer, type ServerBundle } from '../../server/src/testing/processes/server-bundle.ts';
import { ServerProcess } from '../../server/src/testing/processes/server-process.ts';
import { sagaVerdict } from '../../server/src/testing/sagas.ts';
import { DATABASE_KINDS, testDatabase } from '../../server/src/testing/stores.ts';
import { hostOf, newBots, offered, opened, over, started } from './testing/guests.ts';

let bots: BotBundle;
let servers: ServerBundle;
beforeAll(async () => {
  [bots, servers] = await Promise.all([bundleBot(), bundleServer()]);
});
afterAll(() => Promise.all([bots.remove(), servers.remove()]));

describe.each(DATABASE_KINDS)('a server on the %s database that is killed', (kind) => {
  it('finds its bots again, also those that play for somebody else', { timeout: 180_000 }, async () => {
    const database = await testDatabase(kind);
    const server = await ServerProcess.prepare(servers.main, database.settings);
    expect(await server.start()).toBe(true);
    const complaints: string[] = [];
    const { owner, tokens } = await newBots(server.url, 2);
    const host = hostOf({ url: server.url, tokens, worker: bots.worker }, complaints);
    const [away, stays] = await Promise.all(['Astrid', 'Bjorn'].map((name) => TestPlayer.enter(server.url, name)));
    if (!away || !stays) throw new Error('nobody came');
    await offered(stays, 'raids', 'visiting-warrior', 2);
    const { id: match } = await opened(stays, {
      game: 'raids',
      seats: 3,
      bots: [{ seat: 1, bot: 'visiting-warrior', owner }],
      ownBots: true,
    });
    granted(await away.api.call('joinMatch', { params: { match }, body: {} }));
    const stores = [await stays.watch(match), await away.watch(match)] as const;
    await started(stays, match);
    expect(await stores[1].handOver({ bot: 'visiting-novice', owner })).toEqual({ accepted: true });
    away.close();
    const playing = stays.play(stores[0]);
    // Few, for the shortest matches are over after five.
    await until(() => stays.given.length >= 1);

    await server.kill();
    expect(await server.start()).toBe(true);
    const before = stays.given.length;
    await until(() => stays.given.length >= before + 2);
    expect(stores[0].state.get().seating?.seats.map(({ bot, handedOver }) => [bot, handedOver])).toEqual([
      [null, false],
      ['visiting-warrior', false],
      ['visiting-novice', true],
    ]);

    const back = TestPlayer.returning(away);
    const seen = await back.watch(match);
    expect(await seen.takeBack()).toEqual({ accepted: true });
    await Promise.all([playing, back.play(seen)]);
    await over(stores[0]);
    const verdict = sagaVerdict(granted(await stays.api.saga(match)));
    expect(verdict.chance).toBe('proven');
    expect(verdict.match.rows.filter((row) => 'seat' in row && row.seat === 0).length).toBe(stays.given.length);
    expect([...stays.refused, ...complaints]).toEqual([]);
    for (const one of [stays, back]) one.close();
    await host.stop();
    await server.stop();
    expect(server.said).toEqual([]);
    await database.remove();
  });
});
