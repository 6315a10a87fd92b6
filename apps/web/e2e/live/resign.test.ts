/** A player resigns: the table tells everybody how the match ended, also after a reload. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { giveUp, guestAt, openTable } from './table.ts';

const chromium = inject('chromium');
const LIVE = { kind: 'live', bankMs: 600_000, incrementMs: 0 } as const;

describe.skipIf(chromium === '')('giving up', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: [] });

  it('ends a match of two for both, for who watches, after a reload, in a second tab and in the replay', async () => {
    const { match, people } = await openTable(testServer.browser, testServer.address, { names: ['Astrid', 'Bjorn'], clock: LIVE });
    const [astrid, bjorn] = people;
    if (!astrid || !bjorn) throw new Error('nobody came');
    const eira = await guestAt(testServer.browser, testServer.address, 'Eira');
    await eira.page.goto(`${testServer.address}/match/${match}`);
    await eira.page.getByText('You are watching.').waitFor();
    await giveUp(astrid.page);
    const second = await astrid.page.context().newPage();
    await second.goto(`${testServer.address}/match/${match}`);
    for (const again of [false, true]) {
      const told = [
        { page: astrid.page, says: 'You gave up. Bjorn wins.' },
        { page: second, says: 'You gave up. Bjorn wins.' },
        { page: bjorn.page, says: 'Astrid gave up. You win.' },
        { page: eira.page, says: 'Astrid gave up. Bjorn wins.' },
      ];
      await Promise.all(
        told.map(async ({ page, says }) => {
          if (again) await page.reload();
          await page.locator('.results-title', { hasText: says }).waitFor();
          await isAtRest(page);
          expect(await page.locator('.results tbody tr th').allTextContents()).toEqual(['Bjorn', 'Astrid']);
          await page.getByRole('link', { name: 'Watch replay' }).waitFor();
          expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(page === eira.page ? 0 : 1);
        }),
      );
    }
    await bjorn.isAccessible();
    await bjorn.page.getByRole('link', { name: 'Watch replay' }).click();
    await bjorn.page.locator('.timeline-handle').focus();
    await bjorn.page.keyboard.press('End');
    await bjorn.page.locator('.results-title', { hasText: 'Astrid gave up. Bjorn wins.' }).waitFor();
    for (const one of [...people, eira]) await one.end();
  });

  it('lets a bot play on among three, without a way back into the seat, until only one is left', async () => {
    const { people } = await openTable(testServer.browser, testServer.address, { names: ['Dagny', 'Egil', 'Folke'] });
    const [dagny, egil, folke] = people;
    if (!dagny || !egil || !folke) throw new Error('nobody came');
    await giveUp(dagny.page);
    for (const again of [false, true]) {
      if (again) await dagny.page.reload();
      await dagny.page.getByText('You gave up. A bot plays on in your seat.').waitFor();
      expect(await dagny.page.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
      expect(await dagny.page.locator('.dock-confirm, [data-decision]').count()).toBe(0);
      expect(await dagny.page.title()).not.toContain('Your turn');
    }
    await egil.page.locator('.strip-seat', { hasText: 'Dagny' }).getByText('gave up').waitFor();
    expect(await egil.page.locator('.results').count()).toBe(0);
    await giveUp(egil.page);
    await folke.page.locator('.results-title', { hasText: 'Dagny and Egil gave up. You win.' }).waitFor();
    await dagny.page.locator('.results-title', { hasText: 'You and Egil gave up. Folke wins.' }).waitFor();
    for (const one of people) await one.end();
  });
});

/** Nobody has to answer, no clock runs, and neither the tab nor the bar announces a turn. */
async function isAtRest(page: Page): Promise<void> {
  expect(await page.locator('.dock-confirm, [data-decision], .strip-asked').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
  await page.waitForFunction(() => !/^\(\d+\)|Your turn/.test(document.title));
  const clocks = await page.locator('.strip-clock').allTextContents();
  await page.waitForTimeout(1500);
  expect(await page.locator('.strip-clock').allTextContents()).toEqual(clocks);
}
