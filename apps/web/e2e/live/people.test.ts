/** Two people in two browsers: an invitation, a room, a fight, a lost connection, a killed server, and an end. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pick } from '../player/click.ts';
import { answerPlainly, playToTheEnd, untilAsked } from '../player/player.ts';
import { type Visit, visit } from '../visit.ts';
import { BrowserTestServer, MATCH_MS } from './browser-test-server.ts';
import { CuttableLine } from './cuttable-line.ts';
import { pageAsked } from './table.ts';

const chromium = inject('chromium');
/** Chromium's messages about sockets and requests that a test made fail. */
const BROKEN = /WebSocket connection|net::ERR_/;

describe.skipIf(chromium === '')('people at one table', { timeout: MATCH_MS }, () => {
  const testServer = new BrowserTestServer(chromium, { games: [] });
  let line: CuttableLine;
  beforeAll(async () => {
    line = await CuttableLine.to(testServer.address);
  });
  afterAll(() => line?.close());

  /** Una opens a private table for two; Ivar follows her link. Una's connection is the one that breaks. Each test uses other names. */
  async function sitDown(host = 'Una', friend = 'Ivar'): Promise<readonly [una: Visit, ivar: Visit]> {
    const una = await visit(testServer.browser, `${line.address}/new/raids`);
    await una.page.getByLabel('Your name').fill(host);
    await pick(una.page.getByRole('radio', { name: '2', exact: true }));
    await una.page.getByLabel('By invitation only').check();
    await una.page.getByRole('button', { name: 'Open the table' }).click();
    const link = await una.page.getByLabel('Send this link to your friends').inputValue();
    const ivar = await visit(testServer.browser, link.replace(line.address, testServer.address));
    await ivar.page.getByText(`${host} invites you to this table.`).waitFor();
    await ivar.isAccessible();
    await ivar.page.getByLabel('Your name').fill(friend);
    await ivar.page.getByRole('button', { name: 'Take a seat' }).click();
    await una.page.locator('.room-seat', { hasText: friend }).getByText('here').waitFor();
    await una.isAccessible();
    await una.page.getByPlaceholder('Write a message').fill(`Hail, ${friend}!`);
    await una.page.getByRole('button', { name: 'Send', exact: true }).click();
    await ivar.page.getByText(`Hail, ${friend}!`).waitFor();
    await ivar.page.getByRole('button', { name: 'I am ready' }).click();
    await una.page.getByText('ready', { exact: true }).waitFor();
    await una.page.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([una, ivar].map(({ page }) => page.locator('.strip').waitFor()));
    return [una, ivar];
  }

  it('play a match to its end; the line breaks in the middle of a fight and nothing is lost', async () => {
    const [una, ivar] = await sitDown();
    const defender = await untilTheyFight(una.page, ivar.page);
    expect([una.page, ivar.page]).toContain(defender);
    // Only Una's connection can break: if she attacks, Ivar strikes back first.
    if (defender !== una.page) await answerOnce(ivar.page);
    const fights = una.page.locator('.raids-duel-answers');
    const isAsked = (await pageAsked(una.page, ivar.page)) === una.page && (await fights.count()) > 0;
    line.cut();
    await una.page.getByText('Connection lost.').waitFor();
    await una.isAccessible();
    if (isAsked) await fights.locator('button').first().click();
    line.mend();
    const saysSo = una.page.getByText('Connected again.').waitFor();
    await Promise.all([saysSo, reconnect(una.page)]);
    await Promise.all([una, ivar].map(({ page }) => playToTheEnd(page, answerPlainly)));
    const results = await Promise.all([una, ivar].map(({ page }) => page.locator('.results tbody').textContent()));
    expect(results[0]).toBe(results[1]);
    await una.end(BROKEN);
    await ivar.end();
  });

  it('go on where they were when the server is killed and started again under the open page', async () => {
    const [una, ivar] = await sitDown('Runa', 'Sten');
    for (let turn = 0; turn < 4; turn++) await answerOnce(await pageAsked(una.page, ivar.page));
    const page = await pageAsked(una.page, ivar.page);
    // The list of all choices is opened by its key.
    await page.keyboard.press('l');
    const choice = page.locator('.panel input').last();
    const decision = await choice.getAttribute('name');
    await pick(choice);
    await testServer.server.kill();
    await page.getByText('Connection lost.').waitFor();
    await testServer.server.start();
    await Promise.all([una, ivar].map((one) => reconnect(one.page)));
    expect(await page.locator('.panel input').last().isChecked()).toBe(true);
    await page.locator('.panel button[type=submit]').click();
    await page.waitForFunction((before) => document.querySelector('.panel input')?.getAttribute('name') !== before, decision);
    await page.keyboard.press('l');
    await page.locator('.table-panel-open').waitFor({ state: 'detached' });
    for (let turn = 0; turn < 3; turn++) await answerOnce(await pageAsked(una.page, ivar.page));
    await una.end(BROKEN);
    await ivar.end(BROKEN);
  });

  it('ask each other to go back', async () => {
    const [una, ivar] = await sitDown('Thora', 'Orm');
    const first = await pageAsked(una.page, ivar.page);
    const second = first === una.page ? ivar.page : una.page;
    while ((await pageAsked(una.page, ivar.page)) === first) await answerOnce(first);
    const name = first === una.page ? 'Thora' : 'Orm';
    await first.getByText('Match …').click();
    await first.getByRole('button', { name: 'Request undo' }).click();
    await first.getByText('You have asked to undo your last move.').waitFor();
    await second.getByText(`${name} asks to undo the last move.`).waitFor();
    await second.getByRole('button', { name: 'Agree' }).click();
    // The log is a drawer with its own key.
    await second.keyboard.press('c');
    await second.getByRole('log').getByText('takes back the last move').waitFor();
    await untilAsked(first);
    await first.getByText('Match …').click();
    await first.getByRole('button', { name: 'Give up' }).click();
    await first.getByRole('button', { name: 'Really give up' }).click();
    await first.locator('.strip-resigned, .results').first().waitFor();
    await una.end();
    await ivar.end();
  });
});

/** Presses "Retry now", unless the page, which retries by itself too, comes back first. */
async function reconnect(page: Page): Promise<void> {
  const isBack = page.locator('.connection-lost').waitFor({ state: 'detached', timeout: 60_000 });
  const retry = page.getByRole('button', { name: 'Retry now' }).click({ timeout: 60_000 });
  await Promise.race([isBack, retry.catch(() => undefined)]);
  await isBack;
}

/** Answers, and waits until that question is gone. */
async function answerOnce(page: Page): Promise<void> {
  const decision = await page.locator('.panel input').first().getAttribute('name');
  await answerPlainly(page);
  await page.waitForFunction((before) => document.querySelector('.panel input')?.getAttribute('name') !== before, decision);
}

/** A ship that is attacked strikes back with one Viking more than the first: with fewer it just flees, and nobody is asked (RD-10.2). */
const CAN_STRIKE_BACK = 2;

/** Both sail in small steps, and onto each other if that starts a fight; returns the defender's page. */
async function untilTheyFight(una: Page, ivar: Page): Promise<Page> {
  for (let turn = 0; turn < 60; turn++) {
    const page = await pageAsked(una, ivar);
    if ((await page.locator('.raids-duel-answers').count()) > 0) return page;
    const rival = page === una ? 'Ivar' : 'Una';
    const crew = await page.locator(`.strip-seat`, { hasText: rival }).locator('.strip-fact').first().innerText();
    const isStrong = Number(/(\d+)\/\d+/.exec(crew)?.[1]) >= CAN_STRIKE_BACK;
    const onto = page.locator(`.raids-spot-offered[aria-label*="${rival}"]`);
    const past = page.locator(`.raids-spot-offered:not([aria-label*="${rival}"]), .raids-deck-choice-offered`);
    if (isStrong && (await onto.count()) > 0) await onto.first().click();
    else if ((await past.count()) > 0) await past.first().click();
    await answerOnce(page);
  }
  throw new Error('nobody fights');
}
