/** Two people in two browsers: an invitation, a room, a fight, a line that breaks, a server that dies, and an end. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pick } from '../click.ts';
import { answerPlainly, playToTheEnd, untilAsked } from '../player.ts';
import { type Visit, visit } from '../visit.ts';
import { Hall, MATCH_MS } from './hall.ts';
import { Line } from './line.ts';

const chromium = inject('chromium');
/** What Chromium says of sockets and requests that fail because a test made them fail. */
const BROKEN = /WebSocket connection|net::ERR_/;

describe.skipIf(chromium === '')('people at one table', { timeout: MATCH_MS }, () => {
  const hall = new Hall(chromium, { games: [] });
  let line: Line;
  beforeAll(async () => {
    line = await Line.to(hall.address);
  });
  afterAll(() => line?.close());

  /** Una opens a private table for two; Ivar comes by her link. Una's line is the one that breaks. */
  async function sitDown(): Promise<readonly [una: Visit, ivar: Visit]> {
    const una = await visit(hall.browser, `${line.address}/new/raids`);
    await una.page.getByLabel('Your name').fill('Una');
    await una.page.getByRole('button', { name: 'Come in' }).click();
    await pick(una.page.getByRole('radio', { name: '2', exact: true }));
    await una.page.getByLabel('By invitation only').check();
    await una.page.getByRole('button', { name: 'Open the table' }).click();
    const link = await una.page.getByLabel('Send this link to your friends').inputValue();
    const ivar = await visit(hall.browser, link.replace(line.address, hall.address));
    await ivar.page.getByText('Una invites you to this table.').waitFor();
    await ivar.isAccessible();
    await ivar.page.getByLabel('Your name').fill('Ivar');
    await ivar.page.getByRole('button', { name: 'Sit down' }).click();
    await una.page.locator('.room-seat', { hasText: 'Ivar' }).getByText('here').waitFor();
    await una.isAccessible();
    await una.page.getByPlaceholder('Say something').fill('Hail, Ivar!');
    await una.page.getByRole('button', { name: 'Send', exact: true }).click();
    await ivar.page.getByText('Hail, Ivar!').waitFor();
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
    // Only Una's line can break: where she attacks, Ivar strikes back first.
    if (defender !== una.page) await answerOnce(ivar.page);
    const fights = una.page.locator('.duel-answers');
    const isAsked = (await asked(una.page, ivar.page)) === una.page && (await fights.count()) > 0;
    line.cut();
    await una.page.getByText('The connection is lost.').waitFor();
    await una.isAccessible();
    if (isAsked) await fights.locator('button').first().click();
    line.mend();
    // The page tries by itself too: whichever comes first.
    const isBack = una.page.getByText('The connection is back.').waitFor();
    const retry = una.page.getByRole('button', { name: 'Try now' }).click({ timeout: 5000 });
    await Promise.race([isBack, retry.catch(() => undefined)]);
    await isBack;
    await Promise.all([una, ivar].map(({ page }) => playToTheEnd(page, answerPlainly)));
    const results = await Promise.all([una, ivar].map(({ page }) => page.locator('.results tbody').textContent()));
    expect(results[0]).toBe(results[1]);
    await una.end(BROKEN);
    await ivar.end();
  });

  it('go on where they were when the server is killed and started again under the open page', async () => {
    const [una, ivar] = await sitDown();
    for (let turn = 0; turn < 4; turn++) await answerOnce(await asked(una.page, ivar.page));
    const page = await asked(una.page, ivar.page);
    const choice = page.locator('.panel input').last();
    const decision = await choice.getAttribute('name');
    await pick(choice);
    await hall.server.kill();
    await page.getByText('The connection is lost.').waitFor();
    await hall.server.start();
    for (const one of [una.page, ivar.page]) {
      const retry = one.getByRole('button', { name: 'Try now' });
      if (await retry.isVisible()) await retry.click();
      await one.locator('.connection-lost').waitFor({ state: 'detached', timeout: 60_000 });
    }
    expect(await page.locator('.panel input').last().isChecked()).toBe(true);
    await page.locator('.panel button[type=submit]').click();
    await page.waitForFunction((before) => document.querySelector('.panel input')?.getAttribute('name') !== before, decision);
    for (let turn = 0; turn < 3; turn++) await answerOnce(await asked(una.page, ivar.page));
    await una.end(BROKEN);
    await ivar.end(BROKEN);
  });

  it('ask each other to go back', async () => {
    const [una, ivar] = await sitDown();
    const first = await asked(una.page, ivar.page);
    const second = first === una.page ? ivar.page : una.page;
    while ((await asked(una.page, ivar.page)) === first) await answerOnce(first);
    const name = first === una.page ? 'Una' : 'Ivar';
    await first.getByText('Match …').click();
    await first.getByRole('button', { name: 'Ask to take the last answer back' }).click();
    await first.getByText('You have asked to take your last answer back.').waitFor();
    await second.getByText(`${name} would like to take the last answer back.`).waitFor();
    await second.getByRole('button', { name: 'Agree' }).click();
    await second.getByText('takes the last answer back').waitFor();
    await untilAsked(first);
    await first.getByText('Match …').click();
    await first.getByRole('button', { name: 'Give up' }).click();
    await first.getByRole('button', { name: 'Really give up' }).click();
    await first.locator('.strip-resigned, .results').first().waitFor();
    await una.end();
    await ivar.end();
  });
});

/** Whoever of the two is asked something. */
async function asked(a: Page, b: Page): Promise<Page> {
  return await Promise.race(
    [a, b].map((page) =>
      page
        .locator('.dock-mine')
        .waitFor({ timeout: 60_000 })
        .then(() => page),
    ),
  );
}

/** Answers, and waits until that question is gone. */
async function answerOnce(page: Page): Promise<void> {
  const decision = await page.locator('.panel input').first().getAttribute('name');
  await answerPlainly(page);
  await page.waitForFunction((before) => document.querySelector('.panel input')?.getAttribute('name') !== before, decision);
}

/** A ship that is attacked strikes back with one Viking more than the first: with fewer it just flees, and nobody is asked (RD-10.2). */
const CAN_STRIKE_BACK = 2;

/** Both sail in small steps, and onto each other where that makes a fight; gives the page of whoever is attacked. */
async function untilTheyFight(una: Page, ivar: Page): Promise<Page> {
  for (let turn = 0; turn < 60; turn++) {
    const page = await asked(una, ivar);
    if ((await page.locator('.duel-answers').count()) > 0) return page;
    const rival = page === una ? 'Ivar' : 'Una';
    const crew = await page.locator(`.longship[aria-label="${rival}"] .amount`).first().innerText();
    const isStrong = Number(/(\d+)\/\d+/.exec(crew)?.[1]) >= CAN_STRIKE_BACK;
    const onto = page.locator(`.raids-spot-offered[aria-label*="${rival}"]`);
    const past = page.locator(`.raids-spot-offered:not([aria-label*="${rival}"]), .deck-choice-offered`);
    if (isStrong && (await onto.count()) > 0) await onto.first().click();
    else if ((await past.count()) > 0) await past.first().click();
    await answerOnce(page);
  }
  throw new Error('nobody fights');
}
