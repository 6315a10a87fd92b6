/**
 * Takes the reference screenshots of the main screens: `npm run screens -w apps/web` takes those of the documentation,
 * `npm run screens -w apps/web -- --into /tmp/screens --look 1280 --part theatre --png` whatever is to be looked at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, launch } from '../e2e/chromium.ts';
import { openSite } from '../e2e/site.ts';
import { live, OpenHall } from './screens/live.ts';
import { KEPT, LOOKS, nameOf, studio } from './screens/looks.ts';
import { pages, theatre } from './screens/pages.ts';
import { practice } from './screens/practice.ts';

const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    /** Only looks whose name contains this, such as light or 1280. */
    look: { type: 'string' },
    /** Only these screens: pages, practice, theatre or live. */
    part: { type: 'string', default: '' },
    /** Of the practice tables, only this game's. */
    game: { type: 'string', default: '' },
    png: { type: 'boolean', default: false },
  },
});

const executable = findChromium();
if (executable === undefined) throw new Error('Chromium is not installed');
const folder = values.into ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
mkdirSync(folder, { recursive: true });
const wanted = LOOKS.filter((look) =>
  values.look === undefined ? values.into !== undefined || KEPT.includes(nameOf(look)) : nameOf(look).includes(values.look),
);
const site = await openSite();
const browser = await launch(executable);
const hall = 'live'.includes(values.part) ? await OpenHall.open() : undefined;
try {
  for (const look of wanted) {
    const inside = studio(browser, look, { folder, format: values.png ? 'png' : 'jpeg' });
    if ('pages'.includes(values.part)) await pages(inside, site.address);
    if ('practice'.includes(values.part)) await practice(inside, site.address, values.game);
    if ('theatre'.includes(values.part)) await theatre(inside, site.address);
    if (hall) await live(inside, hall);
  }
} finally {
  await hall?.close();
  await browser.close();
  await site.close();
}
