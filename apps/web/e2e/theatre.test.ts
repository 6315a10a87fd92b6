/** The replay theatre in a real browser: opened by link and from a file, watched, checked, shared, and played on. */
import { readFileSync } from 'node:fs';
import { firstEditionOf } from '@skald/engine/editions';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { answerPlainly, untilAsked } from './player/player.ts';
import { recordedPath, releasedModule, serveEditions, serveRecorded } from './recorded.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');
const MATCH = 'raids--played-in-a-terminal';

async function open(page: Page, path: string): Promise<void> {
  await serveRecorded(page);
  await page.goto(address + path);
  await page.locator('.timeline-handle').waitFor();
}

/** Waits until the timeline is at a moment. */
async function untilAt(page: Page, moment: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector<HTMLInputElement>('.timeline-handle')?.value === wanted, String(moment));
}

describe.skipIf(chromium === '')('the replay theatre', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it('plays a match by its link, steps, jumps, and shows how it ended', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/replay`);
    await page.getByRole('heading', { name: 'Replay theatre' }).waitFor();
    await isAccessible();
    await open(page, `/replay/${MATCH}`);
    await isAccessible();
    await page.getByRole('button', { name: 'Next step' }).click();
    await untilAt(page, 1);
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await untilAt(page, 4);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.locator('.timeline-handle').focus();
    await page.keyboard.press('End');
    await untilAt(page, 75);
    expect(await page.locator('.results thead th').allTextContents()).toContain('Coins');
    // Rank, name, and the points, which are what their parts add up to.
    const rows = await page.locator('.results tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        shown: [...row.children].flatMap((cell) => (cell.matches('.results-part') ? [] : [cell.textContent])),
        sum: [...row.querySelectorAll('.results-part')].reduce((sum, cell) => sum + Number(cell.textContent), 0),
      })),
    );
    expect(rows).toEqual([
      { shown: ['1', 'Ragna', '27'], sum: 27 },
      { shown: ['2', 'Skald', '26'], sum: 26 },
      { shown: ['3', 'Ivar', '24'], sum: 24 },
    ]);
    await isAccessible();
    await page.getByLabel('Jump to').selectOption({ index: 2 });
    await page.getByText('Voyage 2 of 4').waitFor();
    await end();
  });

  it('shares a moment by a link that leads to the same moment with the same eyes', async () => {
    const { page, end } = await visit(browser, `${address}/replay`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await open(page, `/replay/${MATCH}?at=40`);
    await page.getByLabel('Seen by').selectOption({ label: 'Ragna, as it was then' });
    await page.locator('.raids-longship-own').waitFor();
    await page.getByRole('button', { name: 'Previous step' }).click();
    await untilAt(page, 39);
    await page.getByRole('button', { name: 'Share this moment' }).click();
    await page.getByText('The link to this moment is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${address}/replay/${MATCH}?at=39&view=1`);
    const lines = await page.locator('.log-lines li').allTextContents();
    await page.goto(link);
    await page.locator('.raids-longship-own').waitFor();
    await untilAt(page, 39);
    expect(await page.locator('.log-lines li').allTextContents()).toEqual(lines);
    await end();
  });

  it('says so where an answer is not seen yet', async () => {
    const { page, end } = await visit(browser, `${address}/replay`);
    await open(page, '/replay/blood-rage--random-4-seats?at=1');
    await page.getByText('has answered; nothing of it can be seen yet.').waitFor();
    // The fourth answer completes the set that the table waited for, so all are shown now.
    await page.locator('.timeline-handle').fill('4');
    await page.getByText('has answered; nothing of it can be seen yet.').waitFor({ state: 'detached' });
    await end();
  });

  it('analyses a match, jumps to what it found, and shares that moment with its analysis', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/replay`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await open(page, '/replay/raids--third-edition-2-seats?at=3');
    // The analysis of a short match may be over before anybody can look: it begins when its progress is seen.
    let seen = (): void => undefined;
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve;
    });
    await page.route('**/analysis-worker-thread-*.js', async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('progressbar', { name: 'Analysing the match' }).waitFor();
    seen();
    await page.getByRole('table').getByRole('rowheader', { name: 'Luck and the rest' }).waitFor();
    await page.getByRole('list', { name: /^Chances to win at moment/ }).waitFor();
    await page.getByText('what was hidden is dealt anew').waitFor();
    await isAccessible();
    const moment = page.locator('.analysis-moments button').first();
    const [, at = ''] = /Moment (\d+)/.exec((await moment.textContent()) ?? '') ?? [];
    await moment.click();
    await untilAt(page, Number(at));
    await page.getByRole('button', { name: 'Share this moment' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${address}/replay/raids--third-edition-2-seats?at=${at}&analysis=1`);
    // Kept in this browser: nothing is computed again.
    await page.goto(link);
    await page.getByRole('table').getByRole('rowheader', { name: 'Luck and the rest' }).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Analysing the match' }).count()).toBe(0);
    await end();
  });

  it('checks the whole match, and finds what was changed', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/replay`);
    await open(page, `/replay/${MATCH}`);
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Everything checks out.').waitFor();
    await page.getByText('all 75 answers were played again here').waitFor();
    await page.getByText('Chance was fair').waitFor();
    await isAccessible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.unrouteAll();
    await serveEditions(page);
    await page.route('**/api/matches/*/saga', async (route) => {
      const saga = readFileSync(recordedPath('raids/random-3-seats'), 'utf8');
      const lines = saga.split('\n');
      await route.fulfill({ body: lines.with(12, (lines[12] ?? '').replace('"seat"', '"seat" ')).join('\n') });
    });
    await page.goto(`${address}/replay/changed`);
    await page.getByText('This saga is good up to here. Line 13').waitFor();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('This saga does not hold. Line 13').waitFor();
    await end();
  });

  it('runs no rules that are not what their name promises, and says which it needs', async () => {
    const { page, end } = await visit(browser, `${address}/replay`);
    await serveRecorded(page);
    let hasRun = false;
    await page.route('**/has-run', async (route) => {
      hasRun = true;
      await route.fulfill({ status: 204 });
    });
    let served = 0;
    await page.route('**/editions/*/*.mjs', async (route) => {
      served++;
      const body = `fetch('/has-run');\n${releasedModule(route.request().url())}`;
      await route.fulfill({ status: 200, contentType: 'text/javascript', body });
    });
    await page.goto(`${address}/replay/${MATCH}`);
    await page.getByText(`it needs edition ${firstEditionOf('raids')?.slice(0, 8)}`).waitFor();
    expect(served).toBeGreaterThan(0);
    expect(hasRun).toBe(false);
    // The browser itself complains of the bytes.
    await end(/integrity|digest/i);
  });

  it('plays on from a moment against bots, and comes back', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/replay`);
    await open(page, `/replay/${MATCH}?at=30&view=0`);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await untilAsked(page);
    await isAccessible();
    await answerPlainly(page);
    await untilAsked(page);
    await page.getByRole('button', { name: 'Back to the replay' }).click();
    await page.locator('.timeline-handle').waitFor();
    await untilAt(page, 30);
    await end();
  });

  it('shows a file from the own machine, in Italian, with everything open', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/replay`, { locale: 'it-IT' });
    await serveEditions(page);
    await page.locator('input[type=file]').setInputFiles(recordedPath('valda/race-3-seats'));
    await page.locator('.timeline-handle').waitFor();
    await page.locator('.timeline-handle').fill('200');
    await untilAt(page, 200);
    await page.getByLabel('Vista da').selectOption('open');
    await page.locator('.theatre-own').nth(2).waitFor();
    expect(await page.locator('.theatre-own').count()).toBe(3);
    expect(await page.getByRole('button', { name: 'Condividi questo momento' }).count()).toBe(0);
    await isAccessible();
    await page.getByRole('button', { name: 'Verifica la partita' }).click();
    await page.getByText('È tutto corretto.').waitFor();
    await end();
  });

  it('fits on a phone, in German, and moves', async () => {
    const { page, isAccessible, end } = await visit(browser, `${address}/replay`, {
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
      hasTouch: true,
      reducedMotion: 'no-preference',
    });
    await open(page, `/replay/${MATCH}?at=10`);
    await page.getByRole('button', { name: 'Abspielen' }).click();
    await untilAt(page, 12);
    await page.getByRole('button', { name: 'Anhalten' }).click();
    await page.locator('.timeline-handle').fill('75');
    await page.getByText('Die Saga ist erzählt').waitFor();
    // The parts of the points stand under the names, and nothing has to be scrolled to read them.
    expect(await page.locator('.results-parts').first().locator('li').count()).toBe(6);
    expect(await page.locator('.results-scroll').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await isAccessible();
    await end();
  });
});
