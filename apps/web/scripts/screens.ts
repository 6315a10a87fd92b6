/** Takes the reference screenshots of the main screens: `npm run screens -w apps/web`, or into another folder with its path. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { untilAskedAgain } from '../e2e/asked.ts';
import { findChromium, launch } from '../e2e/chromium.ts';
import { diceFrom } from '../e2e/dice.ts';
import { answerOnTheTable as pressOnTheTable } from '../e2e/lords-player.ts';
import { answerPlainly, untilAsked } from '../e2e/player.ts';
import { serveRecorded } from '../e2e/recorded.ts';
import { openSite } from '../e2e/site.ts';

const LOOKS: readonly Look[] = [
  { theme: 'dark', width: 360, height: 740 },
  { theme: 'dark', width: 768, height: 1024 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'dark', width: 1920, height: 1080 },
  { theme: 'light', width: 360, height: 740 },
  { theme: 'light', width: 1280, height: 800 },
];
/** The moments of a match that are kept. */
const MOMENTS = ['navigate', 'place', 'duel', 'end'];

const folder = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
/** A further word picks those that contain it, such as light or 1280. */
const only = process.argv[3] ?? '';
/** And another one the part of the walk: start, table, lords or theatre. */
const part = process.argv[4] === 'png' ? '' : (process.argv[4] ?? '');

/** Small for the documentation, or exact where the last word is png. */
const format = process.argv.at(-1) === 'png' ? 'png' : 'jpeg';

const executable = findChromium();
if (executable === undefined) throw new Error('Chromium is not installed');
mkdirSync(folder, { recursive: true });
const site = await openSite();
const browser = await launch(executable);
for (const look of LOOKS) {
  const mark = `${look.theme}-${look.width}`;
  if (mark.includes(only)) await walk(browser, mark, look);
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
    await page.screenshot({ path: join(folder, `${name}-${mark}.${format}`), ...(format === 'jpeg' && { type: format, quality: 82 }) });
  };
  const walks = { start, table, lords, theatre };
  for (const [name, go] of Object.entries(walks)) if (name.includes(part)) await go(page, shot);
  await context.close();
}

/** The first page, and the first game. */
async function start(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${site.address}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('start');
  await page.goto(`${site.address}/learn/raids`);
  await untilAsked(page);
  await shot('learn');
}

/** The replay theatre, its check, and the pages of the games. */
async function theatre(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await serveRecorded(page);
  await page.goto(`${site.address}/replay/raids--played-in-a-terminal?at=40&view=1`);
  await page.locator('.timeline-handle').waitFor();
  await shot('replay');
  await page.getByRole('button', { name: 'Check everything' }).click();
  await page.locator('.proof-done').waitFor();
  await shot('replay-check');
  await page.goto(`${site.address}/replay/blood-rage--random-4-seats?at=120&view=open`);
  await page.locator('.timeline-handle').waitFor();
  await shot('replay-blood-rage');
  for (const slug of ['raids', 'blood-rage', 'valda', 'lords-of-ragnarok']) {
    await page.goto(`${site.address}/games/${slug}`);
    await page.locator('.game-page-chapters').first().waitFor();
    await shot(`game-${slug}`);
  }
}

/** The moments of a match that look most different. */
async function table(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${site.address}/play/raids?seed=5&opponents=3&brain=novice&name=Runa`);
  const left = new Set(MOMENTS);
  for (let turn = 0; turn < 200; turn++) {
    const asked = await untilAsked(page);
    const moment = momentOf(asked);
    if (left.has(moment) && (moment !== 'navigate' || (await drafts(page)))) {
      await shot(`raids-${moment}`);
      left.delete(moment);
    }
    if (asked === 'over') return;
    await answerPlainly(page);
  }
}

/** The map of Lords of Ragnarok in the first moments of a solo match. */
async function lords(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${site.address}/play/lords-of-ragnarok?seed=4&opponents=0&name=Runa`);
  const dice = diceFrom(4);
  let answered: string | null = null;
  for (const name of ['heroes', 'place', 'turn']) {
    answered = (await untilAskedAgain(page, answered)).id;
    await shot(`lords-${name}`);
    await pressOnTheTable(page, dice);
  }
}

/** Drafts a way, where there is a choice, so that it is seen on the map. */
async function drafts(page: Page): Promise<boolean> {
  const offered = page.locator('.raids-spot-offered');
  if ((await offered.count()) < 4) return false;
  await offered.nth(2).click();
  await page.mouse.move(2, 2);
  return true;
}

function momentOf(prompt: string): string {
  if (prompt === 'over') return 'end';
  if (/attacks/.test(prompt)) return 'duel';
  if (/where does it go/.test(prompt)) return 'place';
  return /Where do you sail/.test(prompt) ? 'navigate' : 'other';
}
