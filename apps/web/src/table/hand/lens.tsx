/** The lens: a card that is pointed at, focused or held down is shown large, with its rule. */
import { type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { TableValue, useCurrent, useTableValue } from '../table-memory.tsx';
import './lens.css';

/** A finger that stays this long, in milliseconds, looks instead of pressing. */
const LONG = 450;

interface LookedAt {
  readonly key: string;
  readonly face: ReactNode;
  /** The card that is pointed at, focused or held down. */
  readonly source: Element;
}

const LOOKED_AT = new TableValue<LookedAt | null>(null);

/** Handlers for the element that stands for a card. */
export interface LensProps {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onFocus(event: SyntheticEvent): void;
  onBlur(): void;
  onContextMenu(event: SyntheticEvent): void;
  onClickCapture(event: SyntheticEvent): void;
}

/** How an element shows a card in the lens; several cards share one. */
export function useLens(): (key: string, face: ReactNode) => LensProps {
  const looking = useTableValue(LOOKED_AT);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (key, face) => {
    const look = (source: Element): void => looking.set({ key, face, source });
    const leave = (): void => {
      clearTimeout(timer.current);
      if (looking.get()?.key === key) looking.set(null);
    };
    return {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') look(currentTarget);
      },
      onPointerLeave: leave,
      onPointerDown: ({ pointerType, currentTarget }) => {
        held.current = false;
        if (pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          held.current = true;
          look(currentTarget);
        }, LONG);
      },
      onPointerUp: () => {
        clearTimeout(timer.current);
        if (held.current) leave();
      },
      onFocus: ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) look(target);
      },
      onBlur: leave,
      onContextMenu: (event) => {
        if (held.current) event.preventDefault();
      },
      onClickCapture: (event) => {
        if (!held.current) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  };
}

export function Lens(): ReactNode {
  const looking = useTableValue(LOOKED_AT);
  const looked = useCurrent(looking);
  useEffect(() => {
    if (!looked) return;
    // A card that is played leaves the table without a word about the pointer or the focus.
    const watcher = new MutationObserver(() => {
      if (!looked.source.isConnected) looking.set(null);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [looked, looking]);
  return looked && <div className="lens">{looked.face}</div>;
}
