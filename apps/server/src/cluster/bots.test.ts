import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHouseBots } from '../house-bots/index.ts';
import type { LiveServer } from '../testing/live-server.ts';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { type BotBundle, bundleBot } from '../testing/processes/bot-bundle.ts';
import { CAN_SHARE, type TwoServers, twoServers } from './testing/sharing.ts';

const silent = pino({ level: 'silent' });

describe.runIf(CAN_SHARE)('the bots of the house at two servers', () => {
  let bundle: BotBundle;
  let servers: TwoServers;
  beforeAll(async () => {
    vi.stubEnv('SKALD_BOT_PACE_MS', '0');
    vi.stubEnv('SKALD_LOG_LEVEL', 'error');
    [bundle, servers] = await Promise.all([bundleBot(), twoServers(2)]);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await servers.remove();
    await bundle.remove();
  });

  const sockets = async ({ services }: LiveServer): Promise<number> =>
    (await services.metrics.registry.getSingleMetric('skald_sockets')?.get())?.values[0]?.value ?? 0;
  const offered = async (person: TestPlayer): Promise<number> => {
    const { bots } = granted(await person.api.call('listOfferedBots', { params: { game: 'raids' } }));
    return bots.filter(({ bot }) => bot === 'novice').length;
  };

  it('play beside one of them for the people at both, and beside the other when that one goes', { timeout: 240_000 }, async () => {
    const first = await startHouseBots(servers.one, silent, bundle.main);
    const second = await startHouseBots(servers.two, silent, bundle.main);
    await until(async () => (await sockets(servers.one)) === 4);
    expect(await sockets(servers.two)).toBe(0);

    const person = await TestPlayer.enter(servers.two.address, 'Ask');
    await until(async () => (await offered(person)) === 4);
    const { match } = granted(await person.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    const params = { match: match.id };
    granted(await person.api.call('seatBot', { params, body: { seat: 1, bot: 'novice' } }));
    granted(await person.api.call('startMatch', { params }));
    const store = await person.watch(match.id);
    let isEnough = false;
    const playing = person.play(store, () => !isEnough);
    const rows = () => servers.two.services.store.readLog(match.id);
    await until(async () => (await rows()).some(({ by }) => by === 'bot'));
    isEnough = true;
    await playing;

    // A bot that is connected to the other server plays somebody else's seat.
    expect((await store.handOver()).accepted).toBe(true);
    const playedOn = async (): Promise<void> => {
      const before = (await rows()).length;
      const isOver = (): boolean => store.state.get().play?.over === true;
      await until(
        async () => isOver() || (await rows()).slice(before).filter(({ seat, by }) => seat === 0 && by === 'bot').length >= 2,
        60_000,
      );
    };
    await playedOn();
    await first.stop();
    await until(async () => (await offered(person)) === 4 && (await sockets(servers.two)) === 5, 60_000);
    await playedOn();
    expect((await rows()).filter(({ by }) => by === 'clock')).toEqual([]);
    person.close();
    await second.stop();
  });
});
