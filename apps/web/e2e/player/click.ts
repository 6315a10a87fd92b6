/** Clicks where a control really is: places on a map are not rectangles. */
import type { Locator, Page } from 'playwright-core';

/** Clicks the nth match at a point where the click hits it. */
export async function click(page: Page, selector: string, nth: number): Promise<void> {
  const point = await page.evaluate(
    ([what, which]) => {
      const element = document.querySelectorAll(what)[which];
      if (!element) throw new Error(`there is no ${what}`);
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.06, 0.94, 0.22, 0.78];
      for (const across of shares) {
        for (const down of shares) {
          const [x, y] = [left + width * across, top + height * down];
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      }
      throw new Error(`${what} ${which} is covered`);
    },
    [selector, nth] as const,
  );
  await page.mouse.click(point.x, point.y);
}

/** How often a press may miss. */
const MOST_MISSES = 5;

/** Picks a choice whose input is hidden behind its picture. While the page moves, a press may miss it. */
export async function pick(choice: Locator): Promise<void> {
  for (let misses = 1; ; misses++) {
    try {
      return await choice.check({ force: true });
    } catch (error) {
      const isMissed = error instanceof Error && error.message.includes('did not change its state');
      if (!isMissed || misses === MOST_MISSES) throw error;
    }
  }
}
