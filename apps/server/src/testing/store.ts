/** A store over a database at hand. */
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { Store } from '../storage/store.ts';

/** `isShared`: others use the database too. */
export async function openStore(settings: Config['storage'], clock: Clock = systemClock, isShared = false): Promise<Store> {
  const store = await Store.open(settings, { clock, meter: { committed: () => undefined }, onConnectionLost: () => undefined, isShared });
  if (!(store instanceof Store)) throw new Error(store.noStore);
  return store;
}
