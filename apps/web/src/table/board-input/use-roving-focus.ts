/** Roving focus: a board is one tab stop, and arrow keys walk between the places that can be pressed. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { nextPlace, type WalkOrder } from './walk.ts';

/** With Ctrl, or while nothing can be pressed, the keys walk between all places. */
export function useRovingFocus(board: RefObject<HTMLElement | null>, order: WalkOrder): void {
  const stop = useRef<HTMLElement | null>(null);

  // After every drawing: a new question has other places.
  useLayoutEffect(() => {
    if (board.current) stop.current = keepOneStop(board.current, stop.current);
  });

  useEffect(() => {
    const at = board.current;
    if (!at) return;
    const walk = (event: KeyboardEvent): void => {
      if (event.shiftKey || event.altKey || event.metaKey) return;
      const all = placesIn(at);
      const from = all.find((one) => one === event.target);
      if (!from) return;
      const open = all.filter(isOpen);
      const among = event.ctrlKey || open.length === 0 ? all : all.filter((one) => isOpen(one) || one === from);
      const next = nextPlace(event.key, among.indexOf(from), among.map(middleOf), order);
      const to = next === undefined ? undefined : among[next];
      if (!to) return;
      event.preventDefault();
      moveStop(all, to);
      stop.current = to;
      to.focus({ preventScroll: true });
    };
    // A place that is pressed or focused otherwise is where the keys go on from.
    const arrive = ({ target }: FocusEvent): void => {
      const all = placesIn(at);
      const here = all.find((one) => one === target);
      if (!here) return;
      moveStop(all, here);
      stop.current = here;
    };
    at.addEventListener('keydown', walk);
    at.addEventListener('focusin', arrive);
    return () => {
      at.removeEventListener('keydown', walk);
      at.removeEventListener('focusin', arrive);
    };
  }, [board, order]);
}

function placesIn(board: HTMLElement): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('button[data-spot], button[data-figure]')];
}

/** Can it be pressed to answer the question? */
function isOpen(place: HTMLElement): boolean {
  return place.hasAttribute('data-choices');
}

function middleOf(place: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The tab stop: where the focus is, where it was, or the first place that can be pressed. */
function keepOneStop(board: HTMLElement, before: HTMLElement | null): HTMLElement | null {
  const all = placesIn(board);
  const open = all.filter(isOpen);
  const among = open.length > 0 ? open : all;
  const focused = all.find((one) => one === document.activeElement);
  const kept = before && among.includes(before) ? before : undefined;
  const stop = focused ?? kept ?? among[0] ?? null;
  moveStop(all, stop);
  return stop;
}

function moveStop(all: readonly HTMLElement[], stop: HTMLElement | null): void {
  for (const one of all) {
    const index = one === stop ? 0 : -1;
    if (one.tabIndex !== index || !one.hasAttribute('tabindex')) one.tabIndex = index;
  }
}
