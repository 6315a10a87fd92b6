import { describe, expect, it } from 'vitest';
import { fastClock } from '../testing/clocks/fast-clock.ts';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { CAN_SHARE, twoServers } from './testing/sharing.ts';

const TIMES = 60;

describe.runIf(CAN_SHARE)('a server that goes', () => {
  it('leaves the clocks of its matches to the other, also where nobody is there to see', { timeout: 60_000 }, async () => {
    const { one, two } = await twoServers(3, { SKALD_HEARTBEAT_MS: '20000' }, fastClock(TIMES));
    const people = await Promise.all(['Gudrun', 'Hogni'].map((name) => TestPlayer.enter(one.address, name)));
    const [host, other] = people;
    if (!host || !other) throw new Error('nobody came');
    const clock = { kind: 'live', bankMs: 120_000, incrementMs: 0 } as const;
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, clock } }));
    const params = { match: match.id };
    granted(await other.api.call('joinMatch', { params, body: {} }));
    for (const person of people) granted(await person.api.call('setReady', { params, body: { ready: true } }));
    await one.stop();
    await until(async () => (await two.services.store.readLog(match.id)).some(({ by }) => by === 'clock'));
    expect(two.complaints).toEqual([]);
    await two.remove();
  });
});
