/** Takes the reference screenshots of the main screens: `npm run screens -w apps/web`, or into another folder with its path. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findChromium, launch } from '../e2e/chromium.ts';
import { answerPlainly, untilAsked } from '../e2e/player.ts';
import { openSite } from '../e2e/site.ts';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const THEMES = ['dark', 'light'] as const;

const folder = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
/** Without a further word, all sizes and themes. */
const only = process.argv[3] ?? '';

const executable = findChromium();
if (executable === undefined) throw new Error('Chromium is not installed');
mkdirSync(folder, { recursive: true });
const site = await openSite();
const browser = await launch(executable);
for (const theme of THEMES) {
  for (const [width, height] of SIZES) {
    const mark = `${theme}-${width}`;
    if (mark.includes(only)) await walk(browser, mark, { theme, width, height });
  }
}
await browser.close();
await site.close();

interface Look {
  readonly theme: 'dark' | 'light';
  readonly width: number;
  readonly height: number;
}

async function walk(inside: Browser, mark: string, { theme, width, height }: Look): Promise<void> {
  const context = await inside.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const shot = async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.screenshot({ path: join(folder, `${name}-${mark}.png`) });
  };
  await page.goto(`${site.address}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('start');
  await page.goto(`${site.address}/learn/raids`);
  await untilAsked(page);
  await shot('learn');
  await table(page, shot);
  await context.close();
}

/** The moments of a match that look most different. */
async function table(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${site.address}/play/raids?seed=5&opponents=3&brain=novice&name=Runa`);
  const seen = new Set<string>();
  for (let turn = 0; turn < 120; turn++) {
    const asked = await untilAsked(page);
    const moment = asked === 'over' ? 'end' : momentOf(asked, turn);
    if (moment === 'navigate') {
      if (!seen.has(moment)) await page.locator('.raids-spot-offered').nth(2).click();
      if (!seen.has(moment)) await page.mouse.move(2, 2);
    }
    if (!seen.has(moment)) await shot(`raids-${moment}`);
    seen.add(moment);
    if (asked === 'over') return;
    await answerPlainly(page);
  }
}

function momentOf(prompt: string, turn: number): string {
  if (/attacks/.test(prompt)) return 'duel';
  if (/where does it go/.test(prompt)) return 'place';
  if (/sell up to/.test(prompt)) return 'sell';
  if (/flee/.test(prompt)) return 'flee';
  return turn === 0 ? 'first' : 'navigate';
}
