/** The pages around the tables, on a real server. */
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { pick } from '../click.ts';
import { visit } from '../visit.ts';
import { Hall, MATCH_MS } from './hall.ts';
import { actAsModerator } from './reports.ts';

const chromium = inject('chromium');

describe.skipIf(chromium === '')('the lobby', { timeout: MATCH_MS }, () => {
  const hall = new Hall(chromium, { games: ['raids', 'blood-rage', 'valda'] });

  it('loads less than 150 kB of compressed script for somebody new', async () => {
    const context = await hall.browser.newContext();
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(`${hall.address}/tables`, { waitUntil: 'networkidle' });
    await page.getByText('Nobody waits for you yet.').waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
    await context.close();
    expect(scripts.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThan(150_000);
  });

  it('shows a table to others the moment it is opened, and lets them filter', async () => {
    const onlooker = await visit(hall.browser, `${hall.address}/account`);
    await onlooker.page.getByRole('main').getByLabel('Your name').fill('Sigrid');
    await onlooker.isAccessible();
    await onlooker.page.getByRole('button', { name: 'Come in' }).click();
    await onlooker.page.getByText('You are a guest.').waitFor();
    await onlooker.isAccessible();
    await onlooker.page.getByRole('link', { name: 'Tables' }).click();
    await onlooker.page.getByText('Nobody waits for you yet.').waitFor();
    await onlooker.isAccessible();

    const host = await visit(hall.browser, `${hall.address}/new/blood-rage`);
    await host.page.getByLabel('Your name').fill('Halfdan');
    await host.page.getByRole('button', { name: 'Come in' }).click();
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
    await onlooker.page.getByText('No table fits the filter.').waitFor();
    await onlooker.page.getByRole('button', { name: 'Clear the filter' }).click();
    await card.getByRole('link', { name: 'Join' }).click();
    await onlooker.page.getByRole('button', { name: 'Sit down' }).first().click();
    await host.page.locator('.room-seat', { hasText: 'Sigrid' }).waitFor();
    await host.page.getByRole('button', { name: 'Send Sigrid away' }).click();
    await onlooker.page.getByText('You have no seat at this table.').waitFor();
    await onlooker.page.getByRole('button', { name: 'Have a look' }).click();
    await onlooker.page.getByRole('button', { name: 'Sit down' }).first().waitFor();
    await host.page.getByRole('button', { name: 'Fill with bots' }).click();
    await host.page.getByRole('button', { name: 'Start' }).click();
    await host.page.locator('.strip-clock').first().waitFor();
    await host.page.getByText('My matches').waitFor();
    await host.page.getByText('Match …').click();
    await host.isAccessible();
    // Whoever has no seat watches.
    await onlooker.page.getByText('You are watching.').waitFor();
    await onlooker.end();
    await host.end();
  });

  it('keeps what is to be answered while others play', async () => {
    const { page, isAccessible, end } = await visit(hall.browser, `${hall.address}/`);
    await pick(page.getByRole('radio', { name: 'Valda' }));
    await page.getByLabel('Your name').fill('Gyda');
    await page.getByRole('button', { name: 'Play Valda now' }).click();
    const orders = page.getByLabel('When others play and I could respond');
    await page.getByText('Match …').click();
    await orders.selectOption('pass');
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.standing select')?.disabled === false);
    await isAccessible();
    await page.reload();
    await page.getByText('Match …').click();
    expect(await orders.inputValue()).toBe('pass');
    await end();
  });

  it('keeps a guest as an account, who can log in elsewhere and end that', async () => {
    const home = await visit(hall.browser, `${hall.address}/account`);
    await home.page.getByRole('main').getByLabel('Your name').fill('Thora');
    await home.page.getByRole('button', { name: 'Come in' }).click();
    // Before that, the page has a field of the same name for those who log in.
    await home.page.getByText('You are a guest.').waitFor();
    await home.page.getByLabel('E-mail address').fill('thora@example.org');
    await home.page.getByLabel(/New password/).fill('a long ship in winter');
    await home.page.getByRole('button', { name: 'Keep this account' }).click();
    await home.page.getByText('Registered with thora@example.org.').waitFor();

    const away = await visit(hall.browser, `${hall.address}/account`, { viewport: { width: 360, height: 740 } });
    await away.page.getByLabel('E-mail address').fill('thora@example.org');
    await away.page.getByLabel('Password').fill('a long ship in winter');
    await away.page.getByRole('button', { name: 'Log in' }).click();
    await away.page.getByText('Registered with').waitFor();
    await away.isAccessible();
    await actAsModerator(away.page);
    await away.page.goto(`${hall.address}/moderation`);
    await away.page.getByText('He calls me names, match after match.').waitFor();
    await away.isAccessible();
    await home.page.reload();
    await home.page.locator('.sessions').getByRole('button', { name: 'End' }).click();
    await home.page.locator('.sessions').getByRole('button', { name: 'End' }).waitFor({ state: 'detached' });
    await home.page.getByRole('button', { name: 'Log out', exact: true }).click();
    await home.page.getByText('Come in as a guest').waitFor();
    await home.end();
    await away.end(/401|Unauthorized/);
  });
});
