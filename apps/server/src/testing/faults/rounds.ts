/** Kills the server over and over while people play over bad lines: at each numbered point of the write path, and at random moments. */
import { fastRandom } from '@skald/engine';
import type { Config } from '../../config.ts';
import { FAULT_POINTS } from '../../matches/fault-points.ts';
import { until } from '../people.ts';
import { ServerProcess } from '../server-process.ts';
import { openStore } from '../store.ts';
import { complaintsAbout } from './checker.ts';
import { PATIENCE_MS, Tables } from './tables.ts';

export interface RoundsSettings {
  readonly main: string;
  readonly storage: Config['storage'];
  readonly rounds: number;
  /** After it no further round begins; what was played until then is looked at all the same. */
  readonly enough?: AbortSignal;
  readonly seed: number;
  /** Is told how it goes. */
  readonly say: (line: string) => void;
}

export interface RoundsReport {
  readonly kills: number;
  /** How often it died at each numbered point; 0 are random moments. */
  readonly at: Readonly<Record<number, number>>;
  readonly answers: number;
  readonly matches: number;
  readonly complaints: readonly string[];
}

/** A point is passed with each answer, so it is reached soon; where not, the round ends with an ordinary kill. */
const LONGEST_ROUND_MS = 20_000;
/** At which passage of its point the server dies, at most. */
const MOST_PASSAGES = 6;
const MOST_RANDOM_MS = 300;
const POINTS = Object.values(FAULT_POINTS);
const ANY_MOMENT = 0;

export async function faultRounds({ main, storage, rounds, enough, seed, say }: RoundsSettings): Promise<RoundsReport> {
  const random = fastRandom(seed);
  const server = await ServerProcess.prepare(main, storage);
  if (!(await server.start())) throw new Error(`the server does not start: ${server.said.join('')}`);
  const tables = await Tables.open(server.url, seed);
  const at: Record<number, number> = {};
  await server.kill();
  let round = 0;
  for (; round < rounds && !enough?.aborted; round++) {
    const before = tables.answers;
    // Two rounds of three at a numbered point, each in turn.
    const point = round % 3 === 2 ? ANY_MOMENT : (POINTS[(round - Math.floor(round / 3)) % POINTS.length] ?? ANY_MOMENT);
    const isUp = await server.start(point === ANY_MOMENT ? {} : { TEST_FAULT_POINT: `${point}x${1 + random.below(MOST_PASSAGES)}` });
    tables.hurry();
    if (isUp && point === ANY_MOMENT) {
      // Somebody is playing again, then the end comes at any moment.
      await until(() => tables.answers > before, PATIENCE_MS);
      await new Promise((resolve) => setTimeout(resolve, random.below(MOST_RANDOM_MS)));
    } else if (isUp) {
      await until(() => !server.isAlive, LONGEST_ROUND_MS).catch(() => undefined);
    }
    const died = server.isAlive ? ANY_MOMENT : point;
    at[died] = (at[died] ?? 0) + 1;
    await server.kill();
    say(`round ${round + 1}: ${died === ANY_MOMENT ? 'at a random moment' : `at point ${died}`}, ${tables.answers} answers so far`);
  }
  const complaints: string[] = [];
  if (!(await server.start())) complaints.push('the server does not start any more');
  tables.hurry();
  await tables.playOn().catch(() => complaints.push('somebody does not play again'));
  await tables.stop().catch((error: unknown) => complaints.push(String(error)));
  complaints.push(...server.said);
  await tables.close();
  await server.stop();
  const store = await openStore(storage);
  for (const table of tables.all) complaints.push(...(await complaintsAbout(store, table)));
  await store.close();
  return { kills: round + 1, at, answers: tables.answers, matches: tables.all.length, complaints };
}
