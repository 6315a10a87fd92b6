import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastClock } from '../../server/src/testing/clocks/fast-clock.ts';
import { type LiveServer, liveServer } from '../../server/src/testing/live-server.ts';
import { granted, TestPlayer, until } from '../../server/src/testing/people.ts';
import { type BotBundle, bundleBot } from '../../server/src/testing/processes/bot-bundle.ts';
import { houseTokens } from '../../server/src/testing/processes/house-tokens.ts';
import { QUICKEST_KIND } from '../../server/src/testing/stores.ts';
import { hostOf, offered, opened, over, rowsOf, started } from './testing/guests.ts';

const MINUTE = 60_000;

let bundle: BotBundle;
let server: LiveServer;
beforeAll(async () => {
  [bundle, server] = await Promise.all([bundleBot(), liveServer(QUICKEST_KIND, {}, fastClock(10))]);
});
afterAll(async () => {
  await server.remove();
  await bundle.remove();
});

describe('somebody who lets the clock run out', () => {
  it('is played for by a bot after the third time, until coming back', { timeout: 120_000 }, async () => {
    const url = server.address;
    const [away, stays] = await Promise.all(['Astrid', 'Bjorn'].map((name) => TestPlayer.enter(url, name)));
    if (!away || !stays) throw new Error('nobody came');
    const host = hostOf({ url, tokens: await houseTokens(server, 1), isHouse: true, worker: bundle.worker });
    await offered(stays, 'raids', 'novice', 1);
    const match = await opened(away, { game: 'raids', seats: 2, clock: { kind: 'live', bankMs: MINUTE, incrementMs: 10_000 } });
    granted(await stays.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    const store = await stays.watch(match.id);
    await started(away, match.id);
    const playing = stays.play(store);
    const firstSeat = () => store.state.get().seating?.seats[0];
    await until(() => firstSeat()?.handedOver === true && firstSeat()?.bot === 'novice', 60_000);
    await until(async () => (await rowsOf(server, match.id, 0)).some(({ by }) => by === 'bot'), 60_000);
    expect((await rowsOf(server, match.id, 0)).filter(({ by }) => by === 'clock').length).toBeGreaterThanOrEqual(3);

    const seen = await away.watch(match.id);
    expect(await seen.takeBack()).toEqual({ accepted: true });
    await Promise.all([playing, away.play(seen)]);
    await over(store);
    expect((await rowsOf(server, match.id, 0)).some(({ by }) => by === 'person')).toBe(true);
    for (const one of [away, stays]) one.close();
    await host.stop();
  });
});
