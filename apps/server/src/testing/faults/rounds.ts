/** Kills the server over and over while people play: at each numbered point of the write path, and at random moments. */
import { fastRandom } from '@skald/engine';
import type { Config } from '../../config.ts';
import { FAULT_POINTS } from '../../matches/fault-points.ts';
import { gather, Person, until } from '../people.ts';
import { ServerProcess } from '../server-process.ts';
import { openStore } from '../store.ts';
import { complaintsAbout, type Table } from './checker.ts';

export interface RoundsSettings {
  readonly main: string;
  readonly storage: Config['storage'];
  readonly rounds: number;
  readonly seed: number;
  /** Is told how it goes. */
  readonly say: (line: string) => void;
}

export interface RoundsReport {
  readonly kills: number;
  readonly answers: number;
  readonly matches: number;
  readonly complaints: readonly string[];
}

const TABLES = 3;
const SEATS = 2;
/** A round in which the fault point is not reached ends with an ordinary kill. */
const LONGEST_ROUND_MS = 8000;
const MOST_RANDOM_MS = 400;
/** However slow the machine is: by then everybody plays again. */
const PATIENCE_MS = 120_000;

export async function faultRounds({ main, storage, rounds, seed, say }: RoundsSettings): Promise<RoundsReport> {
  const random = fastRandom(seed);
  const server = await ServerProcess.prepare(main, storage);
  if (!(await server.start())) throw new Error(`the server does not start: ${server.said.join('')}`);
  const tables: Table[] = [];
  const complaints: string[] = [];
  let isOver = false;
  const playing = Array.from({ length: TABLES }, (_, nth) => seatTables(server, nth, tables, () => isOver));
  const answers = (): number => tables.reduce((sum, { people }) => sum + people.reduce((own, { given }) => own + given.length, 0), 0);
  await until(() => tables.length >= TABLES, PATIENCE_MS);
  await server.kill();
  const points = Object.values(FAULT_POINTS);
  for (let round = 0; round < rounds; round++) {
    const before = answers();
    // Every other round at a numbered point, at its first to twelfth passage.
    const point = round % 2 === 0 ? points[(round / 2) % points.length] : undefined;
    const env: Record<string, string> = point === undefined ? {} : { TEST_FAULT_POINT: `${point}x${1 + random.below(12)}` };
    const isUp = await server.start(env);
    if (isUp && point === undefined) {
      // Everybody is playing again, then the end comes at any moment.
      await until(() => answers() > before, PATIENCE_MS);
      await pause(random.below(MOST_RANDOM_MS));
    } else if (isUp) {
      await until(() => !server.isAlive, LONGEST_ROUND_MS).catch(() => undefined);
    }
    await server.kill();
    say(`round ${round + 1}: ${point === undefined ? 'at a random moment' : `at point ${point}`}, ${answers()} answers so far`);
  }
  if (!(await server.start())) complaints.push('the server does not start any more');
  const last = answers();
  await until(() => answers() >= last + TABLES, PATIENCE_MS);
  isOver = true;
  await Promise.all(playing);
  await settle(tables);
  complaints.push(...server.said);
  for (const { people } of tables) for (const one of people) one.close();
  await server.stop();
  const store = await openStore(storage);
  for (const table of tables) complaints.push(...(await complaintsAbout(store, table)));
  await store.close();
  return { kills: rounds + 1, answers: answers(), matches: tables.length, complaints };
}

/** The same people play one match after the other. */
async function seatTables(server: ServerProcess, nth: number, tables: Table[], isOver: () => boolean): Promise<void> {
  for (let game = 0; !isOver(); game++) {
    const table = await patiently(async () => {
      const names = Array.from({ length: SEATS }, (_, seat) => `P${nth}-${game}-${seat}`);
      const people = await Promise.all(names.map((name) => Person.enter(server.url, name)));
      const match = await gather(people);
      return { match, people, stores: await Promise.all(people.map((one) => one.watch(match))) };
    }, isOver);
    if (!table) return;
    tables.push(table);
    await Promise.all(table.people.map((one, seat) => (table.stores[seat] ? one.play(table.stores[seat], () => !isOver()) : undefined)));
  }
}

/** Requests have no second try of their own: whoever opens a match while the server dies begins again. */
async function patiently<T>(work: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  while (!isOver()) {
    try {
      return await work();
    } catch {
      await pause(100);
    }
  }
  return undefined;
}

/** Everybody has seen everything. */
async function settle(tables: readonly Table[]): Promise<void> {
  const isSettled = ({ stores }: Table): boolean => {
    const states = stores.map((store) => store.state.get());
    const tablesSeen = new Set(states.map(({ play }) => JSON.stringify(play?.table)));
    return states.every(({ freshness, pending }) => freshness === 'live' && pending.length === 0) && tablesSeen.size === 1;
  };
  await until(() => tables.every(isSettled)).catch(() => undefined);
  await pause(500);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
