import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../storage/store.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { openStore, QUICKEST_KIND, type TestDatabase, testDatabase } from '../testing/stores.ts';
import { Directory } from './directory.ts';
import { Membership } from './membership.ts';
import { rendezvousPick } from './rendezvous.ts';

const BEAT_MS = 1000;

describe('the roll call', () => {
  const clock = new ManualClock();
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase(QUICKEST_KIND);
    store = await openStore(database.settings, clock);
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  it('knows who is up by their heartbeats, and shares the matches out among them', async () => {
    const changes: string[][] = [];
    const failures: unknown[] = [];
    const changed = (names: readonly string[]): void => void changes.push([...names]);
    const membership = new Membership({ store, clock, beatMs: BEAT_MS, changed, failed: (error) => failures.push(error) });
    await membership.start();
    expect(membership.names).toEqual([store.runId]);
    const matches = Array.from({ length: 200 }, (_, n) => `match ${n}`);
    expect(matches.every((match) => membership.isOurs(match))).toBe(true);

    const at = (): Date => new Date(clock.now());
    await store.prisma.serverRun.create({ data: { id: 'other', startedAt: at(), beatAt: at() } });
    await membership.refresh();
    expect(membership.names).toEqual([store.runId, 'other'].sort());
    const ours = matches.filter((match) => membership.isOurs(match));
    expect(ours.length).toBeGreaterThan(60);
    expect(ours.length).toBeLessThan(140);
    expect(matches.filter((match) => rendezvousPick(match, ['other', store.runId]) === 'other')).toEqual(
      matches.filter((match) => !ours.includes(match)),
    );

    clock.advance(2 * BEAT_MS);
    await membership.refresh();
    expect(membership.names).toHaveLength(2);
    clock.advance(2 * BEAT_MS);
    await membership.refresh();
    expect(membership.names).toEqual([store.runId]);
    await store.prisma.serverRun.update({ where: { id: 'other' }, data: { beatAt: at() } });
    await membership.refresh();
    expect(membership.names).toHaveLength(2);
    await store.prisma.serverRun.update({ where: { id: 'other' }, data: { stoppedAt: at() } });
    await membership.refresh();
    expect(changes.map((names) => names.length)).toEqual([2, 1, 2, 1]);
    expect(failures).toEqual([]);
    await membership.stop();
  });
});

describe('the directory of the other servers', () => {
  it('puts together who is where, and forgets whoever is gone', () => {
    const directory = new Directory();
    const here = { match: 'm', seats: [1], spectators: 1, accounts: [] };
    directory.came('a', { id: 'ann', isBot: false });
    directory.watches('a', { match: 'm', seats: [0], spectators: 2, accounts: ['eva'] });
    expect([directory.isWatching('m', 'eva'), directory.isWatching('m', 'ann'), directory.isWatching('n', 'eva')]).toEqual([
      true,
      false,
      false,
    ]);
    directory.replace('b', {
      accounts: [{ id: 'ann', isBot: false }],
      watched: [{ match: 'm', seats: [1, 2], spectators: 0, accounts: [] }],
    });
    expect(directory.together(here)).toEqual({ match: 'm', seats: [0, 1, 2], spectators: 3, accounts: ['eva'] });
    directory.went('a', 'ann');
    expect(directory.isConnected('ann')).toBe(true);
    expect(directory.keep(['a'])).toEqual(['m']);
    expect(directory.isConnected('ann')).toBe(false);
    expect(directory.together(here)).toEqual({ match: 'm', seats: [0, 1], spectators: 3, accounts: ['eva'] });
    directory.watches('a', { match: 'm', seats: [], spectators: 0, accounts: [] });
    expect(directory.together(here)).toEqual(here);
  });
});
