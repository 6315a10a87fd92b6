/** A server that is killed over and over while matches of two editions of the same games are played, and some are moved to the newest. */
import { required } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultRounds } from '../../../stress/faults/rounds.ts';
import { systemClock } from '../../clock.ts';
import { moveMatch } from '../../editions/moving.ts';
import { GENEROUS, GENEROUS_VALDA, installation, type OlderEdition, olderEdition } from '../../editions/testing/older-editions.ts';
import { UpTime } from '../../matches/clocks/up-time.ts';
import type { Store } from '../../storage/store.ts';
import { bundleServer, type ServerBundle } from '../../testing/processes/server-bundle.ts';
import { DATABASE_KINDS, testDatabase } from '../../testing/stores.ts';

const ROUNDS = 6;
/** Before this round one of the older matches is moved. */
const MOVES_AT = 3;

describe.each(DATABASE_KINDS)('a server with matches of two editions on %s', (kind) => {
  let bundle: ServerBundle;
  let older: readonly OlderEdition[];
  beforeAll(async () => {
    [bundle, older] = [await bundleServer(), [await olderEdition(GENEROUS), await olderEdition(GENEROUS_VALDA, 'valda')]];
  });
  afterAll(() => bundle.remove());

  it('loses nothing when it is killed, and every match keeps its rules or is moved whole', { timeout: 600_000 }, async () => {
    const database = await testDatabase(kind);
    const rulesOf = (store: Store) => installation(store, systemClock, older);
    const begunOlder = new Map<string, string>();
    let moved: object = {};
    const report = await faultRounds({
      main: bundle.main,
      storage: database.settings,
      rounds: ROUNDS,
      seed: 5,
      games: ['raids', 'raids', 'valda', 'valda'],
      say: () => undefined,
      rulesOf,
      async meanwhile(store, tables, round) {
        const editions = await rulesOf(store);
        // The matches so far are the same by the older edition: they are made its own, one of each game.
        for (const { slug, hash } of round === 0 ? older : []) {
          const matches = await store.prisma.match.findMany({ where: { id: { in: tables.all.map(({ match }) => match) }, game: slug } });
          const { id } = required(matches[0], `a match of ${slug}`);
          await store.prisma.match.update({ where: { id }, data: { edition: hash, rulesVersion: 0 } });
          await store.prisma.snapshot.deleteMany({ where: { matchId: id } });
          begunOlder.set(slug, id);
        }
        if (round !== MOVES_AT) return;
        const upTime = await UpTime.load(store, systemClock);
        moved = await moveMatch({ store, clock: systemClock, editions, upTime, user: 'test' }, begunOlder.get('valda') ?? '', undefined);
      },
    });
    expect(report.complaints).toEqual([]);
    expect(report.answers).toBeGreaterThan(ROUNDS);
    expect(moved).toMatchObject({ to: findGame('valda')?.edition });
    await database.remove();
  });
});
