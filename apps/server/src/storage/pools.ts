/** Connections: to a PostgreSQL server, or to the embedded database in their place. */
import pg from 'pg';
import type { Config } from '../config.ts';
import type { EmbeddedDatabase } from './embedded.ts';

/** Without the session's zone set, the adapter shifts every timestamp by the server's offset. */
const SESSION_OPTIONS = '-c TimeZone=UTC';
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;

export function embeddedPool(database: EmbeddedDatabase): pg.Pool {
  // The embedded database has a single session: callers queue for it.
  return new pg.Pool({
    max: 1,
    stream: () => database.connect(),
    user: 'postgres',
    database: 'postgres',
    options: SESSION_OPTIONS,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: STATEMENT_MS,
  });
}

export function serverPool(settings: Config['storage']): pg.Pool {
  return new pg.Pool({
    max: settings.pool,
    connectionString: settings.databaseUrl,
    options: SESSION_OPTIONS,
    application_name: 'skald',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    keepAlive: true,
  });
}

/** One connection without time limits: a migration, or waiting for another server's, may take long. */
export function migrationPool(settings: Config['storage']): pg.Pool {
  return new pg.Pool({ max: 1, connectionString: settings.databaseUrl, options: SESSION_OPTIONS, connectionTimeoutMillis: CONNECT_MS });
}
