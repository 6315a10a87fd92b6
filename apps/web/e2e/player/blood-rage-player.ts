/** Plays Blood Rage in the browser by clicks on provinces, figures and cards. */
import type { Page } from 'playwright-core';
import { click } from './click.ts';

/** The glowing controls, by kind. */
const SPOTS = '.br-spot-offered';
const FIGURES = '.br-figure-spot[aria-pressed="false"]';
const CARDS = '.br-card-offered';
const RESERVE = '.br-gathered-button';
const ANSWERS = '.dock .br-answer';
/** The stage covers the map. */
const STAGE = '.br-stage';

async function confirm(page: Page): Promise<void> {
  await page.locator('.dock-confirm').click();
  // Passing with Rage left is asked again.
  if (await page.locator('.dock-warning').count()) await page.locator('.dock-confirm').click();
}

async function isReady(page: Page): Promise<boolean> {
  return await page.locator('.dock-confirm').isEnabled();
}

/** Answers the open decision; `turn` varies the choices. */
export async function answerOnBoard(page: Page, turn: number): Promise<void> {
  const [places = 0, figures = 0, cards = 0, reserve = 0, answers = 0, confirms = 0, stages = 0] = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelectorAll(selector).length),
    [SPOTS, FIGURES, CARDS, RESERVE, ANSWERS, '.dock-confirm', STAGE],
  );
  const spots = stages > 0 ? 0 : places;
  if (confirms === 0) return await click(page, ANSWERS, turn % answers);
  if (figures > 0 && stages === 0 && !(await isReady(page))) {
    await click(page, FIGURES, 0);
    return (await isReady(page)) ? await confirm(page) : await answerOnBoard(page, turn);
  }
  if (reserve === 0 && (await isReady(page))) return await confirm(page);
  if (reserve > 0 && (turn % 3 !== 0 || spots + cards === 0)) return await click(page, RESERVE, turn % reserve);
  if (spots > 0 && (turn % 3 !== 2 || cards === 0)) await click(page, SPOTS, turn % spots);
  else if (cards > 0) await click(page, CARDS, turn % cards);
  else await click(page, ANSWERS, turn % answers);
  await chooseVerb(page);
  await confirm(page);
}

/** If a press can mean several things, prefers pillaging. */
async function chooseVerb(page: Page): Promise<void> {
  const texts = await page.locator(ANSWERS).allTextContents();
  const pillage = texts.findIndex((text) => /^(Pillage|Saccheggia)|plündern$/.test(text));
  if (pillage >= 0) await click(page, ANSWERS, pillage);
  else if (!(await isReady(page))) await click(page, ANSWERS, 0);
}
