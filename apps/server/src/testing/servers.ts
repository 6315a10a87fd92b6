/** A whole server for tests over HTTP, on a clock that the test turns, and browsers that talk to it. */
import { pino } from 'pino';
import supertest from 'supertest';
import type { Environment } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ManualClock } from './clocks/manual-clock.ts';
import { testConfig } from './settings.ts';
import { type DatabaseKind, testDatabase } from './stores.ts';

export interface TestServer extends RunningServer {
  readonly clock: ManualClock;
  /** What was logged so far, line by line. */
  readonly logged: string[];
  /** Stops it and removes its database. */
  remove(): Promise<void>;
}

export async function testServer(kind: DatabaseKind, env: Environment = {}): Promise<TestServer> {
  const database = await testDatabase(kind);
  const config = { ...testConfig(env), storage: database.settings };
  const clock = new ManualClock();
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const server = await startServer(config, clock, logger);
  if ('notStarted' in server) throw new Error(server.notStarted);
  const remove = async (): Promise<void> => {
    await server.stop();
    await database.remove();
  };
  return { ...server, clock, logged, remove };
}

/** A browser: it keeps its cookies, and names its origin with everything it sends. */
export function browser(server: TestServer) {
  return supertest.agent(server.app.server).set('origin', server.address).set('host', new URL(server.address).host);
}

/** A program without cookies. */
export function program(server: TestServer) {
  return supertest(server.app.server);
}

let people = 0;

/** A new guest in its own browser. */
export async function guest(server: TestServer, name = `Guest ${++people}`) {
  const page = browser(server);
  const { body } = await page.post('/api/guests').send({ name }).expect(201);
  return { page, id: String(body.account.id), name };
}

export const PASSWORD = 'a long and quiet fjord';

/** A registered account in its own browser. */
export async function registered(server: TestServer) {
  const { page, id, name } = await guest(server);
  const email = `${id}@example.org`;
  await page.post('/api/account/registration').send({ email, password: PASSWORD }).expect(200);
  return { page, id, name, email };
}
