/** The server as a process: reads its environment, starts, says where it is, and stops when it is told to. */
import process, { env, exit, stderr, stdout } from 'node:process';
import { destination, pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { HouseBots } from './house-bots/index.ts';
import { faultsOf } from './matches/play/fault-points.ts';
import type { RunningServer } from './server.ts';
import { openEmbedded } from './storage/open-embedded.ts';

/** Ctrl-C comes twice under npm: from the terminal, and passed on by npm. So soon after the first signal it is no second one. */
const ECHO_MS = 1000;

const config = readConfig(env);
if ('wrong' in config) fail(config.wrong);

const logger = pino({ level: config.server.logLevel, base: null }, destination({ dest: 2, sync: false }));
// The embedded database opens in its own thread while this one loads the other modules.
const database = openEmbedded(config.storage);
const [{ startServer }, { startHouseBots }] = await Promise.all([import('./server.ts'), import('./house-bots/index.ts')]);
const server = await startServer(config, systemClock, logger, faultsOf(env), database);
if ('notStarted' in server) fail([server.notStarted]);

const where = server.services.store.kind === 'embedded' ? `embedded database in ${config.storage.data}` : 'PostgreSQL';
let bots: Promise<HouseBots> | undefined;
let stoppingSince: number | undefined;
// Before the line: a signal may come as soon as somebody has read it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(server));
stdout.write(`Skald is up at ${config.server.publicUrl ?? server.address} (${where})\n`);
if (config.bots.house === 'on') bots = startHouseBots(server, logger);

/** Once politely, within the time that is set; a second signal ends it at once. */
async function stop(server: RunningServer): Promise<void> {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > ECHO_MS) exit(1);
    return;
  }
  stoppingSince = performance.now();
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
