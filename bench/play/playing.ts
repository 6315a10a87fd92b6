/** Plays a match in the page with a mouse, and records how long the browser takes for each press and for each task. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { BenchError } from '../harness/bench-error.ts';
import type { BenchSite } from '../web/site.ts';

export interface PlayRecord {
  /** The longest event of each interaction that took longer than a frame, in milliseconds. */
  readonly durations: readonly number[];
  readonly interactions: number;
  /** Tasks of 50 ms and more, as the wall clock sees them. */
  readonly tasks: readonly number[];
  /** The time of the processor for every task of the page's thread, in milliseconds: other load on the machine hardly changes it. */
  readonly costs: readonly number[];
  readonly answers: number;
}

/** People do not press faster than this, in milliseconds. */
const REST_MS = 80;
/** The page must ask something within this time. */
const PATIENCE_MS = 30_000;
/** What the page records, by its name there. */
const RECORD = 'skaldRecord';

/** Tasks, and the events by which the thread of the page is known. */
const TRACED = ['toplevel', 'devtools.timeline'];

/** An entry of a trace: times in microseconds, `tdur` that of the processor. */
const traced = z.object({
  traceEvents: z.array(z.object({ name: z.string(), pid: z.number(), tid: z.number(), tdur: z.number().optional() })),
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Plays against `opponents` for so many seconds, or until the match is over. */
export function playing(site: BenchSite, game: string, opponents: number, seconds: number): Promise<PlayRecord> {
  return site.visit({ reducedMotion: 'no-preference' }, async (page) => {
    await page.addInitScript(record, RECORD);
    await page.addInitScript(() => localStorage.setItem('skald.settings', JSON.stringify({ pace: 'quick' })));
    await page.goto(`${site.address}/play/${game}?seed=5&opponents=${opponents}&brain=novice`);
    await page.locator('[data-decision]').waitFor();
    // Loading is measured elsewhere.
    await pause(1000);
    await page.evaluate(startAnew, RECORD);
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories: TRACED });
    const answers = await press(page, seconds * 1000);
    await pause(REST_MS);
    const recorded = await page.evaluate(readRecord, RECORD);
    const costs = costsIn((await browser?.stopTracing())?.toString() ?? '');
    if (answers === 0 || recorded.interactions === 0 || costs.length === 0)
      throw new BenchError(
        'nothing-measured',
        `${game}: ${answers} answers, ${recorded.interactions} interactions, ${costs.length} tasks.`,
      );
    return { ...recorded, costs, answers };
  });
}

/** The cost of each task on the thread that handled the presses. */
function costsIn(trace: string): readonly number[] {
  const { traceEvents } = traced.parse(JSON.parse(trace));
  const handled = traceEvents.find(({ name }) => name === 'EventDispatch');
  const isOurs = ({ name, pid, tid }: (typeof traceEvents)[number]): boolean =>
    name.endsWith('RunTask') && pid === handled?.pid && tid === handled.tid;
  return traceEvents.filter(isOurs).map(({ tdur = 0 }) => tdur / 1000);
}

/** Presses what answers the question, then the one button; returns the number of answers. */
async function press(page: Page, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let answers = 0;
  let presses = 0;
  let idleSince = performance.now();
  while (performance.now() < until && performance.now() - idleSince < PATIENCE_MS) {
    const before = await openDecision(page);
    const point = await page.evaluate(nextPoint, presses);
    if (point) {
      await page.mouse.move(point.x, point.y);
      await page.mouse.click(point.x, point.y);
      presses++;
      idleSince = performance.now();
    }
    await pause(REST_MS);
    if (before !== null && (await openDecision(page)) !== before) answers++;
    if ((await page.locator('.results').count()) > 0) break;
  }
  return answers;
}

function openDecision(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null);
}

/** In the page, before its own scripts: records events with an interaction and long tasks. */
function record(name: string): void {
  const kept: { events: { id: number; duration: number }[]; tasks: number[]; from: number } = { events: [], tasks: [], from: 0 };
  Object.assign(window, { [name]: kept });
  const everyPress: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) kept.events.push({ id, duration: entry.duration });
    }
  }).observe(everyPress);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** In the page: forgets what was recorded so far. */
function startAnew(name: string): void {
  const kept: unknown = Reflect.get(window, name);
  const count: unknown = Reflect.get(performance, 'interactionCount');
  if (typeof kept === 'object' && kept !== null) Object.assign(kept, { events: [], tasks: [], from: Number(count ?? 0) });
}

/** In the page: the longest event of each interaction, and all long tasks. */
function readRecord(name: string): { durations: number[]; interactions: number; tasks: number[] } {
  const kept: { events: { id: number; duration: number }[]; tasks: number[]; from: number } = Reflect.get(window, name);
  const longest = new Map<number, number>();
  for (const { id, duration } of kept.events) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  const interactions = Number(Reflect.get(performance, 'interactionCount') ?? 0) - kept.from;
  return { durations: [...longest.values()], interactions: Math.max(interactions, longest.size), tasks: kept.tasks };
}

/** In the page: a free point of the button that sends, or of something that answers the question; of another one with every press. */
function nextPoint(presses: number): Point | null {
  // No function has a name here, because the names that the build gives do not exist in the page.
  const shares = [0.5, 0.3, 0.7];
  const confirm = document.querySelector('.dock-confirm:enabled');
  const controls = [...document.querySelectorAll('.table [data-choices]:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])')];
  const free = (confirm ? [confirm] : controls.filter((control) => control.closest('.table-panel') === null)).flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = shares.flatMap((down) => shares.map((across) => ({ x: left + width * across, y: top + height * down })));
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? [];
  });
  return free[(presses * 7) % Math.max(1, free.length)] ?? null;
}
