/** What all test files of the server share: a PostgreSQL to make databases on, and an embedded database to copy. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../clock.ts';
import { knownMigrations } from '../storage/migrate.ts';
import { Store } from '../storage/store.ts';
import { findPostgres } from './postgres.ts';
import { findRedis } from './redis.ts';
import { storageSettings } from './settings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty where there is none. */
    postgresUrl: string;
    /** The same. */
    redisUrl: string;
    embeddedTemplate: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis, template] = await Promise.all([findPostgres(), findRedis(), embeddedTemplate()]);
  for (const found of [postgres, redis]) if ('missing' in found) process.stderr.write(`${found.missing}\n`);
  project.provide('postgresUrl', 'url' in postgres ? postgres.url : '');
  project.provide('redisUrl', 'url' in redis ? redis.url : '');
  project.provide('embeddedTemplate', template);
  return async () => {
    if ('stop' in postgres) await postgres.stop();
    if ('stop' in redis) await redis.stop();
  };
}

/** A data folder with an empty, migrated database: made once for each schema and version, then copied by each test file. */
async function embeddedTemplate(): Promise<string> {
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
