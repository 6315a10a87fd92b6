/** A server process for tests in a browser. It prints the tokens of the house bots, so that a test can play them. */
import { env, exit, stderr, stdout } from 'node:process';
import { destination, pino } from 'pino';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { HouseAccounts } from '../../house-bots/house-accounts.ts';
import { startServer } from '../../server.ts';

const config = readConfig(env);
if ('wrong' in config) fail(config.wrong.join('\n'));
const logger = pino({ level: config.server.logLevel, base: null }, destination({ dest: 2, sync: false }));
const server = await startServer(config, systemClock, logger);
if ('notStarted' in server) fail(server.notStarted);
const { store, clock, sessions } = server.services;
stdout.write(`${JSON.stringify(await new HouseAccounts(store.prisma, clock, sessions).logIn())}\n`);

function fail(reason: string): never {
  stderr.write(`${reason}\n`);
  exit(1);
}
