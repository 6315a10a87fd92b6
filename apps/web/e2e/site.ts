/** The site as it is deployed: built, and served with its content security policy. */
import { join } from 'node:path';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, '..', 'vite.config.ts');

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  await build({ configFile: CONFIG, logLevel: 'error' });
  const server = await preview({ configFile: CONFIG, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the preview has no address');
  return { address: address.replace(/\/$/, ''), close: () => server.close() };
}
