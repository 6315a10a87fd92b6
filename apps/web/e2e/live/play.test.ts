/** Whole matches in real browsers on a real server: against bots, by clicks and by keys, on a laptop and on a phone. */
import { describe, expect, inject, it } from 'vitest';
import { pick } from '../player/click.ts';
import { answerByKeys, answerPlainly, playToTheEnd, untilAsked } from '../player/player.ts';
import { visit } from '../visit.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';

const chromium = inject('chromium');

describe.skipIf(chromium === '')('a match against bots on a server', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: ['raids'] });

  it('begins with one click on the first page, and is played to its end by clicks on the board', async () => {
    const { page, isAccessible, end } = await visit(testServer.browser, `${testServer.address}/`);
    await isAccessible();
    await page.getByLabel('Your name').fill('Una');
    await page.getByRole('button', { name: 'Play Raids now' }).click();
    await page.waitForURL(/\/match\//);
    await untilAsked(page);
    await isAccessible();
    const prompts = await playToTheEnd(page, answerPlainly);
    expect(prompts).toContain('Where do you sail?');
    expect(await page.locator('.results tbody tr').count()).toBe(3);
    expect(await page.getByRole('link', { name: 'Watch replay' }).getAttribute('href')).toMatch(/^\/replay\//);
    await isAccessible();
    const before = page.url();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => /\/match\//.test(url.href) && url.href !== before);
    await untilAsked(page);
    await page.reload();
    await untilAsked(page);
    expect(await page.locator('.bar-account').textContent()).toBe('Una');
    await end();
  });

  it('of Lords of Ragnarok begins with one click for one alone, as a guest, where no bot plays it', async () => {
    const { page, isAccessible, end } = await visit(testServer.browser, `${testServer.address}/`);
    await pick(page.getByRole('radio', { name: 'Lords of Ragnarok' }));
    await page.getByRole('button', { name: 'Play Lords of Ragnarok now' }).click();
    await page.waitForURL(/\/match\//);
    expect(await untilAsked(page)).toContain('Choose your hero');
    expect(await page.locator('[data-prophet]').count()).toBe(1);
    await isAccessible();
    await page.locator('[data-spot^="hero:"]').first().click();
    await page.locator('[data-spot^="heritage:"]').first().click();
    await page.locator('.dock-confirm').click();
    await page.locator('.panel-prompt', { hasText: 'Place your drakkar' }).waitFor();
    await end();
  });

  it('is played by the keyboard alone, in German', async () => {
    const { page, end } = await visit(testServer.browser, `${testServer.address}/`, { locale: 'de-DE' });
    await page.getByLabel('Dein Name').fill('Gudrun');
    await page.locator('.play-options summary').click();
    await pick(page.getByRole('radio', { name: '1' }));
    await page.getByLabel('Dein Name').focus();
    await page.keyboard.press('Enter');
    expect(await untilAsked(page)).toContain('Wohin');
    for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches('.panel input'))); i++)
      await page.keyboard.press('Tab');
    await playToTheEnd(page, answerByKeys);
    expect(await page.locator('.results tbody tr').count()).toBe(2);
    await end();
  });

  it('is seen again by its link, by somebody without an account, who checks it', async () => {
    const player = await visit(testServer.browser, `${testServer.address}/`);
    await player.page.getByLabel('Your name').fill('Saga');
    await player.page.locator('.play-options summary').click();
    await pick(player.page.getByRole('radio', { name: '1' }));
    await player.page.getByRole('button', { name: 'Play Raids now' }).click();
    await playToTheEnd(player.page, answerPlainly);
    // A saga names bots by their accounts, so compare ranks and scores.
    const result = await player.page.locator('.results tbody td:not(.results-part)').allTextContents();
    await player.page.getByRole('link', { name: 'Watch replay' }).click();
    await player.page.getByRole('button', { name: 'Make a link to share' }).click();
    const link = await player.page.getByLabel('Link to this moment').inputValue();
    await player.end();

    const { page, isAccessible, end } = await visit(testServer.browser, link);
    await page.locator('.timeline-handle').waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await isAccessible();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Everything checks out.').waitFor();
    await page.getByText('Chance was fair').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('.timeline-handle').focus();
    await page.keyboard.press('End');
    await page.locator('.results').waitFor();
    expect(await page.locator('.results tbody td:not(.results-part)').allTextContents()).toEqual(result);
    await end();
  });

  it('is played on a phone, in Italian', async () => {
    const { page, isAccessible, end } = await visit(testServer.browser, `${testServer.address}/`, {
      viewport: { width: 360, height: 740 },
      locale: 'it-IT',
      hasTouch: true,
    });
    await page.getByLabel('Il tuo nome').fill('Livia');
    await page.getByRole('button', { name: 'Gioca ora a Raids' }).click();
    expect(await untilAsked(page)).toContain('Dove');
    await isAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await playToTheEnd(page, answerPlainly);
    expect(await page.locator('.results-title').textContent()).toContain('La saga è narrata');
    await end();
  });
});
