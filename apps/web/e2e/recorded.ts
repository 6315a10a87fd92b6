/** A server with nothing but replays: serves recorded matches under the id `game--name`, and the editions that they were played by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const PACKAGES = join(import.meta.dirname, '..', '..', '..', 'packages');
const FIXTURES = join(PACKAGES, 'engine', 'fixtures');
const RELEASED = join(PACKAGES, 'editions', 'released');

export function recordedPath(name: string): string {
  return join(FIXTURES, `${name}.saga.jsonl`);
}

export async function serveRecorded(page: Page): Promise<void> {
  await page.route('**/api/matches/*/saga', async (route) => {
    const [, , , match = ''] = new URL(route.request().url()).pathname.split('/');
    const body = readFileSync(recordedPath(match.replace('--', '/')));
    await route.fulfill({ status: 200, contentType: 'application/x-ndjson', body });
  });
  await serveEditions(page);
}

/** The modules that a server of this release has. */
export async function serveEditions(page: Page): Promise<void> {
  await page.route('**/editions/*/*.mjs', async (route) => {
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: releasedModule(route.request().url()) });
  });
}

/** What a server has at the address of an edition. */
export function releasedModule(address: string): string {
  const [, , game = '', file = ''] = new URL(address).pathname.split('/');
  return brotliDecompressSync(readFileSync(join(RELEASED, game, `${file}.br`))).toString('utf8');
}
