/** Which drawer of a table is open. */
import { useCallback, useRef, useState } from 'react';
import { ANSWERED_IN_PANEL } from '../panel/panel.tsx';
import { useTableValue } from '../table-memory.tsx';
import type { OpenDrawer } from './drawers.tsx';

export function useDrawer(): readonly [OpenDrawer, (drawer: OpenDrawer) => void] {
  const [drawer, setDrawer] = useState<OpenDrawer>(null);
  const open = useRef<OpenDrawer>(null);
  const answeredInPanel = useTableValue(ANSWERED_IN_PANEL);
  const change = useCallback(
    (next: OpenDrawer): void => {
      if (open.current === 'list' && next !== 'list') {
        answeredInPanel.set(false);
        leaveList();
      }
      open.current = next;
      setDrawer(next);
    },
    [answeredInPanel],
  );
  return [drawer, change];
}

/** The list stays in sight while the focus is in it: closing it takes the focus away. */
function leaveList(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.table-panel')) focused.blur();
}
