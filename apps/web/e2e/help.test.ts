/** The help at a table, on a phone and on a laptop, and the page of the rules. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

describe.skipIf(chromium === '')('the help in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])('is read at $width×$height without moving the board', async (viewport) => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/raids?opponents=2&seed=3`, { viewport });
    await untilAsked(page);
    const board = page.locator('.table-board');
    const before = await board.boundingBox();
    await page.getByRole('button', { name: 'Help and rules (?)' }).click();
    const help = page.getByRole('complementary', { name: 'Help' });
    await help.getByText('Sail forward to any free tile').waitFor();
    await isAccessible();
    expect(await board.boundingBox()).toEqual(before);
    await help.getByRole('link', { name: 'RD-9.1' }).click();
    const rule = help.locator('.rules-target', { hasText: 'RD-9.1' });
    await rule.waitFor();
    await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
    await help.getByRole('button', { name: 'Cards' }).click();
    await help.getByLabel('Search the cards').fill('amber');
    await help.getByText('2 entries').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.goBack();
    await help.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/play/raids');
    await page.keyboard.press('?');
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await end();
  });

  it('has a page for the rules of a game, which a link leads into', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/rules/blood-rage#BR-16.4`, { locale: 'de' });
    const rule = page.locator('.rules-target', { hasText: 'BR-16.4' });
    await rule.waitFor();
    await page.getByText('Die vollständigen Regeln gibt es nur auf Englisch').waitFor();
    await isAccessible();
    await rule.locator('xpath=..').getByRole('link', { name: 'BR-18.1' }).first().click();
    await page.locator('.rules-target', { hasText: 'BR-18.1' }).waitFor();
    await end();
  });
});
