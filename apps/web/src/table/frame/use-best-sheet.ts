/** Chooses the sheet of a map that is largest in the room it has, and again when that room changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { bestSheet, type Extent } from './view-math.ts';

export interface ChosenSheet<S> {
  /** Belongs to the element that the map fills. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly sheet: S;
}

/** The sheets must not change from one call to the next. */
export function useBestSheet<S extends Extent>(sheets: readonly [S, ...S[]]): ChosenSheet<S> {
  const place = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<S>(() => bestSheet(sheets, { width: window.innerWidth, height: window.innerHeight * 0.75 }));
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const choose = (): void => setSheet(bestSheet(sheets, { width: element.clientWidth, height: element.clientHeight }));
    choose();
    const sizes = new ResizeObserver(choose);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [sheets]);
  return { place, sheet };
}
