/** Takes matches out of the storage of a server, or into it: `export FILE [--match ID | --edition HASH]`, `import FILE [--edition HASH]`. */
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { games } from '@skald/engine/games';
import { systemClock } from '../clock.ts';
import { Editions } from '../editions/editions.ts';
import { installedEditions } from '../editions/installed.ts';
import { configOrFail, fail, storeOrFail } from '../storage/offline.ts';
import type { Store } from '../storage/store.ts';
import { exportTo, importFrom, type Transferred } from './archive.ts';

const config = configOrFail();
const { positionals, values } = parseArgs({ allowPositionals: true, options: { match: { type: 'string' }, edition: { type: 'string' } } });
const [act, path, ...more] = positionals;
if ((act !== 'export' && act !== 'import') || path === undefined || more.length > 0)
  fail(['Say: export FILE [--match ID | --edition HASH], or import FILE [--edition HASH].']);

const store = await storeOrFail(config.storage);
const transferred = await run(store, act, path);
await store.close();
for (const reason of transferred.left) stderr.write(`${reason}\n`);
stdout.write(`${transferred.matches} ${transferred.matches === 1 ? 'match' : 'matches'} ${act}ed.\n`);
exit(transferred.left.length === 0 ? 0 : 1);

async function run(store: Store, act: 'export' | 'import', path: string): Promise<Transferred> {
  try {
    const rules = new Editions({ games, store, clock: systemClock, modules: installedEditions() });
    return act === 'export' ? await exportTo(path, store, rules, values) : await importFrom(path, store, rules, values);
  } catch (error) {
    await store.close();
    return fail([error instanceof Error ? `${error.message}.` : String(error)]);
  }
}
