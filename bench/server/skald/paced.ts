/** Many live matches at the pace of people: how long does the slowest answer in a hundred take? */
import { type Figure, medianOf } from '../../harness/statistics.ts';
import { Arena } from '../arena.ts';
import type { Database } from './database.ts';
import { skald } from './skald.ts';

/** One answer a match in so many seconds. */
const EVERY = 5;
const ROUNDS = 3;

/** Every match answers at least this often in a round, so that there are enough answers for a hundredth of them to mean something. */
const LEAST_ANSWERS = 2;

export async function pacedP99(database: Database, matches: number, seconds: number, tell: (news: string) => void): Promise<Figure> {
  tell(`${matches} matches at the pace of people`);
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
