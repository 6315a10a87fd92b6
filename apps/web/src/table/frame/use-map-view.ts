/** Moves and enlarges the map by wheel, drag, pinch, keys and buttons, and keeps what a question asks about in view. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, boundingBox, type Point } from '../geometry.ts';
import { type Extent, FITTED, fittedSize, fittedTo, held, type MapRoom, type MapView, moved, zoomed } from './view-math.ts';

/** A pointer that moves less than this, in pixels, presses; further, it drags. */
const DRAG = 7;
const STEP = 1.3;
const NUDGE = 60;

export interface MapControls {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Is the map enlarged or moved by hand? */
  readonly isMoved: boolean;
  zoom(by: number): void;
  fit(): void;
}

/** `asked` names the open question: with every new one, the map shows what it is about. */
export function useMapView(size: Extent, asked: string | undefined): MapControls {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(FITTED);
  const byHand = useRef(false);
  const [isMoved, setMoved] = useState(false);
  const { width, height } = size;

  const show = useCallback((next: MapView, hand: boolean): void => {
    view.current = next;
    byHand.current = hand;
    setMoved(hand);
    if (sheet.current) sheet.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
  }, []);

  const room = useCallback((): MapRoom => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    const window = { width: box.width, height: box.height };
    return { window, fitted: fittedSize({ width, height }, window), ...(frame.current ? coveredOf(frame.current) : UNCOVERED) };
  }, [width, height]);

  /** Shows the whole map, or what is asked about if something covers it. */
  const fit = useCallback((): void => {
    const [at, from] = [frame.current, sheet.current];
    if (at && from) show(fittedTo(askedIn(from, at, view.current), room()), false);
  }, [room, show]);

  const change = useCallback((next: (now: MapView, within: MapRoom) => MapView) => show(next(view.current, room()), true), [room, show]);
  const zoom = useCallback((by: number) => change((now, within) => zoomed(now, by, { x: 0, y: 0 }, within)), [change]);

  const lookedAt = useRef<string | undefined>('nothing yet');
  useLayoutEffect(() => {
    if (lookedAt.current === asked) return;
    lookedAt.current = asked;
    fit();
  }, [fit, asked]);

  useEffect(() => {
    const at = frame.current;
    const dock = at?.closest('.table')?.querySelector('.table-ask');
    if (!at) return;
    const again = (): void => (byHand.current ? show(held(view.current, room()), true) : fit());
    const sizes = new ResizeObserver(again);
    sizes.observe(at);
    const watch = (): void => {
      for (const found of dock?.querySelectorAll('.dock-tray, .dock-aside') ?? []) sizes.observe(found);
    };
    const tray = new MutationObserver(watch);
    if (dock) tray.observe(dock, { childList: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      tray.disconnect();
    };
  }, [fit, room, show]);

  useEffect(() => {
    const at = frame.current;
    return at ? listenTo(at, change) : undefined;
  }, [change]);

  useMapKeys({ change, zoom, fit });
  return { frame, sheet, isMoved, zoom, fit };
}

/** Plus and minus enlarge and reduce, F fits, arrows with Shift move. */
function useMapKeys({ change, zoom, fit }: Pick<MapControls, 'zoom' | 'fit'> & { readonly change: Change }): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = { '+': () => zoom(STEP), '=': () => zoom(STEP), '-': () => zoom(1 / STEP), f: fit };
    const byKey = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const way = event.shiftKey ? WAYS[event.key] : undefined;
      const act = way ? () => change((now, within) => moved(now, way, within)) : acts[event.key];
      if (!act) return;
      act();
      event.preventDefault();
    };
    window.addEventListener('keydown', byKey);
    return () => window.removeEventListener('keydown', byKey);
  }, [change, fit, zoom]);
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

/** Does the key belong to a field? */
export function isTyping({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
}

/** Beside a column, at least this share of the map's window is free. */
const LEAST_COLUMN = 0.25;

/** What grows over the foot of the map. */
const OVER_THE_FOOT = '.table-ask :is(.dock-tray, .dock-aside, .results)';

type Covered = Pick<MapRoom, 'foot' | 'side'>;
const UNCOVERED: Covered = { foot: 0, side: 0 };

/** How far the question reaches over the foot of the map's window; the results, where they are a column, over its right side. */
function coveredOf(frame: HTMLElement): Covered {
  const over = [...(frame.closest('.table')?.querySelectorAll(OVER_THE_FOOT) ?? [])].filter((one) => one.clientHeight > 0);
  if (over.length === 0) return UNCOVERED;
  const under = frame.getBoundingClientRect();
  const results = over.find((one) => one.matches('.results'))?.getBoundingClientRect();
  if (results && results.left - under.left > under.width * LEAST_COLUMN) return { foot: 0, side: under.right - results.left };
  const top = Math.min(...over.map((one) => one.getBoundingClientRect().top));
  return { foot: Math.max(0, Math.min(under.bottom - top, under.height * 0.7)), side: 0 };
}

/** The box around everything on the map that answers the question, in fitted pixels from the corner of the map. */
function askedIn(sheet: HTMLElement, frame: HTMLElement, { x, y, scale }: MapView): Box | null {
  const asked = [...sheet.querySelectorAll('[data-choices]')].map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  if (asked.length === 0) return null;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const own = { width: sheet.offsetWidth, height: sheet.offsetHeight };
  const corner = { x: left + width / 2 + x - (own.width / 2) * scale, y: top + height / 2 + y - (own.height / 2) * scale };
  const points = asked.flatMap((box) => [
    { x: (box.left - corner.x) / scale, y: (box.top - corner.y) / scale },
    { x: (box.right - corner.x) / scale, y: (box.bottom - corner.y) / scale },
  ]);
  return boundingBox(points);
}

type Change = (next: (now: MapView, within: MapRoom) => MapView) => void;

/** Wheel, drag and pinch; a press that became a drag presses nothing. */
function listenTo(frame: HTMLElement, change: Change): () => void {
  const down = new Map<number, Point>();
  let dragged = false;
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const isOnMap = ({ target }: Event): boolean => target instanceof Element && target.closest('.board-sheet') !== null;
  const wheel = (event: WheelEvent): void => {
    if (!isOnMap(event)) return;
    event.preventDefault();
    const at = fromMiddle({ x: event.clientX, y: event.clientY });
    change((now, room) => zoomed(now, Math.exp(-event.deltaY / 500), at, room));
  };
  const press = (event: PointerEvent): void => {
    if (!isOnMap(event)) return;
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged && down.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    dragged = true;
    down.set(event.pointerId, now);
    if (other) {
      const by = distance(now, other) / Math.max(1, distance(before, other));
      change((view, room) => zoomed(view, by, fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }), room));
    } else change((view, room) => moved(view, { x: now.x - before.x, y: now.y - before.y }, room));
  };
  const lift = (event: PointerEvent): void => void down.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  frame.addEventListener('wheel', wheel, { passive: false });
  frame.addEventListener('pointerdown', press);
  frame.addEventListener('click', click, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  return () => {
    frame.removeEventListener('wheel', wheel);
    frame.removeEventListener('pointerdown', press);
    frame.removeEventListener('click', click, { capture: true });
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lift);
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
