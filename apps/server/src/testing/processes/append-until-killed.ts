/**
 * A process for the kill tests: tells what it finds in the logs of some matches, then appends to all of them at once,
 * telling each row on standard output once it is acknowledged.
 */
import { argv, stdout } from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { systemClock } from '../../clock.ts';
import { Store } from '../../storage/store.ts';
import { aRow } from '../matches.ts';
import { storageSettings } from '../settings.ts';

const { settings, matches } = JSON.parse(argv[2] ?? '{}');
const store = await Store.open(storageSettings(settings), {
  clock: systemClock,
  meter: { committed: () => undefined },
  onConnectionLost: () => undefined,
});
if (store instanceof Store) await Promise.all(matches.map((match: string) => appendForever(store, match)));
else stdout.write(`${store.noStore}\n`);

async function appendForever(store: Store, match: string): Promise<void> {
  const log = await store.readLog(match);
  const whole = isDeepStrictEqual(
    log,
    log.map((_, i) => aRow(match, i + 1)),
  );
  stdout.write(`${whole ? 'found' : 'damaged'} ${match} ${log.length}\n`);
  for (let seq = log.length + 1; ; seq++) {
    const { outcome } = await store.append(aRow(match, seq));
    stdout.write(`${outcome} ${match} ${seq}\n`);
  }
}
