/** Lords of Ragnarok in a real browser: a solo match against a prophet of Surtur, played to its end. */
import { readFile, writeFile } from 'node:fs/promises';
import { SagaReader } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { untilAskedAgain } from './player/asked.ts';
import { pick } from './player/click.ts';
import { diceFrom } from './player/dice.ts';
import { answerOnTheTable } from './player/lords-player.ts';
import { untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

/** More answers, and more time on a busy machine, than a solo match takes. */
const MOST_ANSWERS = 400;
const MOST_TIME = 300_000;

/** With this variable set, writes the match to that file: records the fixture again after a change of the rules. */
const KEEP = process.env.SKALD_KEEP_SAGA;

/** Questions at which axe checks the page. */
const LOOKED_AT = ['Choose your hero', 'Choose your special action', 'Battle in ', 'Activate an army'];

describe.skipIf(chromium === '')('a match of Lords of Ragnarok in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it(
    'is played alone against a prophet to its end, by presses on the table',
    async () => {
      const { page, isAccessible, end } = await visit(browser, `${address}/play/lords-of-ragnarok?seed=4&opponents=0`);
      const looked = new Set<string>();
      const prompts = await playToTheEnd(page, async (prompt) => {
        const moment = LOOKED_AT.find((part) => prompt.startsWith(part));
        if (moment !== undefined && !looked.has(moment)) await isAccessible();
        if (moment !== undefined) looked.add(moment);
      });
      expect(prompts.some((prompt) => prompt.startsWith('Choose your hero'))).toBe(true);
      expect(prompts.filter((prompt) => prompt === 'Choose your special action').length).toBeGreaterThan(2);
      await page.locator('.results').waitFor();
      await isAccessible();
      const saga = await downloadedSaga(page);
      const reader = new SagaReader(findGame);
      for (const line of saga.trimEnd().split('\n')) expect(reader.read(line)).not.toHaveProperty('fault');
      expect(reader.finish()).not.toHaveProperty('fault');
      if (KEEP !== undefined) await writeFile(KEEP, saga);
      await end();
    },
    MOST_TIME,
  );

  it('asks how many prophets take part, as many as the rules allow', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/lords-of-ragnarok`);
    const prophets = page.getByRole('group', { name: 'Prophets of Surtur' }).getByRole('radio');
    await prophets.first().waitFor({ state: 'attached' });
    const offered = (): Promise<readonly string[]> =>
      page.getByRole('group', { name: 'Prophets of Surtur' }).locator('label').allTextContents();
    expect(await offered()).toEqual(['1', '2', '3']);
    await pick(page.getByRole('group', { name: 'Opponents' }).getByRole('radio', { name: '1' }));
    expect((await offered())[0]).toBe('none');
    await pick(page.getByRole('group', { name: 'Opponents' }).getByRole('radio', { name: 'none' }));
    await pick(prophets.nth(1));
    await isAccessible();
    await page.getByRole('button', { name: 'Start' }).click();
    await untilAsked(page);
    expect(await page.locator('[data-prophet]').count()).toBe(2);
    await end();
  });

  it('fits a phone, and describes a region', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/play/lords-of-ragnarok?seed=3&opponents=2&brain=random`, {
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
      hasTouch: true,
    });
    const dice = diceFrom(3);
    let answered: string | null = null;
    for (let answers = 0; answers < 6; answers++) {
      const { id } = await untilAskedAgain(page, answered);
      answered = id;
      await answerOnTheTable(page, dice);
    }
    await untilAsked(page);
    await page.locator('[data-spot="region:4"]').first().focus();
    await page.locator('.board-tip', { hasText: 'Bevölkerung' }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await isAccessible();
    await end();
  });
});

async function downloadedSaga(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the saga' }).click();
  return await readFile(await (await download).path(), 'utf8');
}

/** Plays until the match is over; returns all questions. */
async function playToTheEnd(page: Page, look: (prompt: string) => Promise<void>): Promise<readonly string[]> {
  const dice = diceFrom(4);
  const prompts: string[] = [];
  let answered: string | null = null;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { id, prompt } = await untilAskedAgain(page, answered);
    if (id === 'over') return prompts;
    await look(prompt);
    prompts.push(prompt);
    answered = id;
    await answerOnTheTable(page, dice);
  }
  throw new Error('the match does not end');
}
