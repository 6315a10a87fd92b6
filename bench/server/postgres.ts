/** A PostgreSQL for the bench: the one that `BENCH_DATABASE_URL` names, or a new one in a temporary folder. */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchError } from '../harness/bench-error.ts';
import { freePort } from './process/free-port.ts';

const BINARIES = '/usr/lib/postgresql';

export interface Postgres {
  /** A database server on which the bench may create and drop databases. */
  readonly url: string;
  stop(): void;
}

export async function findPostgres(): Promise<Postgres> {
  const { BENCH_DATABASE_URL: url } = process.env;
  return url ? { url, stop: () => undefined } : startOwn(newestBinaries());
}

/** With default settings: a commit is on the disk. */
async function startOwn(binaries: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'skald-bench-'));
  const user = otherThanRoot();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...words: readonly string[]): void => {
    const { status } = spawnSync(join(binaries, program), words, { ...user, cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new BenchError('no-postgres', `PostgreSQL's ${program} ended with ${status}.`);
  };
  const stop = (): void => {
    process.off('exit', stop);
    try {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const port = await freePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  run('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start');
  // It is not a child process and would outlive the bench.
  process.once('exit', stop);
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}

function newestBinaries(): string {
  try {
    const [newest] = readdirSync(BINARIES).sort((a, b) => Number(b) - Number(a));
    if (newest !== undefined) return join(BINARIES, newest, 'bin');
  } catch {
    // The folder does not exist.
  }
  throw new BenchError('no-postgres', 'There is no PostgreSQL: install it, or name a server in BENCH_DATABASE_URL.');
}

/** PostgreSQL refuses to run as root. */
function otherThanRoot(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN));
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid };
  }
  throw new BenchError('no-postgres', 'There is no user postgres or nobody to run PostgreSQL as.');
}
