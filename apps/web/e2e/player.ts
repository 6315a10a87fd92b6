/** Plays at a table in the browser: by clicks on the board, or by keys in the panel. */
import type { Page } from 'playwright-core';

/** Waits until the player is asked something, and answers with the question; `over` at the end of the match. */
export async function untilAsked(page: Page): Promise<string> {
  await page.locator('.panel-prompt, .results').first().waitFor({ timeout: 30_000 });
  if ((await page.locator('.results').count()) > 0) return 'over';
  return (await page.locator('.panel-prompt').first().textContent()) ?? '';
}

/** Answers the open decision with clicks on the board; of what glows, the thing in the middle will do. */
export async function answerPlainly(page: Page): Promise<void> {
  const duel = page.locator('.duel-answers button');
  if ((await duel.count()) > 0) {
    await duel.first().click();
    return;
  }
  const drafted = page.locator('.raids-spot-drafted, .deck-choice-drafted');
  const offered = page.locator('.raids-spot-offered, .deck-choice-offered');
  const count = await offered.count();
  if ((await drafted.count()) === 0 && count > 0) await offered.nth(Math.floor(count / 2)).click();
  await page.locator('.dock-confirm').click();
}

/** Answers the open decision with keys, the focus being in the panel: the next choice, and Enter. */
export async function answerByKeys(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('.panel input'));
  const some = await page.evaluate(() => document.activeElement?.matches('[type="checkbox"]'));
  if (some) await page.keyboard.press('Space');
  else await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Plays until the match is over; gives all questions that were asked. */
export async function playToTheEnd(page: Page, answer: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const prompts: string[] = [];
  for (let turn = 0; turn < 300; turn++) {
    const asked = await untilAsked(page);
    if (asked === 'over') return prompts;
    prompts.push(asked);
    const decision = await openDecision(page);
    await answer(page);
    await page.waitForFunction((id) => document.querySelector('.panel input')?.getAttribute('name') !== id, decision);
  }
  throw new Error('the match does not end');
}

/** The id of the open decision: the name that its fields share. */
async function openDecision(page: Page): Promise<string | null> {
  return await page.locator('.panel input').first().getAttribute('name');
}
