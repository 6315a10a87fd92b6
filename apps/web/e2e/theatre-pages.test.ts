/** The pages of games and players, and the way from a finished match into the theatre. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { answerPlainly, playToTheEnd, untilAsked } from './player/player.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');
const seat = { occupant: 'person', bot: null, botOwner: null, handedOver: false, resigned: false, ready: true };
const una = { id: 'una', name: 'Una', kind: 'registered' };
const ivar = { id: 'ivar', name: 'Ivar', kind: 'guest' };

function played(id: string, game: string, ranks: readonly [number, number]) {
  return {
    id,
    game,
    status: 'finished',
    visibility: 'public',
    host: una,
    seats: [
      { ...seat, seat: 0, account: una },
      { ...seat, seat: 1, account: ivar },
    ],
    clock: { kind: 'none' },
    spectators: { allowed: true, delayMs: 0 },
    ownBots: false,
    createdAt: '2026-11-01T10:00:00.000Z',
    startedAt: '2026-11-01T10:00:00.000Z',
    finishedAt: '2026-11-01T11:00:00.000Z',
    plays: [0],
    standings: ranks.map((rank, place) => ({ seat: place, rank, score: 40 - rank })),
  };
}

const PROFILE = {
  player: una,
  since: '2026-10-01T10:00:00.000Z',
  tallies: [
    { game: 'raids', finished: 2, won: 1 },
    { game: 'valda', finished: 1, won: 0 },
  ],
  matches: [played('m1', 'raids', [1, 2]), played('m2', 'raids', [2, 1]), played('m3', 'valda', [2, 1])],
  next: null,
};

describe.skipIf(chromium === '')('the pages around the theatre', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('tell what each game is, and lead to the first game', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/games/blood-rage`);
    await page.getByRole('heading', { name: 'Gifts of the gods' }).waitFor();
    await page.getByRole('heading', { name: 'Gods of Asgard' }).waitFor();
    await isAccessible();
    await page.getByRole('link', { name: 'Valda' }).click();
    await page.getByRole('heading', { name: 'Race to divinity' }).waitFor();
    await page.getByRole('link', { name: 'Raids' }).click();
    await page.getByRole('link', { name: 'Learn to play' }).click();
    await untilAsked(page);
    await page.goto(`${address}/games/chess`);
    await page.getByText('This game does not exist here.').waitFor();
    await end();
  });

  it('tell it in German, on a phone', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/games/raids`, {
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
    });
    await page.getByRole('heading', { name: 'Wer hinten liegt, segelt' }).waitFor();
    await isAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await end();
  });

  it('show a player with every finished match', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/`);
    await page.route('**/api/players/una*', (route) => route.fulfill({ json: PROFILE }));
    await page.goto(`${address}/players/una`);
    await page.getByRole('heading', { name: 'Una' }).waitFor();
    await page.getByText('1 of 2 won').waitFor();
    expect(await page.getByRole('link', { name: 'Watch the replay' }).count()).toBe(3);
    await isAccessible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await end();
  });

  it('show a match again that was just played here', async () => {
    const { page, end } = await visit(browser, `${address}/play/raids?seed=8&opponents=1&brain=random`);
    await untilAsked(page);
    await playToTheEnd(page, answerPlainly);
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('.timeline-handle').waitFor();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Everything checks out.').waitFor();
    await end();
  });
});
