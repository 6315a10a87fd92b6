/** Plays Valda in the browser: presses what glows on the table until the answer is complete. */
import type { Page } from 'playwright-core';
import { openDecision } from './asked.ts';
import { click } from './click.ts';
import type { Dice } from './dice.ts';

/** Everything that glows: realms, decks and heaps of the map, cards, buildings, players, trades. */
const GLOWING = [
  '.valda-spot-offered',
  '.table-hand .valda-card-offered',
  '.valda-pick .valda-card-offered',
  '.valda-dice-pick .valda-card-offered',
  '.valda-player-build-offered',
  '.strip .valda-player-choose-offered',
].join(', ');
const CHOICES = '.valda-choices button';
/** Answers that a press has left open; unlike a refusal they are drafted. */
const OPEN = '.valda-choices button[aria-pressed="false"]';
const CONFIRM = '.dock-confirm:enabled';
const MOST_PRESSES = 12;

/** Answers the open question on the table; says whether anything glowed. */
export async function answerOnTheTable(page: Page, dice: Dice): Promise<'pressed' | 'button'> {
  const question = await openDecision(page);
  const refusing = (await page.locator(CHOICES).count()) > 0 && dice(6) === 0;
  if (!refusing && (await pressUntilReady(page, question, dice)) && (await confirm(page, question))) return 'pressed';
  if ((await openDecision(page)) !== question) return 'pressed';
  await page.locator(`${CHOICES}, ${CONFIRM}`).last().click();
  // What was only drafted is confirmed, and ending a phase with points left is asked again.
  await confirm(page, question);
  return 'button';
}

/** Presses what glows, and the answers that this leaves open, until the answer is complete; says whether anything glowed. */
async function pressUntilReady(page: Page, question: string | null, dice: Dice): Promise<boolean> {
  if (!(await press(page, dice))) return false;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await page.locator(CONFIRM).count()) > 0) break;
    if ((await page.locator(OPEN).count()) > 0) await page.locator(OPEN).first().click();
    else if ((await openDecision(page)) !== question || !(await press(page, dice))) break;
  }
  return true;
}

/** Sends the draft, if the question is still open and the draft complete. */
async function confirm(page: Page, question: string | null): Promise<boolean> {
  if ((await openDecision(page)) !== question || (await page.locator(CONFIRM).count()) === 0) return false;
  await page.locator(CONFIRM).click();
  return true;
}

/** Presses one of the glowing things, if there is any. */
async function press(page: Page, dice: Dice): Promise<boolean> {
  const count = await page.locator(GLOWING).count();
  if (count === 0) return false;
  await click(page, GLOWING, dice(count));
  return true;
}
