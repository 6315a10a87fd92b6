/** The server as a process: reads its environment, starts, says where it is, and stops when it is told to. */
import process, { env, exit, stderr, stdout } from 'node:process';
import { destination, pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { startHouseBots } from './house-bots/index.ts';
import { faultsOf } from './matches/fault-points.ts';
import { type RunningServer, startServer } from './server.ts';

const config = readConfig(env);
if ('wrong' in config) fail(config.wrong);

const logger = pino({ level: config.server.logLevel, base: null }, destination({ dest: 2, sync: false }));
const server = await startServer(config, systemClock, logger, faultsOf(env));
if ('notStarted' in server) fail([server.notStarted]);

const where = server.services.store.kind === 'embedded' ? `embedded database in ${config.storage.data}` : 'PostgreSQL';
stdout.write(`Skald is up at ${config.server.publicUrl ?? server.address} (${where})\n`);
const bots = config.bots.house === 'on' ? startHouseBots(server, logger) : undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server));

/** Once politely, within the time that is set; a second signal ends it at once. */
async function stop(server: RunningServer): Promise<void> {
  if (stopping) exit(1);
  stopping = true;
  const late = setTimeout(() => {
    logger.error('the stop took too long');
    exit(1);
  }, server.services.config.server.stopSeconds * 1000);
  await (await bots)?.stop();
  await server.stop();
  clearTimeout(late);
  exit(0);
}

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) stderr.write(`${sentence}\n`);
  exit(1);
}
