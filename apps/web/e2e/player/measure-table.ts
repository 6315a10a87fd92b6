/** Measures a table as a person sees it: how much of the window is board, how large the text of the map is, what moved by itself. */
import type { Page } from 'playwright-core';

/** The share of the window in which the board is seen, by a grid of points: what lies over the board does not count. */
export async function boardShare(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const [columns, rows] = [80, 50];
    let seen = 0;
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const x = ((column + 0.5) / columns) * window.innerWidth;
        const y = ((row + 0.5) / rows) * window.innerHeight;
        if (document.elementFromPoint(x, y)?.closest('.table-board')) seen++;
      }
    }
    return seen / (columns * rows);
  });
}

/** The smallest text that is drawn on the map, in pixels of the window; the moves of the map do not count. */
export async function smallestMapText(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const sheet = document.querySelector('.board-sheet');
    const moved = sheet ? new DOMMatrix(getComputedStyle(sheet).transform).a : 1;
    const sizes = [...document.querySelectorAll<SVGTextElement>('.board-sheet svg text')].flatMap((text) => {
      const style = getComputedStyle(text);
      const matrix = text.getScreenCTM();
      if (!matrix || style.display === 'none' || text.closest('[display="none"]')) return [];
      return [(Number.parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b)) / moved];
    });
    return Math.round(Math.min(...sizes) * 100) / 100;
  });
}

/** What can be pressed around the map and is smaller than a finger, with its size. */
export async function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return await page.evaluate((size) => {
    const around = '.dock, .results, .table-rail, .table-log, .strip-sheet, .bar';
    const pressable = [...document.querySelectorAll('button, select, summary, a.button')].filter((one) => one.closest(around) !== null);
    return pressable.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && one.checkVisibility();
      // Half a pixel may be lost where sizes are rounded.
      if (!isSeen || (width >= size - 0.5 && height >= size - 0.5)) return [];
      return [`${one.className}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
}

/** Begins to add up what moves without a press of the player. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.shift = '0';
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const sum = Number(document.documentElement.dataset.shift) + Number(entry.value);
        document.documentElement.dataset.shift = String(sum);
      }
    });
    seen.observe({ type: 'layout-shift', buffered: false });
  });
}

/** The sum since then: stricter than the usual measure, which takes the worst five seconds. */
export async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(() => Number(document.documentElement.dataset.shift));
}
