/** Blood Rage in a real browser, by clicks on the board, through the first Age and its Ragnarök. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { answerOnBoard } from './player/blood-rage-player.ts';
import { playUntil, untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

/** Parts of the questions at which axe checks the page. */
const LOOKED_AT = ['What do you do', 'where do you invade', 'play a card'];

describe.skipIf(chromium === '')('a match of Blood Rage in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('is set up with its sets, and played through the first Age by clicks on the board', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/blood-rage`);
    await page.getByText('Gods of Asgard').waitFor();
    await isAccessible();
    await page.goto(`${address}/play/blood-rage?seed=5&opponents=3&brain=random&gods=1&mystics=1`);
    await untilAsked(page);
    await isAccessible();
    const looked = new Set<string>();
    const prompts = await playUntil(
      page,
      async (prompt) => {
        const moment = LOOKED_AT.find((part) => prompt.includes(part));
        if (moment !== undefined && !looked.has(moment)) await isAccessible();
        if (moment !== undefined) looked.add(moment);
        return (await page.locator('.br-age-gone').count()) > 0;
      },
      answerOnBoard,
    );
    expect(prompts.filter((prompt) => prompt.startsWith('Draft'))).toHaveLength(6);
    expect(prompts).toContain('What do you do?');
    expect(await page.locator('.br-destroyed').count()).toBe(2);
    expect(await page.locator('.br-recap').count()).toBe(1);
    await end();
  });

  it('fits a phone, and shows who is how strong where', async () => {
    const { page, end } = await visit(browser, `${address}/play/blood-rage?seed=5&opponents=4&brain=random`, {
      viewport: { width: 360, height: 740 },
      locale: 'it-IT',
      hasTouch: true,
    });
    await playUntil(page, async (prompt) => prompt.includes('turno'), answerOnBoard);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.locator('[data-spot="yggdrasil"]').click();
    await page.locator('.br-tip').getByText('Yggdrasil').waitFor();
    await end();
  });
});
