/** The server's bench from beginning to end: make ready, let the contenders play in turn, weigh them, sum up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from '../harness/build.ts';
import { type Figure, medianOf } from '../harness/statistics.ts';
import { type Contender, yardsticks } from './contenders.ts';
import { contest, ROUNDS } from './contest.ts';
import type { ComparedName } from './figures.ts';
import { memoryOf } from './memory.ts';

/** Memory is weighed so often, each time in a new process. */
const WEIGHINGS = 3;

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
  readonly contenders: readonly ContenderReport[];
}

export async function benchServer(matches: number, seconds: number, tell: (news: string) => void): Promise<ServerReport> {
  const scratch = mkdtempSync(join(tmpdir(), 'skald-bench-'));
  try {
    const contenders = yardsticks(scratch);
    makeReady(Object.values(contenders), tell);
    const measured = await contest(contenders, 'socketIo', matches, seconds, tell);
    const reports: ContenderReport[] = [];
    for (const [key, figures] of measured) {
      const contender = contenders[key];
      const memory = medianOf(await weighings(contender, matches, tell));
      reports.push({ name: contender.name, keeps: contender.keeps, figures: { ...figures, memory } });
    }
    return { machine: { cores: availableParallelism(), node: process.version }, rounds: ROUNDS, seconds, matches, contenders: reports };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function makeReady(contenders: readonly Contender[], tell: (news: string) => void): void {
  tell('compiling');
  build(['bench', 'bench/peers/socket-io', 'bench/peers/colyseus', 'bench/peers/boardgame-io']);
  for (const { name, folder } of contenders) {
    tell(`installing ${name}`);
    if (folder) install(folder);
  }
}

async function weighings(contender: Contender, matches: number, tell: (news: string) => void): Promise<readonly number[]> {
  const kilobytes: number[] = [];
  for (let i = 1; i <= WEIGHINGS; i++) {
    tell(`memory of ${contender.name} ${contender.keeps}, ${i} of ${WEIGHINGS}`);
    kilobytes.push(await memoryOf(contender, matches));
  }
  return kilobytes;
}
