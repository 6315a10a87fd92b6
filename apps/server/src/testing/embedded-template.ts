/** An embedded database to copy, which is several times as fast as making one. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { knownMigrations } from '../storage/migrate.ts';
import { Store } from '../storage/store.ts';
import { storageSettings } from './settings.ts';

/** A data folder with an empty, migrated database: made once for each schema and version, then copied by each test file. */
export async function embeddedTemplate(): Promise<string> {
  const dependencies = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const made = createHash('sha256').update(JSON.stringify([dependencies, await knownMigrations()]));
  const template = join(tmpdir(), `skald-template-${made.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return template;
  const making = await mkdtemp(join(tmpdir(), 'skald-making-'));
  const store = await Store.open(storageSettings({ data: making }), {
    clock: systemClock,
    meter: { committed: () => undefined },
    onConnectionLost: () => undefined,
  });
  if (!(store instanceof Store)) throw new Error(store.noStore);
  await store.close();
  await rename(making, template).catch(() => rm(making, { recursive: true, force: true }));
  return template;
}
