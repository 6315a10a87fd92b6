/** Plays Blood Rage in the browser as a person does: by clicks on provinces, figures and cards. */
import type { Page } from 'playwright-core';
import { click } from './click.ts';

/** What glows, by its kind. */
const SPOTS = '.br-spot-offered';
const FIGURES = '.br-figure-spot[aria-pressed="false"]';
const CARDS = '.br-card-offered';
const RESERVE = '.br-gathered-button';
const ANSWERS = '.dock .br-answer';

async function confirm(page: Page): Promise<void> {
  await page.locator('.dock-confirm').click();
}

async function isReady(page: Page): Promise<boolean> {
  return await page.locator('.dock-confirm').isEnabled();
}

/** Answers the open decision; `turn` makes the choices differ. */
export async function answerOnBoard(page: Page, turn: number): Promise<void> {
  const [spots = 0, figures = 0, cards = 0, reserve = 0, answers = 0, confirms = 0] = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelectorAll(selector).length),
    [SPOTS, FIGURES, CARDS, RESERVE, ANSWERS, '.dock-confirm'],
  );
  if (confirms === 0) return await click(page, ANSWERS, turn % answers);
  if (figures > 0 && !(await isReady(page))) {
    await click(page, FIGURES, 0);
    return (await isReady(page)) ? await confirm(page) : await answerOnBoard(page, turn);
  }
  if (reserve === 0 && (await isReady(page))) return await confirm(page);
  if (reserve > 0 && (turn % 3 !== 0 || spots + cards === 0)) return await click(page, RESERVE, turn % reserve);
  if (spots > 0 && (turn % 3 !== 2 || cards === 0)) {
    await click(page, SPOTS, turn % spots);
    await pillageIfPossible(page);
  } else if (cards > 0) await click(page, CARDS, turn % cards);
  else await click(page, ANSWERS, turn % answers);
  await confirm(page);
}

/** Of what can be done in a province, pillaging comes first. */
async function pillageIfPossible(page: Page): Promise<void> {
  const texts = await page.locator(ANSWERS).allTextContents();
  const pillage = texts.findIndex((text) => /^(Pillage|Saccheggia)|plündern$/.test(text));
  if (pillage >= 0) await click(page, ANSWERS, pillage);
}
