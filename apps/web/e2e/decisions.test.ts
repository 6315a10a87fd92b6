/** No decision is a dead end: every kind of every game can be answered with what is in the window, on a phone and on a small laptop. */
import { required } from '@skald/engine';
import { findGame, games } from '@skald/engine/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from './chromium.ts';
import { answerInView, problemsOf } from './player/answer-in-view.ts';
import { PLAYS } from './player/decision-plays.ts';
import { diceFrom } from './player/dice.ts';
import { type DecisionPosition, positionsIn } from './player/positions.ts';
import { visit } from './visit.ts';

const chromium = inject('chromium');
const address = inject('address');

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Generous, because the machine may be busy. */
const LONGEST = 300_000;

describe.skipIf(chromium === '')('every kind of decision', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(chromium);
  });
  afterAll(() => browser.close());

  it.each([...games.keys()])(
    'of %s is answered with what is in the window',
    async (slug) => {
      const game = required(findGame(slug), slug);
      const positions = positionsIn(game, required(PLAYS[slug], slug));
      expect(positions.map(({ kind }) => kind).toSorted()).toEqual(game.decisions.map(({ name }) => name).toSorted());
      const problems = await Promise.all(WINDOWS.map((viewport) => walk(browser, slug, positions, viewport)));
      expect(problems.flat()).toEqual([]);
    },
    LONGEST,
  );
});

/** Checks all positions in one window size; returns every problem. */
async function walk(
  browser: Browser,
  slug: string,
  positions: readonly DecisionPosition[],
  viewport: (typeof WINDOWS)[number],
): Promise<readonly string[]> {
  const { page, end } = await visit(browser, `${address}/`, { viewport, hasTouch: viewport.width < 800 });
  const dice = diceFrom(7);
  const problems: string[] = [];
  for (const [i, position] of positions.entries()) {
    await jump(page, slug, position, i);
    const found = [...(await problemsOf(page, position.decision))];
    const failed = await answerInView(page, dice);
    if (failed !== undefined) found.push(failed);
    problems.push(...found.map((problem) => `${viewport.width} ${position.kind}: ${problem}`));
  }
  await end();
  return problems;
}

/** Opens the position as an interrupted practice match, without reloading the page. */
async function jump(page: Page, slug: string, { saga, decision }: DecisionPosition, nth: number): Promise<void> {
  await page.evaluate(
    ([key, text, path]) => {
      // The next question may have the same id.
      document.querySelector('[data-decision]')?.setAttribute('data-decision', 'before');
      // The position before is written down first, and not over this one.
      window.dispatchEvent(new Event('pagehide'));
      localStorage.setItem(key, text);
      window.scrollTo(0, 0);
      history.pushState(null, '', path);
    },
    [`skald.practice.${slug}`, saga, `/play/${slug}?brain=random&position=${nth}`] as const,
  );
  await page.waitForSelector(`[data-decision="${decision.id}"]`, { state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
  });
}
