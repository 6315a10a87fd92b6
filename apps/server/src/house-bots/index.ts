/** The house bots: they start and stop with the server and play over the public protocol. */
import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { findLayout } from '../layout.ts';
import type { RunningServer } from '../server.ts';
import { Lease } from '../storage/lease.ts';
import { BotProcess } from './bot-process.ts';
import { HouseAccounts } from './house-accounts.ts';

/** The database lock of the server that runs the house bots. */
const LOCK = 83_107_501;

export interface HouseBots {
  stop(): Promise<void>;
}

type OnStarted = (pid: number | undefined) => void;

/** Never stops the server on failure. Among several servers on one database, one runs the house bots. */
export async function startHouseBots(
  server: RunningServer,
  logger: FastifyBaseLogger,
  program = findLayout().bots,
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

/** Starts the house bots when this server gets the lock, and stops them when it loses it. */
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

/** The loopback address for a server that listens on any interface. */
function homeAddress(address: string): string {
  const url = new URL(address);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.origin;
}
