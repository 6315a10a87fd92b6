/** For programs that use the storage without a server: what they share to start, and to end with a sentence. */
import { env, exit, stderr } from 'node:process';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { Store } from './store.ts';

const BAD_INPUT = 2;

/** The configuration of the server; a wrong one ends the program. */
export function configOrFail(): Config {
  const config = readConfig(env);
  return 'wrong' in config ? fail(config.wrong) : config;
}

/** A storage that cannot be opened ends the program. `isShared`: rows are added only to running matches, for servers may end one meanwhile. */
export async function storeOrFail(settings: Config['storage'], isShared = false): Promise<Store> {
  const store = await Store.open(settings, {
    clock: systemClock,
    meter: { committed: () => undefined },
    isShared,
    onConnectionLost: () => undefined,
  });
  return store instanceof Store ? store : fail([store.noStore]);
}

export function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) stderr.write(`${sentence}\n`);
  exit(BAD_INPUT);
}
