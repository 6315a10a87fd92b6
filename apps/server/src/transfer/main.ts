/** Takes matches out of the storage of a server, or into it: `export FILE [--match ID]`, `import FILE`. */
import { env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { findGame } from '@skald/engine/games';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { Store } from '../storage/store.ts';
import { exportTo, importFrom, type Transferred } from './archive.ts';

const BAD_INPUT = 2;

const config = readConfig(env);
if ('wrong' in config) fail(config.wrong);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { match: { type: 'string' } } });
const [act, path, ...more] = positionals;
if ((act !== 'export' && act !== 'import') || path === undefined || more.length > 0)
  fail(['Say: export FILE [--match ID], or import FILE.']);

const store = await Store.open(config.storage, {
  clock: systemClock,
  meter: { committed: () => undefined },
  onConnectionLost: () => undefined,
});
if (!(store instanceof Store)) fail([store.noStore]);
const transferred = await run(store, act, path);
await store.close();
for (const reason of transferred.left) stderr.write(`${reason}\n`);
stdout.write(`${transferred.matches} ${transferred.matches === 1 ? 'match' : 'matches'} ${act}ed.\n`);
exit(transferred.left.length === 0 ? 0 : 1);

async function run(store: Store, act: 'export' | 'import', path: string): Promise<Transferred> {
  try {
    return act === 'export' ? await exportTo(path, store, findGame, values.match) : await importFrom(path, store, findGame);
  } catch (error) {
    await store.close();
    return fail([error instanceof Error ? `${error.message}.` : String(error)]);
  }
}

function fail(sentences: readonly string[]): never {
  for (const sentence of sentences) stderr.write(`${sentence}\n`);
  exit(BAD_INPUT);
}
