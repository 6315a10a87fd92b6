/** The bots of the house: they come up with the server, play like anybody else over the protocol, and go with it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { RunningServer } from '../server.ts';
import { BotProcess } from './bot-process.ts';
import { HouseAccounts } from './house-accounts.ts';

/** The compiled bot host, wherever this server itself is run from. */
const PROGRAM = fileURLToPath(new URL('../../../bot/dist/main.js', import.meta.url));

export interface HouseBots {
  stop(): Promise<void>;
}

/** The server goes on, whatever becomes of them. */
export async function startHouseBots(
  { address, services }: RunningServer,
  logger: FastifyBaseLogger,
  program = PROGRAM,
  onStarted?: (pid: number | undefined) => void,
): Promise<HouseBots> {
  const { store, clock, sessions } = services;
  const accounts = new HouseAccounts(store.prisma, clock, sessions);
  if (!existsSync(program)) {
    logger.warn('the bots of the house are not built (npm run build); none plays');
    return { stop: async () => undefined };
  }
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
