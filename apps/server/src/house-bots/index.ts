/** The bots of the house: they come up with the server, play like anybody else over the protocol, and go with it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { RunningServer } from '../server.ts';
import { Lease } from '../storage/lease.ts';
import { BotProcess } from './bot-process.ts';
import { HouseAccounts } from './house-accounts.ts';

/** The compiled bot host, wherever this server itself is run from. */
const PROGRAM = fileURLToPath(new URL('../../../bot/dist/main.js', import.meta.url));
/** The lock that the server holds beside which they play. */
const LOCK = 83_107_501;

export interface HouseBots {
  stop(): Promise<void>;
}

type OnStarted = (pid: number | undefined) => void;

/** The server goes on, whatever becomes of them. Of several servers on one database, they play beside one. */
export async function startHouseBots(
  server: RunningServer,
  logger: FastifyBaseLogger,
  program = PROGRAM,
  onStarted?: OnStarted,
): Promise<HouseBots> {
  if (!existsSync(program)) {
    logger.warn('the bots of the house are not built (npm run build); none plays');
    return { stop: async () => undefined };
  }
  const { storage, servers } = server.services.config;
  const start = (): Promise<HouseBots> => startBeside(server, logger, program, onStarted);
  if (servers.redisUrl === undefined || storage.databaseUrl === undefined) return start();
  return startInTurn(server, storage.databaseUrl, start);
}

/** They come when this server's turn has come, and go when it is over. */
async function startInTurn(
  { services: { clock } }: RunningServer,
  databaseUrl: string,
  start: () => Promise<HouseBots>,
): Promise<HouseBots> {
  let playing: Promise<HouseBots | undefined> = Promise.resolve(undefined);
  const end = async (bots: HouseBots | undefined): Promise<undefined> => {
    await bots?.stop();
    return undefined;
  };
  const lease = new Lease({
    databaseUrl,
    clock,
    key: LOCK,
    got() {
      playing = playing.then(start);
    },
    lost() {
      playing = playing.then(end);
    },
  });
  await lease.start();
  return {
    async stop() {
      playing = playing.then(end);
      await playing;
      await lease.stop();
    },
  };
}

async function startBeside(
  { address, services }: RunningServer,
  logger: FastifyBaseLogger,
  program: string,
  onStarted: OnStarted | undefined,
): Promise<HouseBots> {
  const { store, clock, sessions } = services;
  const accounts = new HouseAccounts(store.prisma, clock, sessions);
  const url = homeAddress(address);
  const host = new BotProcess({ program, introduce: async () => ({ url, tokens: await accounts.logIn() }), clock, logger, onStarted });
  await accounts.logOutAll().catch((error: unknown) => logger.warn({ err: error }, 'old sessions of the bots could not be ended'));
  await host.start();
  return {
    async stop() {
      await host.stop();
      await accounts.logOut().catch((error: unknown) => logger.warn({ err: error }, 'the bots could not be logged out'));
    },
  };
}

/** How the machine reaches itself, whatever networks the server listens on. */
function homeAddress(address: string): string {
  const url = new URL(address);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.origin;
}
