/** Creates, fills and drops databases for the measured server. */
import pg from 'pg';

export interface Database {
  readonly url: string;
  run(sql: string, values?: readonly unknown[]): Promise<void>;
  drop(): Promise<void>;
}

export async function createDatabase(serverUrl: string, purpose: string): Promise<Database> {
  const name = `skald_bench_${process.pid}_${purpose}`;
  await runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await runOn(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (sql, values) => runOn(url.href, sql, values),
    drop: () => runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function runOn(url: string, sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}
