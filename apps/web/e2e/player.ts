/** Plays at a table in the browser: by clicks on the board, or by keys in the panel. */
import type { Page } from 'playwright-core';

/** Waits until the player is asked something, and answers with the question; `over` at the end of the match. */
export async function untilAsked(page: Page): Promise<string> {
  return await untilAskedAnew(page, null);
}

/** Waits until the player is asked something else than this decision; one whose answer is under way is no question any more. */
async function untilAskedAnew(page: Page, answered: string | null): Promise<string> {
  const asked = await page.waitForFunction((before) => {
    if (document.querySelector('.results')) return 'over';
    const prompt = document.querySelector('.panel-prompt');
    const open = document.querySelector('.panel input:enabled')?.getAttribute('name');
    return prompt && open && open !== before ? prompt.textContent : null;
  }, answered);
  return (await asked.jsonValue()) ?? '';
}

/** Answers the open decision with clicks on the board: of what glows, the last before the harbour. */
export async function answerPlainly(page: Page): Promise<void> {
  const { fights, offered, drafted } = await page.evaluate(() => ({
    fights: document.querySelector('.duel-answers') !== null,
    offered: document.querySelectorAll('.raids-spot-offered, .deck-choice-offered').length,
    drafted: document.querySelector('.raids-spot-drafted, .deck-choice-drafted') !== null,
  }));
  if (fights) {
    await page.locator('.duel-answers button').first().click();
    return;
  }
  if (!drafted && offered > 0) {
    await page
      .locator('.raids-spot-offered, .deck-choice-offered')
      .nth(Math.max(0, offered - 2))
      .click();
  }
  await page.locator('.dock-confirm').click();
}

/** Answers the open decision with keys, the focus being in the panel: the next choice, and Enter. */
export async function answerByKeys(page: Page): Promise<void> {
  const field = await page.waitForFunction(() => {
    const focused = document.activeElement;
    return focused?.matches('.panel input') ? focused.getAttribute('type') : null;
  });
  await page.keyboard.press((await field.jsonValue()) === 'checkbox' ? 'Space' : 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Plays until the match is over; gives all questions that were asked. */
export async function playToTheEnd(page: Page, answer: (page: Page, turn: number) => Promise<void>): Promise<readonly string[]> {
  return await playUntil(page, async () => false, answer);
}

/** Plays until something has come about, or the match is over; gives all questions that were asked. */
export async function playUntil(
  page: Page,
  reached: (prompt: string) => Promise<boolean>,
  answer: (page: Page, turn: number) => Promise<void>,
): Promise<readonly string[]> {
  const prompts: string[] = [];
  let answered: string | null = null;
  for (let turn = 0; turn < 300; turn++) {
    const asked = await untilAskedAnew(page, answered);
    if (asked === 'over' || (await reached(asked))) return prompts;
    prompts.push(asked);
    answered = await page.locator('.panel input').first().getAttribute('name');
    await answer(page, turn);
  }
  throw new Error('the match does not end');
}
