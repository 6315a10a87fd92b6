/** Plays Lords of Ragnarok in the browser: presses what glows on the map, the wheel, the stage and the player board. */
import type { Page } from 'playwright-core';
import { openDecision } from './asked.ts';
import { click } from './click.ts';
import type { Dice } from './dice.ts';

/** Everything that glows and is not pressed yet. */
const GLOWING = '.lords-spot-offered, .lords-wheel-offered, .lords-press-offered';
const CHOICES = '.lords-choices button';
const CONFIRM = '.dock-confirm:enabled';
const MOST_PRESSES = 12;
/** One question in this many is answered with a button although something glows. */
const RARELY = 5;

/** Answers the open question; says whether it pressed things or a button. */
export async function answerOnTheTable(page: Page, dice: Dice): Promise<'pressed' | 'button'> {
  const question = await openDecision(page);
  const here = async (): Promise<boolean> => (await openDecision(page)) === question;
  const byButton = (await page.locator(CHOICES).count()) > 0 && dice(RARELY) === 0;
  for (let presses = 0; !byButton && presses < MOST_PRESSES; presses++) {
    const glowing = await page.locator(GLOWING).count();
    if (glowing === 0 || (await page.locator(CONFIRM).count()) > 0) break;
    await click(page, GLOWING, dice(glowing));
    if (!(await here())) return 'pressed';
  }
  if ((await page.locator(CONFIRM).count()) > 0) {
    await page.locator(CONFIRM).click();
    return 'pressed';
  }
  const buttons = await page.locator(CHOICES).count();
  if (buttons === 0) throw new Error(`nothing can be pressed: ${await page.locator('.dock-prompt').textContent()}`);
  await page.locator(CHOICES).nth(dice(buttons)).click();
  if ((await here()) && (await page.locator(CONFIRM).count()) > 0) await page.locator(CONFIRM).click();
  return 'button';
}
