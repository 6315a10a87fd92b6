import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { serveRecorded } from './apps/web/e2e/recorded.ts';

const server = await preview({
  configFile: '/tmp/wt/jarl/apps/web/vite.config.ts',
  logLevel: 'error',
  build: { outDir: '/tmp/jarl-dist' },
  preview: { port: 5199, host: '127.0.0.1' },
});
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const match = process.argv[2] ?? 'raids--random-2-seats';
const at = process.argv[3] ?? '11';
const lang = process.argv[4] ?? 'en';
for (const [w, h] of [
  [1280, 800],
  [390, 844],
]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, reducedMotion: 'reduce', locale: lang });
  const page = await ctx.newPage();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(m.text().slice(0, 300));
  });
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await serveRecorded(page);
  const t = Date.now();
  await page.goto(`http://127.0.0.1:5199/replay/${match}?at=${at}&analysis=1`);
  await page
    .locator('.analysis')
    .waitFor({ timeout: 60000 })
    .catch(async (e) => {
      await page.screenshot({ path: '/tmp/look-fail.png' });
      throw e;
    });
  console.log('panel', Date.now() - t);
  if (w === 1280) {
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/look-run-${w}.png` });
  }
  await page.locator('.analysis-ledger').waitFor({ timeout: 400000 });
  console.log('done', Date.now() - t);
  await page.screenshot({ path: `/tmp/look-${w}.png` });
  const el = page.locator('.analysis');
  await el.evaluate((e) => {
    for (let p = e.parentElement; p; p = p.parentElement) {
      p.style.overflow = 'visible';
      p.style.height = 'auto';
      p.style.maxHeight = 'none';
    }
  });
  await el.screenshot({ path: `/tmp/look-panel-${w}.png` });
  console.log(await page.evaluate(() => document.documentElement.scrollWidth));
  await ctx.close();
}
await browser.close();
await server.close();
process.exit(0);
