/** Kills the server over and over while people play over bad lines: at each numbered point of the write path, and at random moments. */
import { fastRandom } from '@skald/engine';
import type { Config } from '../../src/config.ts';
import type { RulesFinder } from '../../src/editions/editions.ts';
import { FAULT_POINTS } from '../../src/matches/play/fault-points.ts';
import type { Store } from '../../src/storage/store.ts';
import { until } from '../../src/testing/people.ts';
import { ServerProcess } from '../../src/testing/processes/server-process.ts';
import { openStore } from '../../src/testing/store.ts';
import { complaintsAbout } from './checker.ts';
import { PATIENCE_MS, Tables } from './tables.ts';

export interface RoundsSettings {
  readonly main: string;
  readonly storage: Config['storage'];
  readonly rounds: number;
  /** No round starts after this time; what was played until then is still checked. */
  readonly enough?: AbortSignal;
  readonly seed: number;
  /** The game of each table, where it is not one of each. */
  readonly games?: readonly string[];
  /** Works on the storage while the server is down: before the round of this number, from 0 on. */
  readonly meanwhile?: (store: Store, tables: Tables, round: number) => Promise<void>;
  /** The rules that matches may have, where they are not all the newest. */
  readonly rulesOf?: (store: Store) => Promise<RulesFinder>;
  /** Receives progress messages. */
  readonly say: (line: string) => void;
}

export interface RoundsReport {
  readonly kills: number;
  /** The number of kills at each numbered point; 0 stands for random moments. */
  readonly at: Readonly<Record<number, number>>;
  readonly answers: number;
  readonly matches: number;
  readonly complaints: readonly string[];
}

/** Each answer passes every point, so the kill comes soon; if not, the round ends with an ordinary kill. */
const LONGEST_ROUND_MS = 20_000;
/** The server dies at one of this many passages of its point. */
const MOST_PASSAGES = 6;
const MOST_RANDOM_MS = 300;
const POINTS = Object.values(FAULT_POINTS);
const ANY_MOMENT = 0;

export async function faultRounds(settings: RoundsSettings): Promise<RoundsReport> {
  const { main, storage, rounds, enough, seed, games, rulesOf, say } = settings;
  const random = fastRandom(seed);
  const server = await ServerProcess.prepare(main, storage);
  if (!(await server.start())) throw new Error(`the server does not start: ${server.said.join('')}`);
  const tables = await Tables.open(server.url, seed, games);
  const at: Record<number, number> = {};
  await server.kill();
  let round = 0;
  for (; round < rounds && !enough?.aborted; round++) {
    await workMeanwhile(settings, tables, round);
    const before = tables.answers;
    // Two of three rounds kill at a numbered point, each point in turn.
    const point = round % 3 === 2 ? ANY_MOMENT : (POINTS[(round - Math.floor(round / 3)) % POINTS.length] ?? ANY_MOMENT);
    const isUp = await server.start(point === ANY_MOMENT ? {} : { TEST_FAULT_POINT: `${point}x${1 + random.below(MOST_PASSAGES)}` });
    tables.hurry();
    if (isUp && point === ANY_MOMENT) {
      // Wait until somebody plays again, then kill at a random moment.
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
  await withStore(storage, async (store) => {
    const rules = await rulesOf?.(store);
    for (const table of tables.all) complaints.push(...(await complaintsAbout(store, table, rules)));
  });
  return { kills: round + 1, at, answers: tables.answers, matches: tables.all.length, complaints };
}

async function workMeanwhile({ storage, meanwhile }: RoundsSettings, tables: Tables, round: number): Promise<void> {
  if (meanwhile) await withStore(storage, (store) => meanwhile(store, tables, round));
}

async function withStore(storage: Config['storage'], work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(storage);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}
