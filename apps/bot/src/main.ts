/** The bot host as a process: beside a server that started it, or alone, at any server. */
import { setPriority } from 'node:os';
import process, { argv, env, exit, stderr } from 'node:process';
import { destination, pino } from 'pino';
import { BotHost } from './bot-host.ts';
import { introduction, readManners, readWhereabouts, type Whereabouts } from './config.ts';

/** Said by a server that starts the host beside itself: the rest comes over the channel between the two. */
const BESIDE_SERVER = '--beside-server';
/** Starting it again would not help. */
const WRONG_SETTINGS = 2;
/** Beside a server its thoughts give way: about half of what they would get of a busy machine. */
const GIVING_WAY = 3;

const words = argv.slice(2);
const isBesideServer = words[0] === BESIDE_SERVER;
if (isBesideServer) setPriority(GIVING_WAY);
const manners = readManners(env);
if ('wrong' in manners) fail(manners.wrong);
const where = isBesideServer ? await introduced() : readWhereabouts(env, words);
if ('wrong' in where) fail(where.wrong);

const { logLevel, ...others } = manners;
const log = pino({ level: logLevel, base: null }, destination({ dest: 2, sync: false }));
const worker = new URL('./thinking/thought-worker.js', import.meta.url);
const host = new BotHost({ ...where, ...others, worker, log });
log.info({ url: where.url, bots: where.tokens.length }, 'the bots are up');

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
// Without its server it has nothing to do here.
if (isBesideServer) process.on('disconnect', () => void stop());

const failure = await host.ended();
if (failure) {
  stderr.write(`The bots are not wanted at ${where.url} (${failure.code}): ${failure.reason}\n`);
  exit(1);
}

async function stop(): Promise<void> {
  if (isStopping) exit(1);
  isStopping = true;
  await host.stop();
  exit(0);
}

/** The first word of the server. */
function introduced(): Promise<Whereabouts> {
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
