/** A player asks for a rematch; the other sees the offer on every page, declines it or accepts it. */
import { describe, expect, inject, it } from 'vitest';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { giveUp, openTable } from './table.ts';

const chromium = inject('chromium');

describe.skipIf(chromium === '')('a rematch', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: [] });

  it('is offered at the table, on other pages and in the own matches; declining tells the host, asking back accepts', async () => {
    const { match, people } = await openTable(testServer.browser, testServer.address, { names: ['Una', 'Ivar'] });
    const [una, ivar] = people;
    if (!una || !ivar) throw new Error('nobody came');
    await giveUp(una.page);
    await ivar.page.locator('.results').waitFor();
    const elsewhere = await ivar.page.context().newPage();
    await elsewhere.goto(`${testServer.address}/tables`);
    await una.page.getByRole('button', { name: 'Rematch' }).click();
    const seat = una.page.locator('.room-seat', { hasText: 'Ivar' });
    await seat.getByText('invited, no answer yet').waitFor();
    expect(await una.page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    await una.isAccessible();

    // The offer shows where the match ended, on another page, after a reload, in the bar, and in the tab's title.
    await ivar.page.locator('.results').getByText('Una asks for a rematch.').waitFor();
    await ivar.isAccessible();
    await elsewhere.locator('.notice').getByText('Una asks for a rematch: Raids.').waitFor();
    await elsewhere.waitForFunction(() => document.title.startsWith('(1)'));
    await elsewhere.reload();
    await elsewhere.locator('.notice').getByRole('button', { name: 'Accept' }).waitFor();
    await elsewhere.getByText('My matches').click();
    await elsewhere.locator('.mine-match', { hasText: 'invites you' }).waitFor();
    await elsewhere.keyboard.press('Escape');
    await elsewhere.locator('.notice').waitFor({ state: 'detached' });
    await elsewhere.reload();
    await elsewhere.locator('.notice').getByRole('button', { name: 'Decline' }).click();
    await elsewhere.locator('.notice').waitFor({ state: 'detached' });
    await una.page.getByText('Ivar declined.').waitFor();
    await ivar.page.getByRole('button', { name: 'Rematch' }).waitFor();

    await ivar.page.getByRole('button', { name: 'Rematch' }).click();
    await una.page.locator('.room-seat', { hasText: 'Ivar' }).getByText('here').waitFor();
    expect(await una.page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    await ivar.page.getByRole('button', { name: 'I am ready' }).click();
    await una.page.getByRole('button', { name: 'Start' }).click();
    for (const { page } of people) await page.locator('.strip').waitFor();
    expect(ivar.page.url()).not.toContain(match);
    for (const one of people) await one.end();
  });

  it('is accepted from another page, and by who was at the table of it', async () => {
    const { people } = await openTable(testServer.browser, testServer.address, { names: ['Una', 'Ivar', 'Thora'] });
    const [una, ivar, thora] = people;
    if (!una || !ivar || !thora) throw new Error('nobody came');
    await giveUp(ivar.page);
    await giveUp(thora.page);
    await una.page.locator('.results').waitFor();
    await ivar.page.goto(`${testServer.address}/`);
    await una.page.getByRole('button', { name: 'Rematch' }).click();
    await ivar.page.locator('.notice').getByRole('button', { name: 'Accept' }).click();
    await ivar.page.getByRole('button', { name: 'I am ready' }).click();
    await thora.page.goto(una.page.url());
    await thora.page.locator('.room-seat', { hasText: 'Thora' }).getByRole('button', { name: 'Decline' }).waitFor();
    await thora.isAccessible();
    await thora.page.locator('.room-seat', { hasText: 'Thora' }).getByRole('button', { name: 'Accept' }).click();
    await thora.page.getByRole('button', { name: 'I am ready' }).click();
    await una.page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of people) await page.locator('.strip').waitFor();
    for (const one of people) await one.end();
  });
});
