/** A server that has only replays: answers the page with recorded matches, whose id is `game--name`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FIXTURES = join(import.meta.dirname, '..', '..', '..', 'packages', 'engine', 'fixtures');

export function recordedPath(name: string): string {
  return join(FIXTURES, `${name}.saga.jsonl`);
}

export async function serveRecorded(page: Page): Promise<void> {
  await page.route('**/api/matches/*/saga', async (route) => {
    const [, , , match = ''] = new URL(route.request().url()).pathname.split('/');
    const body = readFileSync(recordedPath(match.replace('--', '/')));
    await route.fulfill({ status: 200, contentType: 'application/x-ndjson', body });
  });
}
