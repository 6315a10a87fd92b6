/** The bot host process: started by a server, or standalone against any server. */
import { setPriority } from 'node:os';
import process, { argv, env, exit, stderr } from 'node:process';
import { destination, pino } from 'pino';
import { BotHost } from './bot-host.ts';
import { introduction, readPacing, readServerLocation, type ServerLocation } from './config.ts';

/** The argument of a server that starts the host; the server sends the settings over IPC. */
const BESIDE_SERVER = '--beside-server';
/** Exit code: a restart would not help. */
const WRONG_SETTINGS = 2;
/** The lower priority of a bot host beside a server. */
const GIVING_WAY = 3;
/** A stop that takes longer is aborted. */
const STOP_MS = 2500;

const words = argv.slice(2);
const isBesideServer = words[0] === BESIDE_SERVER;
if (isBesideServer) setPriority(GIVING_WAY);
const pacing = readPacing(env);
if ('wrong' in pacing) fail(pacing.wrong);
const location = isBesideServer ? await introduced() : readServerLocation(env, words);
if ('wrong' in location) fail(location.wrong);

const { logLevel, ...others } = pacing;
const log = pino({ level: logLevel, base: null }, destination({ dest: 2, sync: false }));
const worker = new URL('./thinking/thought-worker.js', import.meta.url);
const host = new BotHost({ ...location, ...others, isHouse: isBesideServer, worker, log });
log.info({ url: location.url, bots: location.tokens.length }, 'the bots are up');

let isStopping = false;
process.on('SIGTERM', () => void stop());
// A terminal signals every process in its group; beside a server only the server reacts, and stops its bots itself.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void (isBesideServer || stop()));
// Exit when the server is gone.
if (isBesideServer) process.on('disconnect', () => void stop());

const failure = await host.ended();
if (failure) {
  stderr.write(`The bots are not wanted at ${location.url} (${failure.code}): ${failure.reason}\n`);
  exit(1);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => exit(1), STOP_MS);
  await host.stop();
  exit(0);
}

/** The server's first message. */
function introduced(): Promise<ServerLocation> {
  return new Promise((resolve) => {
    const leave = (): never => exit(0);
    process.once('disconnect', leave);
    process.once('message', (message) => {
      process.off('disconnect', leave);
      const said = introduction.safeParse(message);
      if (said.success) resolve(said.data);
      else fail(['A bot host beside a server is started by the server itself.']);
    });
  });
}

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) stderr.write(`${sentence}\n`);
  exit(WRONG_SETTINGS);
}
