/** Whole matches in a real browser: by clicks on the board, by keys in the panel, on a phone, in every language. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { answerByKeys, answerPlainly, playToTheEnd, playUntil, untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

describe.skipIf(chromium === '')('a match of Raids in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('is played to its end by clicks on the board', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/raids?seed=5&opponents=3&brain=novice`);
    await untilAsked(page);
    await isAccessible();
    const prompts = await playToTheEnd(page, answerPlainly);
    expect(prompts).toContain('Where do you sail?');
    expect(prompts.some((prompt) => prompt.includes('where does it go?'))).toBe(true);
    expect(await page.locator('.results tbody tr').count()).toBe(4);
    await isAccessible();
    await end();
  });

  it('is played to its end by the keyboard alone', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?seed=8&opponents=1&brain=novice`);
    await untilAsked(page);
    for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches('.panel input'))); i++)
      await page.keyboard.press('Tab');
    await playToTheEnd(page, answerByKeys);
    expect(await page.locator('.results tbody tr').count()).toBe(2);
    await end();
  });

  it('is played on a phone, in Italian', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/raids?seed=3&opponents=2&brain=random`, {
      viewport: { width: 360, height: 740 },
      locale: 'it-IT',
      hasTouch: true,
    });
    expect(await untilAsked(page)).toContain('Dove');
    await isAccessible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await playToTheEnd(page, answerPlainly);
    expect(await page.locator('.results-title').textContent()).toContain('La saga è narrata');
    await end();
  });

  it('is played in German, with everything in motion, and can be skipped', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?seed=4&opponents=1&brain=novice`, {
      locale: 'de-DE',
      reducedMotion: 'no-preference',
    });
    expect(await untilAsked(page)).toContain('Wohin');
    const skip = page.getByRole('button', { name: 'Überspringen' });
    let [turns, skipped] = [0, 0];
    const isEnough = async (): Promise<boolean> => turns === 6;
    await playUntil(page, isEnough, async () => {
      turns++;
      await answerPlainly(page);
      // A short scene cannot be skipped in time.
      await skip.click({ timeout: 2000 }).then(
        () => skipped++,
        () => undefined,
      );
    });
    expect(skipped).toBeGreaterThan(0);
    await end();
  });

  it('takes an answer back, and says why something is not on offer', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?seed=5&opponents=3&brain=novice`);
    while (!(await untilAsked(page)).includes('where does it go?')) await answerPlainly(page);
    const before = await page.locator('.panel-prompt').textContent();
    await answerPlainly(page);
    await page.getByText('Where do you sail?').first().waitFor();
    await page.locator('[data-spot="5"]').focus();
    await page
      .getByText('Ships cannot stop at a village.')
      .or(page.getByText(/Ships only sail forward/))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.panel-prompt', { hasText: before ?? '' }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('log').getByText('takes back the last move').waitFor();
    await end();
  });

  it('goes on where it was left when the page is loaded again', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?opponents=1&brain=random&name=Una`);
    for (let turn = 0; turn < 4; turn++) {
      await untilAsked(page);
      await answerPlainly(page);
    }
    await untilAsked(page);
    const lines = await page.locator('.log-lines li').allTextContents();
    await page.reload();
    await untilAsked(page);
    expect((await page.locator('.log-lines li').allTextContents()).length).toBe(lines.length);
    expect(await page.getByText('Una').count()).toBeGreaterThan(0);
    await end();
  });
});
