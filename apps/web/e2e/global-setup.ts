/** Sets up what all browser tests share: the built site, a prepared server with its database, and Chromium. Without them, tests fail in CI and are skipped elsewhere. */
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { prepareServer } from './live/prepared-server.ts';
import { openSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly chromium: string;
    /** The server's program, and a data folder to copy. */
    readonly serverMain: string;
    readonly serverData: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (chromium === undefined && process.env.CI !== undefined) throw new Error('Chromium is not installed');
  project.provide('chromium', chromium ?? '');
  if (chromium === undefined) {
    for (const name of ['address', 'serverMain', 'serverData'] as const) project.provide(name, '');
    return async () => undefined;
  }
  const [site, server] = await Promise.all([openSite(), prepareServer()]);
  project.provide('address', site.address);
  project.provide('serverMain', server.main);
  project.provide('serverData', server.data);
  return async () => {
    await site.close();
    await server.remove();
  };
}
