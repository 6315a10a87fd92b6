/** Notices come and go without moving the board. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { answerPlainly } from '../player/player.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { CuttableLine } from './cuttable-line.ts';
import { guestAt, openMatch, openTable, pageAsked } from './table.ts';

const chromium = inject('chromium');
/** Chromium's messages about sockets and requests that a test made fail. */
const BROKEN = /WebSocket connection|net::ERR_/;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

describe.skipIf(chromium === '')('notices at the table', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: ['raids'] });
  let line: CuttableLine;
  beforeAll(async () => {
    line = await CuttableLine.to(testServer.address);
  });
  afterEach(() => line.mend());
  afterAll(() => line?.close());

  it.each(SIZES)('never move the board at $width×$height', async (viewport) => {
    const { people } = await openTable(testServer.browser, line.address, { names: ['Una', 'Ivar'] }, { viewport });
    const [una, ivar] = people;
    if (!una || !ivar) throw new Error('nobody came');
    const { page } = una;
    await page.evaluate(() => document.fonts.ready);
    const before = await boardOf(page);

    line.cut();
    await page.locator('.connection-lost').waitFor();
    expect(await boardOf(page)).toEqual(before);
    await una.isAccessible();
    line.mend();
    await page.getByText('Connected again.').waitFor();
    expect(await boardOf(page)).toEqual(before);
    await page.getByText('Connected again.').waitFor({ state: 'detached' });
    expect(await boardOf(page)).toEqual(before);

    const moves = await pageAsked(page, ivar.page);
    const other = moves === page ? ivar.page : page;
    await answerPlainly(moves);
    await other.locator('.log-lines li').first().waitFor({ state: 'attached' });
    const boards = await Promise.all([moves, other].map(boardOf));
    await moves.getByText('Match …').click();
    await moves.getByRole('button', { name: 'Request undo' }).click();
    await Promise.all([moves, other].map((one) => one.locator('.undo-asked').waitFor()));
    expect(await Promise.all([moves, other].map(boardOf))).toEqual(boards);
    await other.getByRole('button', { name: 'Decline' }).click();
    await Promise.all([moves, other].map((one) => one.locator('.undo-asked').waitFor({ state: 'detached' })));
    expect(await Promise.all([moves, other].map(boardOf))).toEqual(boards);

    const last = await boardOf(other);
    await other.getByText('Match …').click();
    await other.getByRole('button', { name: 'Let a bot play for me' }).click();
    await other.getByText('A bot is playing for you.').waitFor();
    expect(await boardOf(other)).toEqual(last);
    // Escape closes what lies on top: the menu first, as long as it is open.
    await other.locator('.table-menu:not([open])').waitFor();
    await other.keyboard.press('Escape');
    await other.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    expect(await boardOf(other)).toEqual(last);
    await other.getByText('Match …').click();
    await other.getByRole('button', { name: 'Take my seat back' }).click();
    await other.locator('.table-menu:not([open])').waitFor();
    await other.getByText('Match …').click();
    await other.getByRole('button', { name: 'Let a bot play for me' }).waitFor();
    for (const one of people) await one.end(BROKEN);
  });

  it.each(SIZES)('say what happened while one was away, and only then, at $width×$height', async (viewport) => {
    const eira = await guestAt(testServer.browser, testServer.address, 'Eira', { viewport, reducedMotion: 'no-preference' });
    const { page } = eira;
    testServer.bot.allow(0);
    const bots = [0, 1, 2, 3].map((seat) => ({ seat, bot: 'warrior' }));
    const match = await openMatch(page, { seats: 4, seat: null, bots });
    await page.goto(`${testServer.address}/match/${match}`);
    await page.locator('.strip').waitFor();
    // Bots play faster than the table shows it: a spectator is behind, but not away.
    await page.evaluate(() => {
      const said = (): void => {
        if (document.body.textContent?.includes('while you were away')) document.body.dataset.said = 'yes';
      };
      new MutationObserver(said).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    testServer.bot.allow(14);
    await page.waitForFunction(() => document.querySelectorAll('.log-lines li').length > 12);
    expect(await page.evaluate(() => document.body.dataset.said)).toBeUndefined();

    const before = await boardOf(page);
    await hide(page, true);
    testServer.bot.allow(8);
    await expect.poll(() => testServer.bot.isWaiting).toBe(true);
    await page.waitForTimeout(500);
    await hide(page, false);
    await page.getByText('while you were away').waitFor();
    expect(await boardOf(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.getByText('while you were away').waitFor({ state: 'detached' });
    expect(await boardOf(page)).toEqual(before);
    await eira.end();
    testServer.bot.allow(Number.POSITIVE_INFINITY);
  });
});

async function boardOf(page: Page) {
  return await page.locator('.table-board').boundingBox();
}

/** Hides the tab or shows it again. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}
