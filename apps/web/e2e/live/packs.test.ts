/**
 * A content pack in the browser: an operator installs it, a host opens a table with it, and the board shows its numbers; a table without it shows
 * those of the game, also in the same window. The replay is shown and checked by the pack, and the saga verifies on the command line.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { giveUp, guestAt } from './table.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const NAME = 'Tiles counted from a box';
const chromium = inject('chromium');

describe.skipIf(chromium === '')('a content pack', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: [] });
  let folder: string;
  let module: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skald-pack-'));
    module = (await skald('content', 'build', join(ROOT, 'examples/packs/raids.json'), '--out', folder)).trim();
    expect(await testServer.server.administer('editions', 'import', module)).toContain(`The content pack “${NAME}” of raids`);
  }, MATCH_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function skald(...words: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [join(ROOT, 'tools/run.mjs'), join(ROOT, 'apps/cli/src/main.ts'), ...words], {
      cwd: ROOT,
    });
    return stdout;
  }

  /** Opens a table for two by the form, with another person at it, and starts it. */
  async function startTable(page: Page, other: Page, pack: string | undefined): Promise<string> {
    await page.getByRole('link', { name: 'Tables' }).first().click();
    await page.getByRole('link', { name: 'Open a table' }).first().click();
    await page.getByRole('radio', { name: /^Raids/ }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    if (pack !== undefined) await page.getByLabel('Content').selectOption({ label: pack });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/match\//);
    const match = basename(new URL(page.url()).pathname);
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Take a seat' }).first().click();
    expect(await page.getByText(`✎ ${NAME}`).count()).toBe(pack === undefined ? 0 : 1);
    await page.getByRole('button', { name: 'Start' }).click();
    for (const one of [page, other]) await one.locator('.strip').waitFor();
    return match;
  }

  /** What the board prints at its villages. */
  async function villagesOn(page: Page): Promise<readonly string[]> {
    await page.locator('g:has(> .raids-isle) > text').first().waitFor();
    return page.locator('g:has(> .raids-isle) > text').allTextContents();
  }

  it('is chosen in the form, shown on the table and in the list, and its numbers are on the board', async () => {
    const [host, other] = [
      await guestAt(testServer.browser, testServer.address, 'Halla'),
      await guestAt(testServer.browser, testServer.address, 'Gest'),
    ];
    await host.page.goto(`${testServer.address}/new/raids`);
    await host.page.getByLabel('Content').selectOption({ label: NAME });
    await host.page.getByText('a shield on the double Mjölnir').waitFor();
    await host.isAccessible();
    await host.page.goto(`${testServer.address}/tables`);
    const corrected = await startTable(host.page, other.page, NAME);
    for (const { page } of [host, other]) expect(new Set(await villagesOn(page))).toEqual(new Set(['2']));
    await host.page.getByText('Match …').click();
    await host.page.getByText(`Played with the content pack “${NAME}”`).waitFor();
    await host.isAccessible();
    await host.page.keyboard.press('Escape');

    // In the same window, a table without it: the page takes the numbers of the game again.
    await startTable(host.page, other.page, undefined);
    for (const { page } of [host, other]) expect(new Set(await villagesOn(page))).toEqual(new Set(['1']));
    await host.page.goto(`${testServer.address}/tables`);
    await host.page.getByRole('radio', { name: 'Running' }).check();
    await host.page.locator('.match-card', { hasText: NAME }).waitFor();
    expect(await host.page.locator('.match-card').count()).toBe(2);
    await host.page.locator('.match-card', { hasText: NAME }).locator('.match-go').click();
    expect(new Set(await villagesOn(host.page))).toEqual(new Set(['2']));

    await giveUp(host.page);
    await host.page.locator('.results').waitFor();
    const replay = await guestAt(testServer.browser, testServer.address, 'Later');
    await replay.page.goto(`${testServer.address}/replay/${corrected}`);
    expect(new Set(await villagesOn(replay.page))).toEqual(new Set(['2']));
    await replay.page.getByText(`Played with the content pack “${NAME}”`).waitFor();
    await replay.page.getByRole('button', { name: 'Verify match' }).click();
    await replay.page.getByText('Everything checks out.').waitFor();
    const file = join(folder, 'match.saga.jsonl');
    await writeFile(file, await (await fetch(`${testServer.address}/api/matches/${corrected}/saga`)).text());
    expect(JSON.parse(await skald('verify', file, '--edition', module, '--json'))).toMatchObject({
      ok: true,
      edition: basename(module, '.mjs'),
    });
    for (const one of [host, other, replay]) await one.end();
  });
});
