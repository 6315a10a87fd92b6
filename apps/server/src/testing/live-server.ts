/** A whole server in this process, on the real clock where no other is given, with limits that many players from one address do not reach. */
import { pino } from 'pino';
import { type Clock, systemClock } from '../clock.ts';
import type { Environment } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ROOMY, testConfig } from './settings.ts';
import { type DatabaseKind, type TestDatabase, testDatabase } from './stores.ts';

export interface LiveServer extends RunningServer {
  /** Warnings and errors, line by line. */
  readonly complaints: string[];
  remove(): Promise<void>;
}

export async function liveServer(kind: DatabaseKind, env: Environment = {}, clock: Clock = systemClock): Promise<LiveServer> {
  return serverOver(await testDatabase(kind), env, clock);
}

/** A server on a database of the test's own. */
export async function serverOver(database: TestDatabase, env: Environment = {}, clock: Clock = systemClock): Promise<LiveServer> {
  const config = { ...testConfig({ ...ROOMY, ...env }), storage: database.settings };
  const complaints: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => complaints.push(line) });
  const server = await startServer(config, clock, logger);
  if ('notStarted' in server) throw new Error(server.notStarted);
  const remove = async (): Promise<void> => {
    await server.stop();
    await database.remove();
  };
  return { ...server, complaints, remove };
}
