/** What is measured in the browser, each figure by itself. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

/** Bytes of compressed script that the start page loads. */
export function firstScript(site: Site): Promise<number> {
  return site.visit({}, async (page) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(`${site.address}/`, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  });
}

/** At a table in the page: from the press that gives an answer until its outcome was painted in the log, so many times. */
export function presses(site: Site, times: number): Promise<readonly number[]> {
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

/** Milliseconds between frames while a match is played by itself, everything in motion. */
export function frames(site: Site, seconds: number): Promise<readonly number[]> {
  return site.visit({ reducedMotion: 'no-preference' }, async (page) => {
    await openReplay(page, site, 'raids--random-4-seats');
    await page.locator('.transport-play').click();
    return page.evaluate(framesFor, seconds * 1000);
  });
}

/** From the wish to see a moment until it was painted, at so many moments all over the match. */
export function seeks(site: Site, match: string, times: number): Promise<readonly number[]> {
  return site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await openReplay(page, site, match);
    return page.evaluate(seekAround, times);
  });
}

/** From the press to the verdict. */
export function proof(site: Site, match: string): Promise<number> {
  return site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await openReplay(page, site, match);
    const start = performance.now();
    await page.getByRole('button', { name: 'Check everything' }).click();
    await page.locator('.proof-done').waitFor();
    return performance.now() - start;
  });
}

async function openReplay(page: Page, site: Site, match: string): Promise<void> {
  await page.goto(`${site.address}/replay/${match}`);
  await page.locator('.timeline-handle').waitFor();
}

/** In the page: picks the last choice of the panel, confirms, and waits until the frame in which the log has grown is painted, when the next begins. */
async function answerAndWait(): Promise<number | null> {
  // The log as the browser keeps it up to date; no function of our own, for those do not travel into the page by themselves.
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

/** In the page: how long each frame took, for so many milliseconds. */
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

/** In the page: moves the handle here and there, and waits each time until the frame that shows that moment is painted, when the next begins. */
async function seekAround(times: number): Promise<readonly number[]> {
  const handle = document.querySelector<HTMLInputElement>('.timeline-handle');
  if (!handle) return [];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const last = Number(handle.max);
  const taken: number[] = [];
  for (let i = 1; i <= times; i++) {
    // Far jumps to and fro: multiples of an odd share of the match.
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
