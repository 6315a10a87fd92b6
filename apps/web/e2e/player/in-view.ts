/** Lists what a person can press in the window without scrolling the page. */
import type { Page } from 'playwright-core';
import type { Point } from '../../src/table/geometry.ts';

export interface Control {
  /** Its index among the controls of the question. */
  readonly nth: number;
  /** The choices that it leads to; `any` for a number, `none` for a list. */
  readonly choices: readonly (number | 'any' | 'none')[];
  readonly name: string;
  /** A point where a press hits it; null if it is out of the window or covered. */
  readonly point: Point | null;
  /** The area that a press can hit, in square pixels. */
  readonly area: number;
  readonly pressed: boolean;
  /** It lies in a list that must be scrolled first. */
  readonly scrolled: boolean;
  /** Does that list show that it can be scrolled? */
  readonly hinted: boolean;
  /** It lies on the board, and the dock or the edge of the window hides it. */
  readonly cutOff: boolean;
}

/** The controls of the open question on the board, on the player's own things and in the dock, without the panel of all choices. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  return await page.evaluate(() => {
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95];
    /** A point where a press hits an element, preferably its middle, and the area that can be hit. */
    function meet(element: Element) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = shares.flatMap((down) => shares.map((across) => ({ x: left + width * across, y: top + height * down })));
      const inside = points.filter(({ x, y }) => x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight);
      const met = inside.filter(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
      const over = inside.map(({ x, y }) => document.elementFromPoint(x, y));
      const hides = (one: Element | null): boolean => one !== null && one.closest('.dock, [data-covers]') !== null;
      const staged = document.querySelector('.br-stage, .lords-stage');
      const cutOff = met.length === 0 && over.every(hides) && (!staged || staged.contains(element));
      return { point: met[0] ?? null, area: Math.round((met.length / points.length) * width * height), cutOff };
    }
    /** The list that clips it, if any. */
    function listOf(element: Element): Element | null {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
        if (scrolls && (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)) return at;
      }
      return null;
    }
    const all = [...document.querySelectorAll('[data-choices]')].filter(
      (element) => element.closest('.table-panel') === null && !element.matches(':disabled, [aria-disabled="true"]'),
    );
    for (const counted of document.querySelectorAll('[data-nth]')) counted.removeAttribute('data-nth');
    return all.map((element, nth) => {
      element.setAttribute('data-nth', String(nth));
      const onBoard = element.closest('.table-board') !== null && element.closest('.dock') === null;
      const written = (element.getAttribute('data-choices') ?? '').split(' ');
      const about = {
        nth,
        choices: written.map((one) => (one === 'any' || one === 'none' ? one : Number(one))),
        name: (element.getAttribute('data-spot') ?? element.textContent ?? '').trim().slice(0, 60),
        pressed: element.getAttribute('aria-pressed') === 'true',
      };
      const now = meet(element);
      const list = now.point ? null : listOf(element);
      if (!list) return { ...about, ...now, cutOff: onBoard && now.cutOff, scrolled: false, hinted: true };
      const [top, left] = [list.scrollTop, list.scrollLeft];
      const hinted = (list.getAttribute('data-more') ?? '') !== '';
      const [box, frame] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
      list.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2;
      list.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
      const then = meet(element);
      list.scrollTop = top;
      list.scrollLeft = left;
      return { ...about, ...then, cutOff: false, scrolled: true, hinted };
    });
  });
}

/** A point where a press hits the send button; null while it is disabled, `hidden` while it is covered or out of view. */
export async function confirmIn(page: Page): Promise<Point | 'hidden' | null> {
  return await page.evaluate(() => {
    const button = document.querySelector('.dock-confirm:enabled');
    if (!button) return null;
    const { left, top, width, height } = button.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    return button.contains(document.elementFromPoint(point.x, point.y)) ? point : ('hidden' as const);
  });
}
