/** From the arrival of a step in the page to the frame that shows it, at a table on a server, with everything in motion. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { BenchError } from '../harness/bench-error.ts';
import type { Hall, HallMatch } from './hall.ts';
import type { BenchSite } from './site.ts';

/** The marks of each step in the page, in milliseconds of its own clock. */
interface Noted {
  readonly arrived: number;
  readonly painted: number;
}

/** Steps before the measurement: the beginning of a game is mostly set-up. */
const PRELUDE = 40;
/** People do not answer at once either; the page becomes idle. */
const REST_MS = 120;
/** A step that is not seen by then changed nothing that this seat sees. */
const PATIENCE_MS = 1500;
const LOOK_AGAIN_MS = 20;

export interface Arrivals {
  /** Milliseconds of every step that was seen. */
  readonly taken: readonly number[];
  /** The number of steps that were not seen and have no time. */
  readonly unseen: number;
}

/** Measures steps one after the other, each at an idle table. */
export async function arrivals(site: BenchSite, hall: Hall, game: string, seats: number, times: number): Promise<Arrivals> {
  const taken: number[] = [];
  let unseen = 0;
  while (taken.length < times) {
    const match = await hall.match(game, seats, PRELUDE);
    try {
      const watch = (page: Page): Promise<Arrivals> => watched(page, hall.address, match, times - taken.length);
      const seen = await site.visit({ reducedMotion: 'no-preference' }, watch);
      if (seen.taken.length === 0) throw new BenchError('nothing-measured', `No step of ${game} was seen on the page.`);
      taken.push(...seen.taken);
      unseen += seen.unseen;
    } finally {
      match.leave();
    }
  }
  return { taken, unseen };
}

/** Watches from the first seat and records every step until there are enough, or the match is over. */
async function watched(page: Page, address: string, match: HallMatch, times: number): Promise<Arrivals> {
  const [name = '', value = ''] = match.cookie.split('=');
  await page.context().addCookies([{ name, value, url: address }]);
  await page.addInitScript(noteArrivals);
  await page.goto(`${address}/match/${match.id}`);
  await page.locator('.table-board').waitFor();
  await page.evaluate(noteFrames);
  const taken: number[] = [];
  let unseen = 0;
  while (taken.length < times && !match.over) {
    await comeToRest(page);
    await match.answer();
    const noted = await nextNoted(page);
    if (noted) taken.push(noted.painted - noted.arrived);
    else unseen++;
  }
  return { taken, unseen };
}

/** Skips running animations: a new step would wait for them, as it should. */
async function comeToRest(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  if ((await skip.count()) > 0) await skip.click({ timeout: PATIENCE_MS }).catch(() => undefined);
  await pause(REST_MS);
  await page.evaluate(() => performance.clearMarks());
}

async function nextNoted(page: Page): Promise<Noted | null> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const noted = await page.evaluate(readNoted);
    if (noted) return noted;
    await pause(LOOK_AGAIN_MS);
  }
  return null;
}

/** In the page, before its own scripts: marks the moment at which the browser delivers a step. */
function noteArrivals(): void {
  localStorage.setItem('skald.signed-in', 'yes');
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data, timeStamp }) => {
        if (typeof data === 'string' && data.includes('"match.public"')) performance.mark('arrived', { startTime: timeStamp });
      });
    }
  };
}

/** In the page: marks the frame after the first change of the board since an arrival; by then the change is painted. */
function noteFrames(): void {
  const board = document.querySelector('.table-board');
  if (!board) return;
  new MutationObserver(() => {
    if (performance.getEntriesByName('arrived').length === 0 || performance.getEntriesByName('changed').length > 0) return;
    performance.mark('changed');
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('painted')));
  }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** In the page: the marks of the step, once complete. */
function readNoted(): Noted | null {
  const [arrived] = performance.getEntriesByName('arrived');
  const [painted] = performance.getEntriesByName('painted');
  return arrived && painted ? { arrived: arrived.startTime, painted: painted.startTime } : null;
}
