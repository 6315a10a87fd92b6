/** The pages around the tables, on a real server. */
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { pick } from '../player/click.ts';
import { visit } from '../visit.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { actAsModerator } from './reports.ts';

const chromium = inject('chromium');

describe.skipIf(chromium === '')('the lobby', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: ['raids', 'blood-rage', 'valda'] });

  it('loads less than 122 kB of compressed script for somebody new', async () => {
    const context = await testServer.browser.newContext();
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(`${testServer.address}/tables`, { waitUntil: 'networkidle' });
    await page.getByText('No open tables right now.').waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
    await context.close();
    expect(scripts.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThan(122_000);
  });

  it('shows a table to others the moment it is opened, and lets them filter', async () => {
    const onlooker = await visit(testServer.browser, `${testServer.address}/account`);
    await onlooker.page.getByRole('main').getByLabel('Your name').fill('Sigrid');
    await onlooker.isAccessible();
    await onlooker.page.getByRole('button', { name: 'Continue' }).click();
    await onlooker.page.getByText('You are playing as a guest.').waitFor();
    await onlooker.isAccessible();
    await onlooker.page.getByRole('link', { name: 'Tables' }).click();
    await onlooker.page.getByText('No open tables right now.').waitFor();
    await onlooker.isAccessible();

    const host = await visit(testServer.browser, `${testServer.address}/new/blood-rage`);
    await host.page.getByLabel('Your name').fill('Halfdan');
    await host.page.getByText('Expansions and variants').click();
    await host.page.getByLabel('Mystics of Midgard').check();
    await host.page.getByLabel('Clock').selectOption('day');
    await host.page.getByLabel('Seat 2', { exact: true }).first().selectOption('bot:warrior');
    await host.isAccessible();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.getByText('Mystics of Midgard').waitFor();

    const card = onlooker.page.locator('.match-card');
    await card.getByText('opened by Halfdan').waitFor();
    await onlooker.isAccessible();
    await onlooker.page.getByLabel('Game').selectOption('raids');
    await onlooker.page.getByText('No table matches the filter.').waitFor();
    await onlooker.page.getByRole('button', { name: 'Clear filter' }).click();
    await card.getByRole('link', { name: 'Join' }).click();
    await onlooker.page.getByRole('button', { name: 'Take a seat' }).first().click();
    await host.page.locator('.room-seat', { hasText: 'Sigrid' }).waitFor();
    await host.page.getByRole('button', { name: 'Remove Sigrid' }).click();
    await onlooker.page.getByText('You have no seat at this table.').waitFor();
    // A removed player can neither sit down nor watch until the host invites them again.
    await onlooker.page.getByRole('button', { name: 'View' }).click();
    await onlooker.page.getByText('You need an invitation to this table.').waitFor();
    const another = await visit(testServer.browser, host.page.url());
    await another.page.getByLabel('Your name').fill('Thyra');
    await another.page.getByRole('button', { name: 'Take a seat' }).waitFor();
    await host.page.getByRole('button', { name: 'Fill with bots' }).click();
    await host.page.getByRole('button', { name: 'Start' }).click();
    await host.page.locator('.strip-clock').first().waitFor();
    await host.page.getByText('My matches').waitFor();
    await host.page.getByText('Match …').click();
    await host.isAccessible();
    // A visitor without a seat watches, and gives no name.
    await another.page.reload();
    await another.page.getByRole('button', { name: 'Watch' }).click();
    await another.page.getByText('You are watching.').waitFor();
    for (const visitor of [onlooker, another, host]) await visitor.end();
  });

  it('keeps what is to be answered while others play', async () => {
    const { page, isAccessible, end } = await visit(testServer.browser, `${testServer.address}/`);
    await pick(page.getByRole('radio', { name: 'Valda' }));
    await page.getByLabel('Your name').fill('Gyda');
    await page.getByRole('button', { name: 'Play Valda now' }).click();
    // The question has the same field.
    const orders = page.locator('.table-menu').getByLabel('When I could respond to others');
    await page.getByText('Match …').click();
    await orders.selectOption('pass');
    // It shows what the server has kept.
    await expect.poll(() => orders.inputValue()).toBe('pass');
    await isAccessible();
    await page.reload();
    await page.getByText('Match …').click();
    await expect.poll(() => orders.inputValue()).toBe('pass');
    await end();
  });

  it('keeps a guest as an account, who can log in elsewhere and end that', async () => {
    const home = await visit(testServer.browser, `${testServer.address}/account`);
    await home.page.getByRole('main').getByLabel('Your name').fill('Thora');
    await home.page.getByRole('button', { name: 'Continue' }).click();
    // Until then, the page has a login field of the same name.
    await home.page.getByText('You are playing as a guest.').waitFor();
    await home.page.getByLabel('E-mail address').fill('thora@example.org');
    await home.page.getByLabel(/New password/).fill('a long ship in winter');
    await home.page.getByRole('button', { name: 'Create an account' }).click();
    await home.page.getByText('Registered with thora@example.org.').waitFor();

    const away = await visit(testServer.browser, `${testServer.address}/account`, { viewport: { width: 360, height: 740 } });
    await away.page.getByLabel('E-mail address').fill('thora@example.org');
    await away.page.getByLabel('Password').fill('a long ship in winter');
    await away.page.getByRole('button', { name: 'Log in' }).click();
    await away.page.getByText('Registered with').waitFor();
    await away.isAccessible();
    await actAsModerator(away.page);
    await away.page.goto(`${testServer.address}/moderation`);
    await away.page.getByText('He calls me names, match after match.').waitFor();
    await away.isAccessible();
    await home.page.reload();
    await home.page.locator('.sessions').getByRole('button', { name: 'End' }).click();
    await home.page.locator('.sessions').getByRole('button', { name: 'End' }).waitFor({ state: 'detached' });
    await home.page.getByRole('button', { name: 'Log out', exact: true }).click();
    await home.page.getByText('Play as a guest').waitFor();
    await home.end();
    await away.end(/401|Unauthorized/);
  });
});
