/**
 * Takes the pictures of the boards from recorded matches: those that the start page shows, and those for previews of links.
 * `npm run pictures -w apps/web`, or with games' names for theirs alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { abouts } from '@skald/engine/about';
import type { Page } from 'playwright-core';
import { findChromium, launch } from '../e2e/chromium.ts';
import { serveRecorded } from '../e2e/recorded.ts';
import { openSite } from '../e2e/site.ts';
import { type SharedBoard, takeSharePictures } from './share-pictures.ts';

/** A moment of a recorded match with much to see. */
const MOMENTS: Readonly<Record<string, string>> = {
  raids: 'raids--third-edition-3-seats?at=0',
  'blood-rage': 'blood-rage--third-edition-4-seats?at=60',
  valda: 'valda--third-edition-3-seats?at=240',
  'lords-of-ragnarok': 'lords-of-ragnarok--third-edition-2-seats?at=120',
};
const SIZE = { width: 960, height: 600 };
const QUALITY = 0.72;
/** Pixels of the board beside those of the picture. */
const SCALE = 2;

const executable = findChromium();
if (executable === undefined) throw new Error('Chromium is not installed');
const site = await openSite();
const browser = await launch(executable);
const games = process.argv.slice(2);
const boards: SharedBoard[] = [];
for (const { slug, title } of abouts) {
  const moment = MOMENTS[slug];
  if (moment === undefined || (games.length > 0 && !games.includes(slug))) continue;
  const context = await browser.newContext({
    viewport: { width: 1600, height: 1000 },
    deviceScaleFactor: SCALE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await serveRecorded(page);
  await page.goto(`${site.address}/replay/${moment}`);
  await page.locator('.timeline-handle').waitFor();
  // What is written over a board is about the moment, and would be too small to read.
  await page.evaluate(() => document.styleSheets[0]?.insertRule('.raids-middle { visibility: hidden }'));
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.board-picture-ready').waitFor();
  const board = await page.locator('.board-still').first().boundingBox();
  if (!board) throw new Error(`the board of ${slug} is not in sight`);
  const png = await page.screenshot({ clip: board });
  writeFileSync(join(import.meta.dirname, '..', 'src', 'games', slug, 'picture.webp'), await asPicture(page, png));
  boards.push({ slug, title, png });
  await context.close();
}
await takeSharePictures(browser, boards, games.length === 0);
await browser.close();
await site.close();

/** A screenshot in the size of the pictures, with the colour near its corner around it. */
async function asPicture(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, width, height, quality }) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const factor = Math.min(width / image.width, height / image.height);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const [w, h] = [image.width * factor, image.height * factor];
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('nothing can be drawn here');
      brush.drawImage(image, image.width * 0.03, image.height * 0.03, 1, 1, 0, 0, width, height);
      brush.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: png.toString('base64'), ...SIZE, quality: QUALITY },
  );
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64');
}
