/** The measurements in the browser, one function per figure. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { BenchSite } from './site.ts';

/** Bytes of compressed script that the start page loads. */
export function firstScript(site: BenchSite): Promise<number> {
  return site.visit({}, async (page) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(`${site.address}/`, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  });
}

/** At a table in the page: the time from a click that answers until the log shows the outcome, measured several times. */
export function presses(site: BenchSite, times: number): Promise<readonly number[]> {
  return site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.address}/play/raids?seed=5&opponents=3&brain=novice`);
    const taken: number[] = [];
    while (taken.length < times) {
      await page.locator('.panel-prompt, .results').first().waitFor();
      if ((await page.locator('.results').count()) > 0) break;
      const ms = await page.evaluate(answerAndWait);
      if (ms !== null) taken.push(ms);
    }
    return taken;
  });
}

/** Milliseconds between frames while a match plays automatically, with all animations. */
export function frames(site: BenchSite, seconds: number): Promise<readonly number[]> {
  return site.visit({ reducedMotion: 'no-preference' }, async (page) => {
    await openReplay(page, site, 'raids--random-4-seats');
    await page.locator('.transport-play').click();
    return page.evaluate(framesFor, seconds * 1000);
  });
}

/** The time from a jump to a moment of the replay until it is painted, at moments all over the match. */
export function seeks(site: BenchSite, match: string, times: number): Promise<readonly number[]> {
  return site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await openReplay(page, site, match);
    return page.evaluate(seekAround, times);
  });
}

/** The time from the click to the verdict. */
export function proof(site: BenchSite, match: string): Promise<number> {
  return site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await openReplay(page, site, match);
    const start = performance.now();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.locator('.proof-done').waitFor();
    return performance.now() - start;
  });
}

async function openReplay(page: Page, site: BenchSite, match: string): Promise<void> {
  await page.goto(`${site.address}/replay/${match}`);
  await page.locator('.timeline-handle').waitFor();
}

/** In the page: picks the last choice of the panel, confirms, and waits until the frame with the new log line is painted. */
async function answerAndWait(): Promise<number | null> {
  // A live collection of the log; no function of this file, because those do not exist in the page.
  const lines = document.querySelector('.log-lines')?.children;
  const inputs = document.querySelectorAll<HTMLInputElement>('.panel input');
  const form = document.querySelector<HTMLFormElement>('form.panel');
  inputs[Math.max(0, inputs.length - 2)]?.click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const before = lines?.length;
  const start = performance.now();
  form?.requestSubmit();
  while (lines?.length === before) {
    if (performance.now() - start > 3000) return null;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}

/** In the page: the time of each frame, for the given milliseconds. */
async function framesFor(ms: number): Promise<readonly number[]> {
  const taken: number[] = [];
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const end = last + ms;
  while (last < end) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    taken.push(now - last);
    last = now;
  }
  return taken;
}

/** In the page: moves the slider to several moments, and waits each time until the frame that shows the moment is painted. */
async function seekAround(times: number): Promise<readonly number[]> {
  const handle = document.querySelector<HTMLInputElement>('.timeline-handle');
  if (!handle) return [];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const last = Number(handle.max);
  const taken: number[] = [];
  for (let i = 1; i <= times; i++) {
    // Far jumps back and forth: multiples of an odd share of the match.
    const moment = Math.floor((((i * 0.618) % 1) * (last + 1)) % (last + 1));
    if (String(moment) === handle.value) continue;
    const start = performance.now();
    set?.call(handle, String(moment));
    handle.dispatchEvent(new Event('input', { bubbles: true }));
    while (!(document.querySelector('.transport-place')?.textContent ?? '').startsWith(`Moment ${moment.toLocaleString('en')} of`)) {
      if (performance.now() - start > 5000) return [];
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    taken.push(performance.now() - start);
  }
  return taken;
}
