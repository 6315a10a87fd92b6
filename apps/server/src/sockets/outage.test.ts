import { expect, it } from 'vitest';
import { serverOver } from '../testing/live-server.ts';
import { gather, Person, until } from '../testing/people.ts';
import { createDatabase, ownCluster } from '../testing/postgres.ts';
import { storageSettings } from '../testing/settings.ts';
import { DATABASE_KINDS } from '../testing/stores.ts';

it.runIf(DATABASE_KINDS.includes('postgresql'))(
  'PostgreSQL stopped under load: people are put off, then play on',
  { timeout: 180_000 },
  async () => {
    const cluster = await ownCluster();
    if (!cluster) throw new Error('PostgreSQL’s programs are not installed');
    const { url } = await createDatabase(cluster.url);
    const database = { settings: storageSettings({ databaseUrl: url, appendPatienceMs: 200 }), remove: () => cluster.stop() };
    const server = await serverOver(database);
    const people = await Promise.all(['Njal', 'Orm'].map((name) => Person.enter(server.address, name)));
    const match = await gather(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    const answers = (): number => people.reduce((sum, { given }) => sum + given.length, 0);
    let isEnough = false;
    const playing = Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat], () => !isEnough) : undefined)));
    const figures = async (): Promise<string> => server.services.metrics.registry.metrics();
    await until(() => answers() >= 5);
    await cluster.pause();
    await until(async () => /skald_messages_total\{name="match.answer",result="unavailable"\} [1-9]/.test(await figures()));
    const before = answers();
    await cluster.resume();
    await until(() => answers() >= before + 5 || stores.every((store) => store.state.get().play?.over));
    isEnough = true;
    await playing;
    await until(() => new Set(stores.map((store) => JSON.stringify(store.state.get().play?.table))).size === 1);
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    const rows = await server.services.store.readLog(match);
    expect(rows.length).toBe(answers());
    expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length);
    for (const one of people) one.close();
    await server.remove();
  },
);
