/** The site as it is deployed: built, and served with its content security policy. */
import { join } from 'node:path';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, '..', 'vite.config.ts');

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

/** A test runner says that it is a test: the site must not be built for one. */
async function buildForProduction(): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ configFile: CONFIG, logLevel: 'error' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
