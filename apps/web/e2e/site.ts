/** The site as deployed: built, and served with its content security policy. */
import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CONFIG = join(ROOT, 'apps', 'web', 'vite.config.ts');

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  await buildForProduction();
  const server = await preview({ configFile: CONFIG, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the preview has no address');
  return { address: address.replace(/\/$/, ''), close: () => server.close() };
}

/** The output of `npm run build`, where a server that runs from its sources looks for it. */
async function buildForProduction(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools', 'build', 'main.mjs')]);
  const site = join(ROOT, 'apps', 'web', 'dist');
  await rm(site, { recursive: true, force: true });
  await cp(join(ROOT, 'build', 'current', 'web'), site, { recursive: true });
}
