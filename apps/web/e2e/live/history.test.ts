/** The log survives reloads and a restart of the server, goes back to the beginning, and spectators see it too. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openDecision } from '../player/asked.ts';
import { answerPlainly } from '../player/player.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { guestAt, openMatch, openTable, pageAsked } from './table.ts';

const chromium = inject('chromium');
const BROKEN = /WebSocket connection|net::ERR_/;

describe.skipIf(chromium === '')('the log of a live match', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: ['raids', 'blood-rage'] });

  it('is the same for who stayed, who came back and who only watches, and after the server was killed', async () => {
    const { match, people } = await openTable(testServer.browser, testServer.address, { names: ['Una', 'Ivar'] });
    const [una, ivar] = people;
    if (!una || !ivar) throw new Error('nobody came');
    for (let answers = 0; answers < 6; answers++) {
      const asked = await pageAsked(una.page, ivar.page);
      const decision = await openDecision(asked);
      await answerPlainly(asked);
      await asked.waitForFunction(
        (before) => document.querySelector('[data-decision]')?.getAttribute('data-decision') !== before,
        decision,
      );
    }
    const stayed = await settledLog(una.page);
    expect(stayed.length).toBeGreaterThan(8);
    await ivar.page.reload();
    await expect.poll(() => logOf(ivar.page)).toEqual(stayed);
    const eira = await guestAt(testServer.browser, testServer.address, 'Eira');
    await eira.page.goto(`${testServer.address}/match/${match}`);
    await expect.poll(() => logOf(eira.page)).toEqual(stayed);
    await eira.isAccessible();
    await testServer.server.kill();
    await testServer.server.start();
    await eira.page.reload();
    await expect.poll(() => logOf(eira.page)).toEqual(stayed);
    // The restarted server sends everything again to a page that stayed open.
    await una.page.locator('.connection-lost').waitFor({ state: 'detached', timeout: 60_000 });
    await expect.poll(() => logOf(una.page)).toEqual(stayed);
    for (const one of [...people, eira]) await one.end(BROKEN);
  });

  it('is read back to its first line by scrolling up', async () => {
    const eira = await guestAt(testServer.browser, testServer.address, 'Eira');
    const bots = [0, 1, 2, 3].map((seat) => ({ seat, bot: 'warrior' }));
    const match = await openMatch(eira.page, { game: 'blood-rage', seats: 4, seat: null, bots });
    await eira.page.goto(`${testServer.address}/match/${match}`);
    await eira.page.locator('.results').waitFor({ timeout: MATCH_MS });
    const stayed = await settledLog(eira.page);
    await eira.page.reload();
    await eira.page.locator('.results').waitFor();
    await eira.page.keyboard.press('c');
    const box = eira.page.locator('.log-box');
    await expect.poll(() => eira.page.locator('.log-lines li').count()).toBeGreaterThan(100);
    expect(await eira.page.locator('.log-lines li').count()).toBeLessThan(stayed.length);
    for (let pages = 0; pages < 20 && (await eira.page.locator('.log-older').count()) > 0; pages++) {
      const read = await eira.page.locator('.log-lines li').count();
      await box.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
      await eira.page.waitForFunction((before) => document.querySelectorAll('.log-lines li').length > before, read);
    }
    expect(await eira.page.locator('.log-older').count()).toBe(0);
    expect((await logOf(eira.page)).slice(-stayed.length)).toEqual(stayed);
    await eira.end();
  });
});

function logOf(page: Page): Promise<string[]> {
  return page.locator('.log-lines li').allTextContents();
}

/** Waits until the log stops growing. */
async function settledLog(page: Page): Promise<string[]> {
  for (let before: string[] = []; ; ) {
    await page.waitForTimeout(1000);
    const now = await logOf(page);
    if (now.length > 0 && now.length === before.length) return now;
    before = now;
  }
}
