/** A whole server in this process on the real clock, with limits that many players from one address do not reach. */
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import type { Environment } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ROOMY, testConfig } from './settings.ts';
import { type DatabaseKind, type TestDatabase, testDatabase } from './stores.ts';

export interface LiveServer extends RunningServer {
  /** Warnings and errors, line by line. */
  readonly complaints: string[];
  remove(): Promise<void>;
}

export async function liveServer(kind: DatabaseKind, env: Environment = {}): Promise<LiveServer> {
  return serverOver(await testDatabase(kind), env);
}

/** A server on a database of the test's own. */
export async function serverOver(database: TestDatabase, env: Environment = {}): Promise<LiveServer> {
  const config = { ...testConfig({ ...ROOMY, ...env }), storage: database.settings };
  const complaints: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => complaints.push(line) });
  const server = await startServer(config, systemClock, logger);
  if ('notStarted' in server) throw new Error(server.notStarted);
  const remove = async (): Promise<void> => {
    await server.stop();
    await database.remove();
  };
  return { ...server, complaints, remove };
}
