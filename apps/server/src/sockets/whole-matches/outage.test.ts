import { isError } from '@skald/protocol';
import { expect, it } from 'vitest';
import { serverOver } from '../../testing/live-server.ts';
import { gather, TestPlayer, until } from '../../testing/people.ts';
import { createDatabase, ownCluster } from '../../testing/postgres.ts';
import { storageSettings } from '../../testing/settings.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

const TABLES = 4;

it.runIf(DATABASE_KINDS.includes('postgresql'))(
  'PostgreSQL stopped and started twice under load: people are told busy and when to come again, then play on',
  { timeout: 180_000 },
  async () => {
    const cluster = await ownCluster();
    if (!cluster) throw new Error('PostgreSQL’s programs are not installed');
    const { url } = await createDatabase(cluster.url);
    const database = { settings: storageSettings({ databaseUrl: url, appendPatienceMs: 200 }), remove: () => cluster.stop() };
    const server = await serverOver(database);
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async (_, nth) => {
        const people = await Promise.all(['Njal', 'Orm'].map((name) => TestPlayer.enter(server.address, `${name} ${nth}`)));
        const match = await gather(people);
        return { match, people, stores: await Promise.all(people.map((one) => one.watch(match))) };
      }),
    );
    const people = tables.flatMap((table) => table.people);
    let isEnough = false;
    const playing = Promise.all(
      tables.flatMap(({ people: own, stores }) => own.map((one, seat) => stores[seat] && one.play(stores[seat], () => !isEnough))),
    );
    const counts = (): number[] => tables.map((table) => table.people.reduce((sum, { given }) => sum + given.length, 0));
    const goOn = async (): Promise<void> => {
      const before = counts();
      const isOver = (nth: number): boolean => tables[nth]?.stores.every((store) => store.state.get().play?.over) ?? false;
      await until(() => counts().every((count, nth) => count >= (before[nth] ?? 0) + 3 || isOver(nth)), 60_000);
    };
    const onlooker = await TestPlayer.enter(server.address, 'Ragnhild');
    await until(() => onlooker.connection.isOnline);
    await goOn();
    for (let outage = 0; outage < 2; outage++) {
      await cluster.pause();
      // Requests that need the storage are refused with a retry delay.
      const body = { match: 'nosuchmatch', commandId: 'a-command-of-mine', decision: '1.0', answer: null };
      const told = await onlooker.connection.once('match.answer', body);
      expect(told).toMatchObject({ error: { code: 'busy', retryAfterMs: expect.any(Number) } });
      const asked = await onlooker.api.call('getMatch', { params: { match: tables[0]?.match ?? '' } });
      expect(asked).toMatchObject({ ok: false, failure: { code: 'busy', retryAfterMs: expect.any(Number) } });
      const figure = /skald_messages_total\{name="match.answer",result="busy"\} (\d+)/;
      const putOff = async (): Promise<number> => Number(figure.exec(await server.services.metrics.registry.metrics())?.[1] ?? 0);
      const before = await putOff();
      await until(async () => (await putOff()) >= before + TABLES);
      await cluster.resume();
      await goOn();
    }
    const later = await onlooker.connection.request('match.why', { match: tables[0]?.match ?? '', decision: '1.0', answer: null });
    expect(isError(later)).toBe(false);
    isEnough = true;
    await playing;
    for (const { match, stores, people: own } of tables) {
      await until(() => new Set(stores.map((store) => JSON.stringify(store.state.get().play?.table))).size === 1);
      const rows = await server.services.store.readLog(match);
      expect(rows.length).toBe(own.reduce((sum, { given }) => sum + given.length, 0));
      expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length);
    }
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    for (const one of [...people, onlooker]) one.close();
    await server.remove();
  },
);
