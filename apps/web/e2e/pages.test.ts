/** The pages around the table. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LIBRARIES } from '../src/pages/libraries.ts';
import { launch } from './chromium.ts';
import { untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

describe.skipIf(chromium === '')('the pages in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('lead from the start to a table in one click', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/`);
    await isAccessible();
    await page.getByLabel('Your name').fill('Una');
    await page.getByRole('button', { name: 'Play Raids now' }).click();
    await untilAsked(page);
    expect(await page.locator('.raids-longship-own .raids-longship-name').textContent()).toBe('Una');
    expect(await page.locator('.strip-seat').count()).toBe(2);
    await end();
  });

  it('load less than 122 kB of compressed script at first', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
    await context.close();
    expect(scripts.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(122_000);
  });

  it('keep language, light, size of text and volume', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/`);
    await countSounds(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Darstellung').selectOption('light');
    await page.getByLabel('Schriftgröße').selectOption('1.15');
    await page.getByLabel('Lautstärke').press('End');
    await page.waitForFunction(() => document.documentElement.dataset.sounds === '1');
    await page.getByRole('button', { name: 'Stummschalten' }).click();
    await isAccessible();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Jetzt Raids spielen' }).waitFor();
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ theme: 'light' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await page.evaluate(() => [localStorage.getItem('skald.volume'), localStorage.getItem('skald.mute')])).toEqual(['100', 'on']);
    await isAccessible();
    await end();
  });

  it('credit games, icons and libraries, and find their way back from nowhere', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/credits`);
    await page.getByRole('link', { name: 'CC BY 3.0' }).waitFor();
    const credits = await page.getByRole('main').innerText();
    for (const game of [
      'Raids: Brett J. Gilbert',
      'Blood Rage: Eric M. Lang',
      'Valda: Nathan Vermeulen',
      'Lords of Ragnarok: Adam Kwapiński',
    ])
      expect(credits).toContain(game);
    for (const { name } of LIBRARIES) expect(credits).toContain(name);
    await isAccessible();
    await page.goto(`${address}/no/such/page`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.goto(`${address}/play/chess`);
    await page.getByText('This game does not exist here.').waitFor();
    await end();
  });

  it('teach the first turns', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/learn/raids`);
    await untilAsked(page);
    await page.getByText('Welcome aboard!').waitFor();
    await isAccessible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.locator('.raids-spot-offered').first().click();
    await page.getByText('The dashed line is your way').waitFor();
    await isAccessible();
    await page.goto(`${address}/learn/lords-of-ragnarok?alone=1`);
    await page.getByText('You are alone against a prophet').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Show the lesson' }).waitFor();
    await isAccessible();
    // Another answer than the lesson asks for is explained with its rule, and can be chosen again.
    await page.goto(`${address}/learn/raids`);
    await page.getByText('Welcome aboard!').waitFor();
    await page
      .getByRole('radio', { name: /harbour/i })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('Rule RD-11.1').waitFor();
    await isAccessible();
    await page.getByRole('button', { name: 'Choose again' }).click();
    await page.getByText('The dashed line is your way').waitFor();
    await end();
  });
});

/** Counts the sounds that really begin. */
async function countSounds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { start } = AudioBufferSourceNode.prototype;
    let sounds = 0;
    AudioBufferSourceNode.prototype.start = function (...given) {
      sounds++;
      document.documentElement.dataset.sounds = String(sounds);
      return start.apply(this, given);
    };
  });
}
