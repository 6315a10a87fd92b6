import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../matches/fault-points.ts';
import { faultRounds } from '../testing/faults/rounds.ts';
import { bundleServer, type ServerBundle } from '../testing/server-bundle.ts';
import { DATABASE_KINDS, testDatabase } from '../testing/stores.ts';

/** Restarting on PostgreSQL is quick; the embedded database has to start with the server. */
const ROUNDS = { postgresql: 40, embedded: 20 } as const;

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

describe.each(DATABASE_KINDS)('a server on the %s database that is killed over and over', (kind) => {
  it('loses nothing that it acknowledged, does nothing twice, and everybody plays on', { timeout: 1_200_000 }, async () => {
    const database = await testDatabase(kind);
    const { storage, rounds, main } = { storage: database.settings, rounds: ROUNDS[kind], main: bundle.main };
    const report = await faultRounds({ main, storage, rounds, seed: 3, say: () => undefined });
    expect(report.complaints).toEqual([]);
    expect(report.answers).toBeGreaterThan(rounds);
    for (const point of Object.values(FAULT_POINTS)) expect(report.at[point], `point ${point}`).toBeGreaterThan(0);
    await database.remove();
  });
});
