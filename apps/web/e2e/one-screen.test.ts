/** The table is one screen: the board has most of the window, the page never scrolls, and nothing moves by itself while a match is played. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { boardShare, layoutShift, smallestMapText, smallTargets, watchLayoutShift } from './player/measure-table.ts';
import { answerPlainly, playToTheEnd, playUntil, untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

const TABLES = [
  'raids?seed=5&opponents=3&brain=random',
  'blood-rage?seed=5&opponents=3&brain=random',
  'valda?seed=7&opponents=3&brain=random',
  'lords-of-ragnarok?seed=4&opponents=1&brain=random',
] as const;

const DESKS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const PHONE = { width: 390, height: 844 } as const;

/** At least this share of the window shows the board. */
const LEAST_SHARE = 0.6;
/** The smallest text on a map, in pixels. */
const LEAST_TEXT = 11;
const MOST_SHIFT = 0.02;
/** After so many questions everybody has had several turns. */
const MANY_QUESTIONS = 8;
/** The smallest target for a finger, in pixels. */
const LEAST_TARGET = 44;

describe.skipIf(chromium === '')('the table on one screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it.each(TABLES)('gives the board three fifths of the window: %s', async (table) => {
    const { page, end } = await visit(browser, `${address}/play/${table}`);
    await untilAsked(page);
    for (const viewport of DESKS) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect(await boardShare(page), `${viewport.width}`).toBeGreaterThanOrEqual(LEAST_SHARE);
      expect(await overflow(page)).toEqual({ across: 0, down: 0 });
    }
    await end();
  });

  it.each(TABLES)('has a phone full of board, with text that can be read: %s', async (table) => {
    const { page, end } = await visit(browser, `${address}/play/${table}`, { viewport: PHONE, hasTouch: true });
    await untilAsked(page);
    await settled(page);
    const width = await page.locator('.table-board').evaluate((board) => board.getBoundingClientRect().width);
    expect(width).toBe(PHONE.width);
    expect(await overflow(page)).toEqual({ across: 0, down: 0 });
    expect(await smallestMapText(page)).toBeGreaterThanOrEqual(LEAST_TEXT);
    expect(await smallTargets(page, LEAST_TARGET)).toEqual([]);
    // Every player is in sight.
    const strips = await page.locator('.strip-seat').evaluateAll((all) => all.map((strip) => strip.getBoundingClientRect()));
    expect(strips.length).toBeGreaterThan(1);
    for (const { left, right } of strips) expect(left >= 0 && right <= PHONE.width).toBe(true);
    // What opens the log closes it again.
    const log = page.getByRole('button', { name: 'Log and chat (C)' });
    await log.tap();
    await page.locator('.table-log').waitFor();
    await log.tap();
    await page.locator('.table-log').waitFor({ state: 'hidden' });
    await end();
  });

  it('moves nothing by itself in a whole match, and tells what came since the last turn', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/raids?seed=5&opponents=3&brain=novice`);
    await untilAsked(page);
    await settled(page);
    await watchLayoutShift(page);
    let asked = 0;
    await playUntil(page, async () => ++asked > MANY_QUESTIONS, answerPlainly);
    await page.keyboard.press('r');
    await page.getByRole('region', { name: 'Since your last turn' }).getByText('Glory').first().waitFor();
    await isAccessible();
    await page.keyboard.press('Escape');
    await playToTheEnd(page, answerPlainly);
    expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
    await end();
  });

  it('enlarges the map by wheel and keys, and fits it again', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?seed=5&opponents=3&brain=random`);
    await untilAsked(page);
    const scale = (): Promise<number> =>
      page.locator('.board-sheet').evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, -400);
    await expect.poll(scale).toBeGreaterThan(1.5);
    await page.keyboard.press('f');
    await expect.poll(scale).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(scale).toBeGreaterThan(1.2);
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await expect.poll(scale).toBe(1);
    await end();
  });

  it('drags an enlarged map without pressing anything on it', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?seed=5&opponents=3&brain=random`);
    await untilAsked(page);
    const spot = page.locator('.raids-spot-offered').first();
    const boxOf = async (): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> =>
      (await spot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width, height } = await boxOf();
    const at = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(width * 1.5);
    const before = await boxOf();
    await page.mouse.down();
    // Towards the middle of the window.
    await page.mouse.move(at.x + (at.x < 750 ? 60 : -60), at.y + (at.y < 350 ? 40 : -40), { steps: 4 });
    await page.mouse.up();
    expect(await page.locator('.raids-spot-drafted').count()).toBe(0);
    const after = await boxOf();
    expect(Math.abs(after.x - before.x) + Math.abs(after.y - before.y)).toBeGreaterThan(10);
    await end();
  });

  it('keeps the list of choices away until its key is pressed; numbers work without it, and Escape only clears', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/raids?seed=5&opponents=3&brain=random`);
    await untilAsked(page);
    const listWidth = (): Promise<number> => page.locator('.table-panel').evaluate((panel) => panel.getBoundingClientRect().width);
    expect(await listWidth()).toBeLessThanOrEqual(1);
    const before = await page.locator('[data-decision]').getAttribute('data-decision');
    await page.keyboard.press('2');
    await page.locator('.raids-spot-drafted').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.raids-spot-drafted').waitFor({ state: 'detached' });
    expect(await page.locator('[data-decision]').getAttribute('data-decision')).toBe(before);
    await page.keyboard.press('l');
    expect(await listWidth()).toBeGreaterThan(300);
    await isAccessible();
    await page.keyboard.press('Escape');
    expect(await listWidth()).toBeLessThanOrEqual(1);
    await end();
  });
});

/** The map is drawn in its place. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
  });
}

async function overflow(page: Page): Promise<{ readonly across: number; readonly down: number }> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
}
