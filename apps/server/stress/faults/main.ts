/** `npm run -w apps/server faults -- --rounds 60 [--postgres] [--seed 1]`: kills the server this many times and reports the outcome, also after Ctrl-C. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, findPostgres } from '../../src/testing/postgres.ts';
import { bundleServer } from '../../src/testing/processes/server-bundle.ts';
import { storageSettings } from '../../src/testing/settings.ts';
import { faultRounds } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    postgres: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

const bundle = await bundleServer();
const { storage, remove } = values.postgres ? await onPostgres() : await embedded();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());
const { kills, at, answers, matches, complaints } = await faultRounds({
  main: bundle.main,
  storage,
  rounds: Number(values.rounds),
  enough: enough.signal,
  seed: Number(values.seed),
  say,
});
for (const complaint of complaints) say(complaint);
say(
  `${kills} kills (by point, 0 at random: ${JSON.stringify(at)}), ${answers} acknowledged answers in ${matches} matches, ${complaints.length} complaints`,
);
await remove();
await bundle.remove();
process.exit(complaints.length === 0 ? 0 : 1);

async function embedded() {
  const data = await mkdtemp(join(tmpdir(), 'skald-faults-'));
  return { storage: storageSettings({ data }), remove: () => rm(data, { recursive: true, force: true }) };
}

async function onPostgres() {
  const postgres = await findPostgres();
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { url } = await createDatabase(postgres.url);
  return { storage: storageSettings({ databaseUrl: url }), remove: () => postgres.stop() };
}
