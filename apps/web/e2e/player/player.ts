/** Plays at a table in the browser: by clicks on the board, or by keys in the panel. */
import type { Page } from 'playwright-core';

/** Waits for a question and returns it; `over` at the end of the match. */
export async function untilAsked(page: Page): Promise<string> {
  return await untilAskedAnew(page, null);
}

/** Waits for another decision than this one; a decision whose answer is on its way no longer counts. */
async function untilAskedAnew(page: Page, answered: string | null): Promise<string> {
  const asked = await page.waitForFunction((before) => {
    if (document.querySelector('.results')) return 'over';
    const prompt = document.querySelector('.panel-prompt');
    const open = document.querySelector('.panel input:enabled')?.getAttribute('name');
    return prompt && open && open !== before ? prompt.textContent : null;
  }, answered);
  return (await asked.jsonValue()) ?? '';
}

/** Answers the open decision with clicks on the board: the last glowing place before the harbour. */
export async function answerPlainly(page: Page): Promise<void> {
  const { fights, offered, drafted } = await page.evaluate(() => ({
    fights: document.querySelector('.raids-duel-answers') !== null,
    offered: document.querySelectorAll('.raids-spot-offered, .raids-deck-choice-offered').length,
    drafted: document.querySelector('.raids-spot-drafted, .raids-deck-choice-drafted') !== null,
  }));
  if (fights) {
    await page.locator('.raids-duel-answers button').first().click();
    return;
  }
  if (!drafted && offered > 0) {
    await page
      .locator('.raids-spot-offered, .raids-deck-choice-offered')
      .nth(Math.max(0, offered - 2))
      .click();
  }
  await page.locator('.dock-confirm').click();
}

/** Answers the open decision with keys while the panel has the focus: the next choice, then Enter. */
export async function answerByKeys(page: Page): Promise<void> {
  const field = await page.waitForFunction(() => {
    const focused = document.activeElement;
    return focused?.matches('.panel input') ? focused.getAttribute('type') : null;
  });
  await page.keyboard.press((await field.jsonValue()) === 'checkbox' ? 'Space' : 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Plays until the match is over; returns all questions. */
export async function playToTheEnd(page: Page, answer: (page: Page, turn: number) => Promise<void>): Promise<readonly string[]> {
  return await playUntil(page, async () => false, answer);
}

/** Plays until the condition holds or the match is over; returns all questions. */
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
