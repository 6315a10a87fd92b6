/** The server bench from start to end: prepares, lets the contenders play in turn, then measures what applies to Skald only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnDatabase } from '../../tools/testing/postgres.mjs';
import { build, install, step } from '../harness/build.ts';
import type { LimitCheck } from '../harness/limits.ts';
import { writtenFigure } from '../harness/markdown.ts';
import { type Figure, medianOf } from '../harness/statistics.ts';
import { judgeServer } from './budgets.ts';
import { type Contender, yardsticks } from './contenders.ts';
import { contest, ROUNDS } from './contest.ts';
import type { ComparedName, OwnName } from './figures.ts';
import { memoryOf } from './memory.ts';
import { createDatabase, findPostgres } from './postgres.ts';
import { type Cost, costAtLength, costBesideStored } from './skald/growth.ts';
import { pacedP99 } from './skald/paced.ts';
import { recoveryTime } from './skald/recovery.ts';
import { skald } from './skald/skald.ts';
import { LONG_LOG, wakingTimes } from './skald/waking.ts';

/** The number of memory measurements, each in a new process, and the number of kills. */
const WEIGHINGS = 3;
const KILLS = 3;

const PROJECTS = ['bench', 'apps/server', 'bench/peers/socket-io', 'bench/peers/colyseus', 'bench/peers/boardgame-io'] as const;

interface ContenderReport {
  readonly name: string;
  readonly keeps: string;
  readonly figures: Readonly<Record<ComparedName, Figure>>;
}

export interface ServerReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly rounds: number;
  readonly seconds: number;
  readonly matches: number;
  /** Skald first. */
  readonly contenders: readonly ContenderReport[];
  readonly own: Readonly<Record<OwnName, Figure>>;
  readonly growth: { readonly stored: readonly Cost[]; readonly length: readonly Cost[] };
  readonly verdicts: readonly LimitCheck<OwnName>[];
}

type Progress = (news: string) => void;

export async function benchServer(matches: number, seconds: number, progress: Progress): Promise<ServerReport> {
  const scratch = mkdtempSync(join(tmpdir(), 'skald-bench-'));
  progress('starting PostgreSQL');
  const postgres = await findPostgres();
  const database = await createDatabase(postgres.url, 'play');
  try {
    const contenders = { skald: skald(database.url), ...yardsticks(scratch) };
    makeReady(Object.values(contenders), progress);
    const measured = await contest(contenders, 'socketIo', matches, seconds, progress);
    const reports: ContenderReport[] = [];
    for (const [key, figures] of measured) {
      const { name, keeps } = contenders[key];
      const memory = await several(WEIGHINGS, `memory of ${name} ${keeps}`, progress, () => memoryOf(contenders[key], matches));
      reports.push({ name, keeps, figures: { ...figures, memory } });
      progress(`measured of ${name} ${keeps}: ${written({ ...figures, memory })}`);
    }
    const own = { ...figuresOf(reports), ...(await measureOwn(database, matches, seconds, progress)) };
    const growth = await measureGrowth(postgres.url, seconds, progress);
    const machine = { cores: availableParallelism(), node: process.version };
    return { machine, rounds: ROUNDS, seconds, matches, contenders: reports, own, growth, verdicts: judgeServer(own) };
  } finally {
    await database.drop().catch(() => undefined);
    postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function makeReady(contenders: readonly Contender[], progress: Progress): void {
  progress('compiling');
  build(PROJECTS);
  step('tools/build/main.mjs');
  for (const { name, folder } of contenders) {
    progress(`installing ${name}`);
    if (folder) install(folder);
  }
}

/** Compared figures that also have a limit. */
function figuresOf([first]: readonly ContenderReport[]): Pick<ServerReport['own'], 'share' | 'multiple' | 'bytes' | 'memory'> {
  if (!first) throw new Error('our own server did not play');
  const { share, multiple, bytes, memory } = first.figures;
  return { share, multiple, bytes, memory };
}

async function measureOwn(
  database: OwnDatabase,
  matches: number,
  seconds: number,
  progress: Progress,
): Promise<Pick<ServerReport['own'], 'pacedP99' | 'wakeSnapshot' | 'wakeLog' | 'recovery'>> {
  const paced = await pacedP99(database, 2 * matches, seconds, progress);
  const waking = await wakingTimes(database, progress);
  const recovery = await several(KILLS, `killing the server under ${matches} matches`, progress, () => recoveryTime(database, matches));
  const own = { pacedP99: paced, wakeSnapshot: waking.snapshot, wakeLog: waking.log, recovery };
  progress(`measured: ${written(own)}`);
  return own;
}

/** In a new, empty database; the first server that uses it creates its tables. */
async function measureGrowth(postgresUrl: string, seconds: number, progress: Progress): Promise<ServerReport['growth']> {
  const database = await createDatabase(postgresUrl, 'growth');
  try {
    const length = await costAtLength(database, [0, LONG_LOG], seconds, progress);
    return { length, stored: await costBesideStored(database, seconds, progress) };
  } finally {
    await database.drop();
  }
}

/** Told at once, so that a bench that breaks off later was not for nothing. */
function written(figures: Readonly<Record<string, Figure>>): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${writtenFigure(figure, 3)}`)
    .join(', ');
}

async function several(times: number, what: string, progress: Progress, measure: () => Promise<number>): Promise<Figure> {
  const values: number[] = [];
  for (let i = 1; i <= times; i++) {
    progress(`${what}, ${i} of ${times}`);
    values.push(await measure());
  }
  return medianOf(values);
}
