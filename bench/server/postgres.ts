/** A PostgreSQL for the bench: the one that `BENCH_DATABASE_URL` names, or a new one in a temporary folder; and databases on it. */
import { makeDatabase, newestPostgres, type OwnDatabase, startPostgres } from '../../tools/testing/postgres.mjs';
import { BenchError } from '../harness/bench-error.ts';

interface Postgres {
  /** A database server on which the bench may create and drop databases. */
  readonly url: string;
  stop(): void;
}

export async function findPostgres(): Promise<Postgres> {
  const { BENCH_DATABASE_URL: url } = process.env;
  return url ? { url, stop: () => undefined } : startOwn();
}

export function createDatabase(serverUrl: string, purpose: string): Promise<OwnDatabase> {
  return makeDatabase(serverUrl, `skald_bench_${process.pid}_${purpose}`);
}

/** With default settings: a commit is on the disk. */
async function startOwn(): Promise<Postgres> {
  const binaries = await newestPostgres();
  if (binaries === undefined)
    throw new BenchError('no-postgres', 'There is no PostgreSQL: install it, or name a server in BENCH_DATABASE_URL.');
  const { url, stopNow } = await startPostgres(binaries).catch((error: unknown) => {
    throw new BenchError('no-postgres', `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}.`);
  });
  const stop = (): void => {
    process.off('exit', stop);
    stopNow();
  };
  // It is not a child process and would outlive the bench.
  process.once('exit', stop);
  return { url, stop };
}
