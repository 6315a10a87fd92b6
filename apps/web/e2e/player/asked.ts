/** The id of the decision that the player must answer now. */
import type { Page } from 'playwright-core';

export function openDecision(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null);
}

/** Waits for another decision than this one; returns `over` at the end of the match. */
export async function untilAskedAgain(page: Page, answered: string | null): Promise<{ readonly id: string; readonly prompt: string }> {
  const asked = await page.waitForFunction((before) => {
    if (document.querySelector('.results')) return { id: 'over', prompt: '' };
    const id = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null;
    const prompt = document.querySelector('.panel-prompt')?.textContent;
    return id !== null && prompt && id !== before ? { id, prompt } : null;
  }, answered);
  return (await asked.jsonValue()) ?? { id: 'over', prompt: '' };
}
