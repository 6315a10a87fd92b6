/** Web push from the wish in the settings to the notice on the screen; only the browser maker's own push service is replaced. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { visit } from '../visit.ts';
import { Hall, MATCH_MS } from './hall.ts';
import { LocalPushService } from './push-service.ts';

const chromium = inject('chromium');
const DAY = { kind: 'days', msPerMove: 86_400_000 };

describe.skipIf(chromium === '')('web push', { timeout: MATCH_MS }, () => {
  const hall = new Hall(chromium, { games: ['raids'], settings: { SKALD_PUSH_HOSTS: '127.0.0.1' } });
  let service: LocalPushService;
  beforeAll(async () => {
    service = await LocalPushService.open();
  });
  afterAll(() => service?.close());

  it('is asked for in the settings, sent when it is the turn of somebody who is away, and shown by the worker', async () => {
    const { page, isAccessible, end } = await visit(hall.browser, `${hall.address}/account`, {
      permissions: ['notifications'],
      locale: 'de-DE',
    });
    await page.getByRole('main').getByLabel('Dein Name').first().fill('Una');
    await page.getByRole('button', { name: 'Eintreten' }).click();
    await page.getByText('Du bist Gast.').waitFor();
    await replacePushService(page, service.subscription('una'));
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    const wish = page.getByLabel(/auch wenn Skald geschlossen ist/);
    await wish.click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.notify input[id$=push]')?.checked);
    await isAccessible();

    const line = await page.context().newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await line.send('ServiceWorker.enable');
    const registrationId = await registration;

    // A picture of this server, and no page of it: nothing is connected, as when Skald is closed.
    await page.goto(`${hall.address}/favicon.svg`);
    const match = await begin(page, hall.address);
    await expect.poll(() => service.deliveries.length, { timeout: 60_000 }).toBe(1);
    expect(service.deliveries[0]).toMatchObject({ path: '/una', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } });

    await line.send('ServiceWorker.deliverPushMessage', {
      origin: hall.address,
      registrationId,
      data: JSON.stringify({ game: 'raids', match }),
    });
    await expect.poll(() => notices(page)).toEqual([{ title: 'Du bist am Zug', body: 'Eine Partie Raids wartet auf dich.', match }]);
    // Chromium looks for a sign of what is no page, and finds none.
    await end(/404/);
  });
});

/** The browser subscribes with us instead of with its maker. */
async function replacePushService(page: Page, subscription: ReturnType<LocalPushService['subscription']>): Promise<void> {
  await page.evaluate((given) => {
    const made = { toJSON: () => given, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, { subscribe: async () => made, getSubscription: async () => made });
  }, subscription);
}

/** A match by correspondence against a bot, begun by the visitor without a page of ours being open. */
async function begin(page: Page, address: string): Promise<string> {
  const { request } = page.context();
  const headers = { origin: address };
  const opened = await request.post(`${address}/api/matches`, {
    headers,
    data: { game: 'raids', seats: 2, seat: 0, clock: DAY, visibility: 'private', bots: [{ seat: 1, bot: 'warrior' }] },
  });
  const { match } = await opened.json();
  expect((await request.post(`${address}/api/matches/${match.id}/start`, { headers })).ok()).toBe(true);
  return match.id;
}

function notices(page: Page): Promise<readonly object[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push-worker.js');
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, data }) => ({ title, body, match: data.match }));
  });
}
