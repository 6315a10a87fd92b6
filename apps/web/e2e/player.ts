/** Plays at a table in the browser: by clicks on the board, or by keys in the panel. */
import type { Page } from 'playwright-core';

/** Waits until the player is asked something, and answers with the question; `over` at the end of the match. */
export async function untilAsked(page: Page): Promise<string> {
  await page.locator('.panel-prompt, .results').first().waitFor({ timeout: 30_000 });
  if ((await page.locator('.results').count()) > 0) return 'over';
  return (await page.locator('.panel-prompt').first().textContent()) ?? '';
}

/** Answers the open decision with clicks on the board; the first thing that glows will do. */
export async function answerPlainly(page: Page): Promise<void> {
  const duel = page.locator('.duel-answers button');
  if ((await duel.count()) > 0) {
    await duel.first().click();
    return;
  }
  const drafted = page.locator('.raids-spot-drafted, .longship-choice-drafted');
  const offered = page.locator('.raids-spot-offered, .longship-choice-offered');
  if ((await drafted.count()) === 0 && (await offered.count()) > 0) await offered.first().click();
  await page.locator('.dock-confirm').click();
}
