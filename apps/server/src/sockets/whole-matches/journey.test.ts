import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadLine } from '../../testing/lines/bad-line.ts';
import { gather, granted, TestPlayer, until } from '../../testing/people.ts';
import { bundleServer, type ServerBundle } from '../../testing/processes/server-bundle.ts';
import { ServerProcess } from '../../testing/processes/server-process.ts';
import { sagaVerdict, skaldVerify } from '../../testing/sagas.ts';
import { DATABASE_KINDS, testDatabase } from '../../testing/stores.ts';

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

describe.each(DATABASE_KINDS)('four people on the %s database', (kind) => {
  it('find a public match, play it to the end through two lost lines and a killed server, and see it again', {
    timeout: 180_000,
  }, async () => {
    const database = await testDatabase(kind);
    const server = await ServerProcess.prepare(bundle.main, database.settings);
    expect(await server.start()).toBe(true);
    const line = await BadLine.open(server.url, 7);
    line.faults = { delay: 5, double: 3 };
    const names = ['Astrid', 'Bjorn', 'Cnut', 'Dagny'];
    const people = await Promise.all(names.map((name) => TestPlayer.enter(server.url, name)));
    const [host, unlucky] = people;
    if (!host || !unlucky) throw new Error('nobody came');
    unlucky.line = line.url;

    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 4 } }));
    for (const one of people.slice(1)) {
      const { matches } = granted(await one.api.call('listMatches', { query: { game: 'raids', free: 'true' } }));
      const found = matches.find(({ id }) => id === match.id);
      granted(await one.api.call('joinMatch', { params: { match: found?.id ?? '' }, body: {} }));
    }
    const stores = await Promise.all(people.map((one) => one.watch(match.id)));
    granted(await host.api.call('startMatch', { params: { match: match.id } }));
    const playing = Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat]) : undefined)));
    const answers = (): number => people.reduce((sum, { given }) => sum + given.length, 0);

    await until(() => answers() >= 10);
    line.cut();
    await until(() => answers() >= 25);
    await server.kill();
    expect(await server.start()).toBe(true);
    await until(() => answers() >= 40);
    line.cut();
    await playing;

    await until(() => stores.every((store) => store.state.get().play?.over === true));
    await until(() => stores.every((store) => store.state.get().seating?.status === 'finished'));
    const tables = new Set(stores.map((store) => JSON.stringify(store.state.get().play?.table)));
    expect(tables.size).toBe(1);
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    for (const [seat, one] of people.entries()) {
      const replay = granted(await one.api.call('replayMatch', { params: { match: match.id }, query: { as: String(seat) } }));
      expect(replay.length).toBe(answers());
      const open = granted(await one.api.call('replayMatch', { params: { match: match.id }, query: { as: 'open', from: replay.length } }));
      expect(JSON.stringify(open.view.table)).toBe([...tables][0]);
    }
    const saga = granted(await unlucky.api.saga(match.id));
    const verdict = sagaVerdict(saga);
    expect(await skaldVerify(saga)).toMatch(/proven/);
    expect(verdict.chance).toBe('proven');
    expect(verdict.match.rows.length).toBe(answers());
    for (const one of people) one.close();
    await line.close();
    await server.stop();
    expect(server.said).toEqual([]);
    await database.remove();
  });

  it('play on over a line that loses, delays, doubles, swaps and half-closes', { timeout: 180_000 }, async () => {
    const database = await testDatabase(kind);
    const server = await ServerProcess.prepare(bundle.main, database.settings);
    expect(await server.start()).toBe(true);
    const people = await Promise.all(['Eira', 'Frode'].map((name) => TestPlayer.enter(server.url, name)));
    const lines = await Promise.all(people.map((_, seed) => BadLine.open(server.url, seed + 1)));
    for (const [i, one] of people.entries()) {
      one.line = lines[i]?.url ?? '';
      // A step that is lost while nobody moves is requested only after a long silence; with bad luck that happens often.
      one.hurries = true;
    }
    const match = await gather(people);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    for (const line of lines) line.faults = { drop: 2, delay: 5, double: 10, swap: 5, halfClose: 1 };
    const answers = (): number => people.reduce((sum, { given }) => sum + given.length, 0);
    let isEnough = false;
    const playing = Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat], () => !isEnough) : undefined)));
    await until(() => answers() >= 15 || stores.every((store) => store.state.get().play?.over), 150_000);
    isEnough = true;
    for (const line of lines) line.faults = {};
    await playing;
    await until(() => new Set(stores.map((store) => JSON.stringify(store.state.get().play?.table))).size === 1);
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    for (const one of people) one.close();
    await Promise.all(lines.map((line) => line.close()));
    await server.stop();
    await database.remove();
  });
});
