/** Measures how long a sleeping match takes to wake, from its snapshot and from its log alone. */

import type { OwnDatabase } from '../../../tools/testing/postgres.mjs';
import { type Figure, medianOf } from '../../harness/statistics.ts';
import { Arena } from '../arena.ts';
import { skald } from './skald.ts';

const MATCHES = 20;
export const LONG_LOG = 400;

export interface Waking {
  readonly snapshot: Figure;
  readonly log: Figure;
}

/** Lets the server write logs and snapshots, then kills it, which puts all matches to sleep. */
export async function wakingTimes(database: OwnDatabase, progress: (news: string) => void): Promise<Waking> {
  progress(`${MATCHES} matches with ${LONG_LOG} answers each`);
  const arena = await Arena.start(skald(database.url), 0);
  try {
    await arena.open(MATCHES, LONG_LOG);
    progress('waking from snapshots');
    await arena.restart();
    const snapshot = medianOf(await arena.loader.wake());
    progress('waking from logs');
    await database.run('DELETE FROM snapshots');
    await arena.restart();
    return { snapshot, log: medianOf(await arena.loader.wake()) };
  } finally {
    await arena.stop();
  }
}
