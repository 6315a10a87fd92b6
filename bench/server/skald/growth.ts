/** Does an answer cost more when more matches are stored, or when the log of its match is long? */
import { type Figure, medianOf } from '../../harness/statistics.ts';
import { Arena, type Stretch } from '../arena.ts';
import type { Database } from './database.ts';
import { skald } from './skald.ts';
import { store } from './stored.ts';

const STORED = [10, 1000, 100_000] as const;

/** Each is measured so often, in a new process every time. */
const REPEATS = 3;
const TABLES = 20;

/** What an answer costs beside so many sleeping matches, or at the end of so long a log. */
export interface Cost {
  readonly beside: number;
  /** Milliseconds of the server's processor. */
  readonly cpu: Figure;
  /** Milliseconds until the acknowledgement. */
  readonly acknowledged: Figure;
}

type Tell = (news: string) => void;

/** More and more matches come to lie beside those that are played. */
export async function costBesideStored(database: Database, seconds: number, tell: Tell): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  let stored = 0;
  for (const beside of STORED) {
    tell(`storing ${beside} matches`);
    await store(database, stored + 1, beside);
    stored = beside;
    tell(`playing beside ${beside} stored matches`);
    costs.push(await costOf(database, beside, seconds, 0));
  }
  return costs;
}

/** The same games with logs of different length. */
export async function costAtLength(database: Database, lengths: readonly number[], seconds: number, tell: Tell): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const length of lengths) {
    tell(`playing on after ${length} answers`);
    costs.push(await costOf(database, length, seconds, length));
  }
  return costs;
}

async function costOf(database: Database, beside: number, seconds: number, prelude: number): Promise<Cost> {
  const stretches: Stretch[] = [];
  for (let i = 0; i < REPEATS; i++) stretches.push(await playOnce(database, seconds, prelude));
  return {
    beside,
    cpu: medianOf(stretches.map(({ cpu }) => cpu)),
    acknowledged: medianOf(stretches.map(({ median }) => median)),
  };
}

/** One set of games to warm up, and one that counts: each from the beginning until the first games are over, or the time is up. */
async function playOnce(database: Database, seconds: number, prelude: number): Promise<Stretch> {
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
