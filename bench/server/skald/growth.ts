/** Measures whether an answer costs more when more matches are stored, or when the log of its match is long. */

import type { OwnDatabase } from '../../../tools/testing/postgres.mjs';
import { type Figure, medianOf } from '../../harness/statistics.ts';
import { Arena, type StretchOfPlay } from '../arena.ts';
import { skald } from './skald.ts';
import { store } from './stored.ts';

const STORED = [10, 1000, 100_000] as const;

/** The number of measurements, each in a new process. */
const REPEATS = 3;
const TABLES = 20;

/** The cost of an answer, by the number of sleeping matches or the length of the log. */
export interface Cost {
  readonly beside: number;
  /** CPU milliseconds of the server. */
  readonly cpu: Figure;
  /** Milliseconds until the acknowledgement. */
  readonly acknowledged: Figure;
}

type Progress = (news: string) => void;

/** Adds more and more stored matches beside those that are played. */
export async function costBesideStored(database: OwnDatabase, seconds: number, progress: Progress): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  let stored = 0;
  for (const beside of STORED) {
    progress(`storing ${beside} matches`);
    await store(database, stored + 1, beside);
    stored = beside;
    progress(`playing beside ${beside} stored matches`);
    costs.push(await costOf(database, beside, seconds, 0));
  }
  return costs;
}

/** Plays the same games with logs of different length. */
export async function costAtLength(
  database: OwnDatabase,
  lengths: readonly number[],
  seconds: number,
  progress: Progress,
): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const length of lengths) {
    progress(`playing on after ${length} answers`);
    costs.push(await costOf(database, length, seconds, length));
  }
  return costs;
}

async function costOf(database: OwnDatabase, beside: number, seconds: number, prelude: number): Promise<Cost> {
  const stretches: StretchOfPlay[] = [];
  for (let i = 0; i < REPEATS; i++) stretches.push(await playOnce(database, seconds, prelude));
  return {
    beside,
    cpu: medianOf(stretches.map(({ cpu }) => cpu)),
    acknowledged: medianOf(stretches.map(({ median }) => median)),
  };
}

/** Plays one set of games to warm up and one that counts: each from the start until the first games are over, or the time is up. */
async function playOnce(database: OwnDatabase, seconds: number, prelude: number): Promise<StretchOfPlay> {
  const arena = await Arena.start(skald(database.url));
  try {
    await arena.open(TABLES);
    await arena.play(seconds);
    await arena.leave();
    await arena.open(TABLES, prelude);
    return await arena.play(seconds);
  } finally {
    await arena.stop();
  }
}
