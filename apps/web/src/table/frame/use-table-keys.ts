/** The keys of a table, wherever the focus is: numbers choose, Enter confirms, Escape clears the selection, L opens the list, C the log, R the recap, ? or H the help. */
import { useEffect, useRef } from 'react';
import { NOTHING_PRESSED, PRESSED } from '../board-input/pressed.ts';
import type { Choosing } from '../game-ui.ts';
import { choicesOf } from '../model/draft.ts';
import { DigitBuffer } from '../panel/digit-buffer.ts';
import { useTableValue } from '../table-memory.tsx';
import type { OpenDrawer } from './drawers.tsx';
import { isTyping } from './use-map-view.ts';

interface TableKeys {
  readonly choosing: Choosing | null;
  /** The choices of the open question by index, in the order of the list. */
  readonly order: readonly number[];
  readonly drawer: OpenDrawer;
  onDrawer(drawer: OpenDrawer): void;
}

export function useTableKeys({ choosing, order, drawer, onDrawer }: TableKeys): void {
  const digits = useRef(new DigitBuffer());
  const pressed = useTableValue(PRESSED);
  useEffect(() => {
    const byNumber = (event: KeyboardEvent): boolean => {
      if (!choosing || choosing.busy) return false;
      const { kind } = choosing.decision.space;
      if (kind === 'amount' || kind === 'order') return false;
      const number = digits.current.type(event.key, choicesOf(choosing.decision.space).length, event.timeStamp);
      const place = number === undefined ? undefined : order[number - 1];
      if (place === undefined) return false;
      choosing.pick(place);
      document.querySelector<HTMLElement>(`.table-panel-open [data-place="${place}"]`)?.focus();
      return true;
    };
    const toHelp = (): boolean => {
      onDrawer(drawer === 'help' ? null : 'help');
      return true;
    };
    const byLetter: Readonly<Record<string, () => boolean>> = {
      l: () => {
        onDrawer(drawer === 'list' ? null : 'list');
        return true;
      },
      c: () => {
        onDrawer(drawer === 'log' ? null : 'log');
        return true;
      },
      r: () => {
        onDrawer(drawer === 'recap' ? null : 'recap');
        return true;
      },
      '?': toHelp,
      h: toHelp,
      Escape: () => {
        if (drawer !== null) onDrawer(null);
        else {
          pressed.set(NOTHING_PRESSED);
          choosing?.clear();
        }
        return false;
      },
    };
    const byKey = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      const isFree = !(target instanceof Element && target.closest('button, a, input, summary, [role=log]'));
      if (key === 'Enter' && isFree && choosing && !choosing.busy) choosing.confirm();
      else if (!byNumber(event) && !(Object.hasOwn(byLetter, key) && byLetter[key]?.())) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', byKey);
    return () => window.removeEventListener('keydown', byKey);
  }, [choosing, order, drawer, onDrawer, pressed]);
}
