/** Matches of Valda in a real browser, played by pressing what glows on the table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { untilAskedAgain } from './player/asked.ts';
import { diceFrom } from './player/dice.ts';
import { untilAsked } from './player/player.ts';
import { answerOnTheTable } from './player/valda-player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

/** More answers than a player gives in two rounds. */
const MOST_ANSWERS = 90;

describe.skipIf(chromium === '')('a match of Valda in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('is played through two rounds by presses on the table', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/valda?seed=7&opponents=2&brain=warrior`);
    await untilAsked(page);
    await isAccessible();
    const prompts = await playUntilRound(page, 3);
    await isAccessible();
    expect(prompts.some((prompt) => prompt.startsWith('Your actions'))).toBe(true);
    expect(prompts.some((prompt) => prompt.startsWith('What do you build?'))).toBe(true);
    expect(await page.locator('.valda-status-round').textContent()).toBe('Round 3 of 6');
    await end();
  });

  it('fits a phone, and says what a realm is', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/valda?seed=3&opponents=4&brain=random`, {
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
      hasTouch: true,
    });
    await untilAsked(page);
    await page.locator('[data-spot="realm:odin"]').focus();
    await page.locator('.valda-tip', { hasText: 'Ein Tempel kostet' }).waitFor();
    // The board is one tab stop, and arrow keys walk on it.
    expect(await page.locator('.board-sheet button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Control+ArrowUp');
    const above = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    expect(above).toMatch(/^realm:(?!odin)/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await isAccessible();
    const dice = diceFrom(3);
    for (let answers = 0; answers < 4; answers++) {
      const { id } = await untilAskedAgain(page, null);
      await answerOnTheTable(page, dice);
      await untilAskedAgain(page, id);
    }
    await end();
  });
});

async function playUntilRound(page: Page, round: number): Promise<readonly string[]> {
  const dice = diceFrom(11);
  const prompts: string[] = [];
  let answered: string | null = null;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { id, prompt } = await untilAskedAgain(page, answered);
    if ((await page.locator('.valda-status-round').textContent())?.includes(` ${round} `)) return prompts;
    prompts.push(prompt);
    answered = id;
    await answerOnTheTable(page, dice);
  }
  throw new Error(`round ${round} does not come`);
}
