/** Lays out the pictures that previews of links show, from the painted boards: a game's with its name, and one for Skald with all boards. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** Where the server's previews of links look for them. */
const FOLDER = join(import.meta.dirname, '..', 'public', 'share');
const SIZE = { width: 1200, height: 630 };
const QUALITY = 80;

const font = readFileSync(createRequire(import.meta.url).resolve('@fontsource/metamorphous/files/metamorphous-latin-400-normal.woff2'));

const STYLE = `
  @font-face { font-family: title; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  * { box-sizing: border-box; }
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; position: relative; overflow: hidden; background: #0e151d; }
  .board { position: absolute; inset: 0; background-size: cover; background-position: 50% 0; }
  .boards { position: absolute; inset: 0; display: flex; background: #cdb98a; }
  .boards > div { flex: 1; margin-left: -60px; background-size: cover; background-position: 50% 45%; clip-path: polygon(66px 0, 100% 0, calc(100% - 66px) 100%, 0 100%); }
  .boards > div:first-child { margin-left: 0; background-position: 80% 20%; clip-path: polygon(0 0, 100% 0, calc(100% - 66px) 100%, 0 100%); }
  .boards > div:last-child { clip-path: polygon(66px 0, 100% 0, 100% 100%, 0 100%); }
  .shade { position: absolute; inset: 0; background: linear-gradient(to top, rgb(8 12 17 / 96%) 0, rgb(8 12 17 / 84%) 24%, transparent 52%); }
  .edge { position: absolute; inset: 0; border: 14px solid #4a2f1b; box-shadow: inset 0 0 0 3px #cdb98a; }
  h1 { position: absolute; left: 58px; bottom: 92px; margin: 0; font: 400 92px/1 title; color: #fff4da; white-space: nowrap; }
  p { position: absolute; left: 62px; bottom: 48px; margin: 0; font: 400 30px/1 title; color: #cdb98a; }`;

export interface SharedBoard {
  readonly slug: string;
  readonly title: string;
  /** A picture of the board. */
  readonly png: Buffer;
}

/** `isWhole`: these are all boards, as the picture of Skald itself needs them. */
export async function takeSharePictures(browser: Browser, boards: readonly SharedBoard[], isWhole: boolean): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { slug, title, png } of boards) {
    await take(browser, slug, `<div class="board" style="${background(png)}"></div>`, title, 'Skald');
  }
  if (!isWhole) return;
  const all = boards.map(({ png }) => `<div style="${background(png)}"></div>`).join('');
  await take(browser, 'skald', `<div class="boards">${all}</div>`, 'Skald', 'Norse strategy board games');
}

async function take(browser: Browser, name: string, ground: string, title: string, line: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(
    `<style>${STYLE}</style><body>${ground}<div class="shade"></div><div class="edge"></div><h1>${title}</h1><p>${line}</p></body>`,
  );
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(FOLDER, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality: QUALITY }));
  await page.close();
}

function background(png: Buffer): string {
  return `background-image: url(data:image/png;base64,${png.toString('base64')})`;
}
