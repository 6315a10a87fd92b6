/** After a private match its players can watch the replay, others only by a link that a player shares. */
import { describe, expect, inject, it } from 'vitest';
import { visit } from '../visit.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { enterAs, granted } from './person.ts';
import { guestAt } from './table.ts';

const chromium = inject('chromium');

describe.skipIf(chromium === '')('the replay of a private match', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: [] });

  it('is shown to an outsider who has a link, and to nobody without one', async () => {
    const astrid = await guestAt(testServer.browser, testServer.address, 'Astrid', { permissions: ['clipboard-read', 'clipboard-write'] });
    const bjorn = await enterAs(testServer.address, 'Bjorn');
    const { match } = await granted(bjorn.call('createMatch', { body: { game: 'raids', seats: 2, visibility: 'private' } }));
    const params = { match: match.id };
    const { invitation } = await granted(bjorn.call('invite', { params }));
    await astrid.page.goto(`${testServer.address}/match/${match.id}?invitation=${invitation}`);
    await astrid.page.getByRole('button', { name: 'Take a seat' }).first().click();
    await astrid.page.getByText('Bjorn').first().waitFor();
    await expect.poll(async () => (await granted(bjorn.call('getMatch', { params }))).match.seats[1]?.account?.name).toBe('Astrid');
    await granted(bjorn.call('startMatch', { params }));
    await astrid.page.getByText('Match …').click();
    await astrid.page.getByRole('button', { name: 'Give up', exact: true }).click();
    await astrid.page.getByRole('button', { name: 'Really give up' }).click();

    // At the end of the match: first what a link means, then the link.
    await astrid.page.getByRole('button', { name: 'Share', exact: true }).click();
    await astrid.page.getByText('Anyone with your link can watch all of it').waitFor();
    await astrid.isAccessible();
    await astrid.page.getByRole('button', { name: 'Make a link to share' }).click();
    await astrid.page.getByText('The link to the replay is copied.').waitFor();
    const copied = await astrid.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`/replay/${match.id}?at=0&share=`);

    await astrid.page.getByRole('link', { name: 'Watch replay' }).click();
    await astrid.page.getByText('This match was private.').waitFor();

    const outsider = await visit(testServer.browser, `${testServer.address}/replay/${match.id}`, {});
    await outsider.page.getByRole('heading', { name: 'This match was private.' }).waitFor();
    await outsider.page.getByText('Everybody else needs a link').waitFor();
    await outsider.isAccessible();

    await outsider.page.goto(copied);
    await outsider.page.locator('.timeline-handle').waitFor();

    await astrid.page.getByRole('button', { name: 'Make a link to share' }).click();
    const link = await astrid.page.getByLabel('Link to this moment').inputValue();
    expect(link).toContain('share=');
    await astrid.isAccessible();
    await outsider.page.goto(link);
    await outsider.page.locator('.timeline-handle').waitFor();
    // The address keeps the token, so that reloading works.
    await expect.poll(() => outsider.page.url()).toContain('at=');
    expect(outsider.page.url()).toContain('share=');
    await outsider.page.reload();
    await outsider.page.locator('.timeline-handle').waitFor();
    expect(await outsider.page.getByRole('button', { name: 'Make a link to share' }).count()).toBe(0);

    await astrid.page.getByRole('button', { name: 'End my links' }).click();
    await astrid.page.getByText('Your links to this match no longer work.').waitFor();
    await outsider.page.reload();
    await outsider.page.getByText('This link does not work, or no longer.').waitFor();
    await astrid.end();
    await outsider.end(/403/);
  });
});
