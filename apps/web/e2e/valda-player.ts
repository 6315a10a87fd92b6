/** Plays Valda in the browser as a person does: presses what glows on the table until the answer is complete. */
import type { Page } from 'playwright-core';
import { openDecision } from './asked.ts';
import type { Dice } from './dice.ts';

/** Whatever glows: realms, decks and heaps of the map, cards, buildings, players, trades. */
const GLOWING = [
  '.valda-spot-offered',
  '.table-own .valda-card-offered',
  '.valda-pick .valda-card-offered',
  '.valda-dice-pick .valda-card-offered',
  '.vboard-build-offered',
  '.vboard-choose-offered',
].join(', ');
const CHOICES = '.valda-choices button';
const CONFIRM = '.dock-confirm:enabled';
const MOST_PRESSES = 12;

/** Answers the open question on the table; says whether anything glowed. */
export async function answerOnTheTable(page: Page, dice: Dice): Promise<'pressed' | 'button'> {
  const question = await openDecision(page);
  const refusing = (await page.locator(CHOICES).count()) > 0 && dice(6) === 0;
  if (!refusing && (await press(page, dice))) {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if (await page.locator(CONFIRM).count()) break;
      if (await page.locator(`${CHOICES}.button-main`).count()) {
        await page.locator(`${CHOICES}.button-main`).first().click();
        return 'pressed';
      }
      if ((await openDecision(page)) !== question || !(await press(page, dice))) break;
    }
    if ((await openDecision(page)) === question && (await page.locator(CONFIRM).count())) {
      await page.locator(CONFIRM).click();
      return 'pressed';
    }
  }
  if ((await openDecision(page)) !== question) return 'pressed';
  await page.locator(`${CHOICES}, ${CONFIRM}`).last().click();
  return 'button';
}

/** Presses one of the glowing things, if there is any. */
async function press(page: Page, dice: Dice): Promise<boolean> {
  const glowing = page.locator(GLOWING);
  const count = await glowing.count();
  if (count === 0) return false;
  await glowing.nth(dice(count)).click();
  return true;
}
