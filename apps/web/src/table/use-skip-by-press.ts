/** Own input waits for the current scene at most: while the viewer is asked, a press on the board or Space shows the question. */
import { type RefObject, useEffect } from 'react';

export function useSkipByPress(table: RefObject<HTMLElement | null>, waits: boolean, skip: () => void): void {
  useEffect(() => {
    const at = table.current;
    if (!waits || !at) return;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.table-board, .table-hand')) skip();
    };
    const type = (event: KeyboardEvent): void => {
      const { target } = event;
      const isFree = !(target instanceof Element && target.closest('button, a, input, select, textarea, summary, dialog[open]'));
      if (event.key !== ' ' || !isFree) return;
      event.preventDefault();
      skip();
    };
    at.addEventListener('pointerdown', press);
    window.addEventListener('keydown', type);
    return () => {
      at.removeEventListener('pointerdown', press);
      window.removeEventListener('keydown', type);
    };
  }, [table, waits, skip]);
}
