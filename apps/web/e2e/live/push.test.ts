/** Web push from the switch in the settings to the notification on the screen; replaces only the browser vendor's push service. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { visit } from '../visit.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { LocalPushService } from './push-service.ts';

const chromium = inject('chromium');
const DAY = { kind: 'days', msPerMove: 86_400_000 };

describe.skipIf(chromium === '')('web push', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: ['raids'], settings: { SKALD_PUSH_HOSTS: '127.0.0.1' } });
  let service: LocalPushService;
  beforeAll(async () => {
    service = await LocalPushService.open();
  });
  afterAll(() => service?.close());

  it('is asked for in the settings, sent when it is the turn of somebody who is away, and shown by the worker', async () => {
    const { page, isAccessible, end } = await visit(testServer.browser, `${testServer.address}/account`, {
      permissions: ['notifications'],
      locale: 'de-DE',
    });
    await page.getByRole('main').getByLabel('Dein Name').first().fill('Una');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByText('Du spielst als Gast.').waitFor();
    await replacePushService(page, service.subscription('una'));
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    const request = page.getByLabel(/auch wenn Skald geschlossen ist/);
    await request.click();
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

    // Shows an image of this server instead of a page: nothing is connected, as when Skald is closed.
    await page.goto(`${testServer.address}/favicon.svg`);
    const match = await begin(page, testServer.address);
    await expect.poll(() => service.deliveries.length, { timeout: 60_000 }).toBe(1);
    expect(service.deliveries[0]).toMatchObject({ path: '/una', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } });

    await line.send('ServiceWorker.deliverPushMessage', {
      origin: testServer.address,
      registrationId,
      data: JSON.stringify({ game: 'raids', match }),
    });
    await expect.poll(() => notices(page)).toEqual([{ title: 'Du bist am Zug', body: 'Eine Partie Raids wartet auf dich.', match }]);
    // Chromium asks for a favicon for the image and finds none.
    await end(/404/);
  });
});

/** Makes the browser subscribe to the test's push service. */
async function replacePushService(page: Page, subscription: ReturnType<LocalPushService['subscription']>): Promise<void> {
  await page.evaluate((given) => {
    const made = { toJSON: () => given, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, { subscribe: async () => made, getSubscription: async () => made });
  }, subscription);
}

/** A correspondence match against a bot, started by the visitor with no page open. */
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
