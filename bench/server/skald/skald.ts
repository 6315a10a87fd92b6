/** Skald as a contender: built, on PostgreSQL, with raised limits for a single address. */
import type { Contender } from '../contenders.ts';
import type { ServerProgram } from '../process/server-process.ts';

const MAIN = new URL('../../../build/current/server/main.js', import.meta.url);

/** As `npm start` and the image start it. */
const FLAGS = ['--max-semi-space-size=64'];

/** All players come from one address, and answer as fast as they can. */
const LIMITS = {
  SKALD_LIMIT_REQUESTS: '100000',
  SKALD_LIMIT_FILES: '100000',
  SKALD_LIMIT_SIGN_UPS: '100000',
  SKALD_LIMIT_NEW_MATCHES: '100000',
  SKALD_LIMIT_GUEST_MATCHES: '1000',
  SKALD_LIMIT_CONNECTIONS: '1000000',
  SKALD_LIMIT_SOCKETS: '100000',
  SKALD_LIMIT_ANSWERS: '10000',
  SKALD_LIMIT_ANSWERS_BURST: '10000',
  SKALD_LIMIT_MESSAGES: '1000000',
} as const;

/** Driven by plain messages, so that the load generator costs little. */
export function skald(databaseUrl: string): Contender {
  return contender(databaseUrl, 'driver');
}

/** Driven by its own client, which reconnects when the connection breaks. */
export function skaldByItsClient(databaseUrl: string): Contender {
  return contender(databaseUrl, 'client-driver');
}

function contender(databaseUrl: string, driver: string): Contender {
  return {
    name: 'Skald',
    keeps: 'on PostgreSQL',
    server: skaldServer({ DATABASE_URL: databaseUrl }),
    driver: new URL(`../../dist/server/skald/${driver}.js`, import.meta.url),
  };
}

/** The server alone; the settings name its storage. */
export function skaldServer(settings: Readonly<Record<string, string>>): ServerProgram {
  const env = { ...LIMITS, ...settings, SKALD_LOG_LEVEL: 'warn', SKALD_BOTS: 'off' };
  return { name: 'Skald', program: MAIN, flags: FLAGS, env, isUp };
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
