/** Blood Rage in a real browser, by clicks on the board: through the first Age and its Ragnarök. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answerOnBoard } from './blood-rage-player.ts';
import { launch } from './chromium.ts';
import { playUntil, untilAsked } from './player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

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
    await page.goto(`${address}/play/blood-rage?seed=5&opponents=3&brain=warrior&gods=1&mystics=1`);
    await untilAsked(page);
    await isAccessible();
    const kinds = new Set<string>();
    const prompts = await playUntil(
      page,
      async (prompt) => {
        const kind = prompt.replace(/[A-Z]\w+/g, '');
        if (!kinds.has(kind)) await isAccessible();
        kinds.add(kind);
        return (await page.locator('.br-age-gone').count()) > 0;
      },
      answerOnBoard,
    );
    expect(prompts.filter((prompt) => prompt.startsWith('Packet'))).toHaveLength(6);
    expect(prompts).toContain('Your turn: what do you do?');
    expect(await page.locator('.br-destroyed').count()).toBe(2);
    expect(await page.locator('.br-recap').count()).toBe(1);
    await end();
  });

  it('fits a phone, and tells who is how strong where', async () => {
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
