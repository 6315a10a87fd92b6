/** What all test files of the server share: a PostgreSQL to make databases on, and an embedded database to copy. */
import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './embedded-template.ts';
import { findPostgres } from './postgres.ts';
import { findPython } from './processes/python.ts';
import { findRedis } from './redis.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty without one. */
    postgresUrl: string;
    /** The same. */
    redisUrl: string;
    /** A Python that can run the example bot; empty without one. */
    python: string;
    embeddedTemplate: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis, template] = await Promise.all([findPostgres(), findRedis(), embeddedTemplate()]);
  // After the others: two installations at once get in each other's way.
  const python = await findPython();
  for (const found of [postgres, redis, python]) if ('missing' in found) process.stderr.write(`${found.missing}\n`);
  project.provide('postgresUrl', 'url' in postgres ? postgres.url : '');
  project.provide('redisUrl', 'url' in redis ? redis.url : '');
  project.provide('python', 'path' in python ? python.path : '');
  project.provide('embeddedTemplate', template);
  return async () => {
    if ('stop' in postgres) await postgres.stop();
    if ('stop' in redis) await redis.stop();
  };
}
