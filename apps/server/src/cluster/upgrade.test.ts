/**
 * An upgrade of servers one by one: the previous release and this one on one PostgreSQL and one Redis. Half of the people have the pages of the
 * previous release, half those of this one; matches begun on either are played on both at once, while servers of both are killed and started again.
 */
import { EditionLibrary } from '@skald/editions';
import { isFault, SagaReader } from '@skald/engine';
import { editionOf, findRulesIn } from '@skald/engine/editions';
import { findGame, games } from '@skald/engine/games';
import { isError } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsAbout } from '../../stress/faults/checker.ts';
import { systemClock } from '../clock.ts';
import { Editions } from '../editions/editions.ts';
import { installedEditions } from '../editions/installed.ts';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { type PreviousRelease, previousRelease, UNKNOWN_SETTINGS } from '../testing/processes/previous-release.ts';
import { bundleServer, type ServerBundle } from '../testing/processes/server-bundle.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';
import { type OwnRedis, ownRedis } from '../testing/redis.ts';
import { openStore, type TestDatabase, testDatabase } from '../testing/stores.ts';
import { CAN_SHARE } from './testing/sharing.ts';

const GAME = 'raids';
const FIRST_EDITION = editionOf(GAME, { saga: 1, rulesVersion: 1 });

describe.runIf(CAN_SHARE)('an upgrade from the previous release, server by server', () => {
  let previous: PreviousRelease;
  let bundle: ServerBundle;
  let redis: OwnRedis;
  let database: TestDatabase;
  let older: ServerProcess;
  let newer: ServerProcess;
  const everybody: TestPlayer[] = [];
  /** The same people in another tab, at the other server: every answer goes there as well. */
  const shadows: TestPlayer[] = [];

  beforeAll(async () => {
    [previous, bundle, redis, database] = await Promise.all([previousRelease(), bundleServer(), ownRedis(), testDatabase('postgresql')]);
    const env = { REDIS_URL: redis.url, SKALD_HEARTBEAT_MS: '500' };
    older = await ServerProcess.prepare(previous.main, database.settings, { ...env, ...UNKNOWN_SETTINGS });
    newer = await ServerProcess.prepare(bundle.main, database.settings, env);
  });
  afterAll(async () => {
    for (const person of [...everybody, ...shadows]) person.close();
    await Promise.all([older.kill(), newer.kill()]);
    await Promise.all([bundle.remove(), redis.stop(), database.remove()]);
  });

  /** Somebody with a page of either release, who entered at one server and whose sockets go to another. */
  const enter = async (page: typeof TestPlayer, server: ServerProcess, line: ServerProcess, name: string): Promise<TestPlayer> => {
    const person = await page.enter(server.url, name);
    person.line = line.url;
    person.hurries = true;
    everybody.push(person);
    const shadow = page.returning(person);
    shadow.hurries = true;
    shadow.line = line === older ? newer.url : older.url;
    shadows.push(shadow);
    return person;
  };

  /** Opens at the server of the first, starts at that of the last. */
  const open = async (people: readonly TestPlayer[]): Promise<string> => {
    const [host, ...others] = people;
    if (!host) throw new Error('a match needs people');
    const { match } = granted(await host.api.call('createMatch', { body: { game: GAME, seats: people.length } }));
    for (const one of others) granted(await one.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    return match.id;
  };
  const begin = async (people: readonly TestPlayer[], match: string): Promise<void> => {
    for (const one of people) granted(await one.api.call('setReady', { params: { match }, body: { ready: true } }));
  };

  it('throws nobody out and loses nothing, through kills of both', { timeout: 300_000 }, async () => {
    const { Person: OldPage } = previous.people;
    // The previous release alone: it makes the database, and a match begins.
    await up(older);
    const first = [await enter(OldPage, older, older, 'Astrid'), await enter(OldPage, older, older, 'Bjorn')];
    const early = await open(first);
    await begin(first, early);
    const earlyStores = await Promise.all(first.map((person) => person.watch(early)));

    // This release joins it, and brings the database up to date under the other.
    await up(newer);
    const second = [
      await enter(TestPlayer, newer, older, 'Cnut'),
      await enter(OldPage, older, newer, 'Dagny'),
      await enter(TestPlayer, newer, newer, 'Eira'),
      await enter(OldPage, older, older, 'Frode'),
    ];
    const late = await open(second);
    await begin([...second].reverse(), late);
    const third = [
      await enter(OldPage, older, newer, 'Gudrun'),
      await enter(TestPlayer, newer, older, 'Hakon'),
      await enter(TestPlayer, newer, newer, 'Inga'),
    ];
    const crossed = await open(third);
    await begin(third, crossed);
    const lateStores = await Promise.all(second.map((person) => person.watch(late)));
    const crossedStores = await Promise.all(third.map((person) => person.watch(crossed)));
    // One of the early match moves over to this release, with the page of the previous one.
    const [mover] = first;
    if (!mover) throw new Error('nobody came');
    mover.line = newer.url;
    const tables = [
      { match: early, people: first, stores: earlyStores, onlooker: await (await enter(TestPlayer, newer, newer, 'Jorunn')).watch(early) },
      { match: late, people: second, stores: lateStores, onlooker: await (await enter(OldPage, older, older, 'Ketil')).watch(late) },
      {
        match: crossed,
        people: third,
        stores: crossedStores,
        onlooker: await (await enter(TestPlayer, newer, older, 'Leif')).watch(crossed),
      },
    ];

    for (const [index, person] of everybody.entries()) person.double = shadows[index]?.connection;
    const playing = Promise.all(
      tables.flatMap(({ people, stores }) => people.map((person, seat) => stores[seat] && person.play(stores[seat]))),
    );
    const answers = (): number => everybody.reduce((sum, { given }) => sum + given.length, 0);
    const killed = async (server: ServerProcess): Promise<void> => {
      const before = answers();
      await until(() => answers() >= before + 12);
      await server.kill();
      // The people at the other server play on.
      await up(server);
      for (const person of [...everybody, ...shadows]) person.hurry();
    };
    await killed(newer);
    await killed(older);
    await killed(newer);
    await playing;

    const all = tables.flatMap(({ stores, onlooker }) => [...stores, onlooker]);
    await until(() => all.every((store) => store.state.get().seating?.status === 'finished' && store.state.get().play?.over === true));
    for (const doubled of everybody.flatMap((person) => person.doubled)) expect(isError(await doubled)).toBe(false);

    const store = await openStore(database.settings);
    const editions = new Editions({ games, store, clock: systemClock, modules: installedEditions() });
    for (const table of tables) expect(await complaintsAbout(store, table, editions)).toEqual([]);
    const rows = await store.prisma.match.findMany({ select: { rulesVersion: true } });
    expect(rows).toEqual(tables.map(() => ({ rulesVersion: 1 })));
    await store.close();

    // What either server gives away of each match is verified by the edition it names.
    const library = new EditionLibrary(installedEditions());
    for (const { match, people } of tables) {
      for (const { url } of [older, newer]) {
        const [person] = people;
        const saga = await fetch(`${url}/api/matches/${match}/saga`, { headers: person?.headers ?? {} });
        expect(verdictOn(await saga.text(), library)).toMatchObject({ header: { game: GAME } });
      }
    }
    expect([...older.said, ...newer.said]).toEqual([]);
  });

  it('begins matches by the newest rules once the last server of the previous release has gone', async () => {
    const host = await enter(TestPlayer, newer, newer, 'Magnus');
    const editionOfNew = async (): Promise<string> => {
      const { match } = granted(await host.api.call('createMatch', { body: { game: GAME, seats: 2 } }));
      return match.edition;
    };
    expect(await editionOfNew()).toBe(FIRST_EDITION);
    await older.stop();
    await expect.poll(editionOfNew).toBe(findGame(GAME)?.edition);
    await newer.stop();
    expect([...older.said, ...newer.said]).toEqual([]);
  });
});

async function up(server: ServerProcess): Promise<void> {
  if (!(await server.start())) throw new Error(server.said.join(''));
}

function verdictOn(saga: string, library: EditionLibrary): unknown {
  const reader = new SagaReader(
    findRulesIn(findGame, (slug, edition) => {
      const found = library.find(slug, edition);
      return 'problem' in found ? found.reason : found;
    }),
  );
  for (const line of saga.trimEnd().split('\n')) {
    const part = reader.read(line);
    if (isFault(part)) return part;
  }
  return reader.finish();
}
