/** Many live matches at the pace of people: measures the slowest answer in a hundred. */

import type { OwnDatabase } from '../../../tools/testing/postgres.mjs';
import { type Figure, medianOf } from '../../harness/statistics.ts';
import { Arena } from '../arena.ts';
import { skald } from './skald.ts';

/** Seconds between two answers of a match. */
const EVERY = 5;
const ROUNDS = 3;

/** The least answers of a match in a round, so that the slowest hundredth has enough of them. */
const LEAST_ANSWERS = 2;

export async function pacedP99(database: OwnDatabase, matches: number, seconds: number, progress: (news: string) => void): Promise<Figure> {
  progress(`${matches} matches at the pace of people`);
  const arena = await Arena.start(skald(database.url));
  try {
    await arena.open(matches);
    await arena.play(EVERY, EVERY);
    const p99: number[] = [];
    for (let round = 0; round < ROUNDS; round++) p99.push((await arena.play(Math.max(seconds / ROUNDS, LEAST_ANSWERS * EVERY), EVERY)).p99);
    return medianOf(p99);
  } finally {
    await arena.stop();
  }
}
