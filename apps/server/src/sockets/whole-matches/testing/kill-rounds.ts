/** Kills a server over and over. Each kind of database has its own test file, so that the two run in parallel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultRounds } from '../../../../stress/faults/rounds.ts';
import { FAULT_POINTS } from '../../../matches/play/fault-points.ts';
import { bundleServer, type ServerBundle } from '../../../testing/processes/server-bundle.ts';
import { DATABASE_KINDS, type DatabaseKind, testDatabase } from '../../../testing/stores.ts';

export function killOverAndOver(kind: DatabaseKind, rounds: number): void {
  describe.runIf(DATABASE_KINDS.includes(kind))(`a server on the ${kind} database that is killed over and over`, () => {
    let bundle: ServerBundle;
    beforeAll(async () => {
      bundle = await bundleServer();
    });
    afterAll(() => bundle.remove());

    it('loses nothing that it acknowledged, does nothing twice, and everybody plays on', { timeout: 1_200_000 }, async () => {
      const database = await testDatabase(kind);
      const report = await faultRounds({ main: bundle.main, storage: database.settings, rounds, seed: 3, say: () => undefined });
      expect(report.complaints).toEqual([]);
      expect(report.answers).toBeGreaterThan(rounds);
      for (const point of Object.values(FAULT_POINTS)) expect(report.at[point], `point ${point}`).toBeGreaterThan(0);
      await database.remove();
    });
  });
}
