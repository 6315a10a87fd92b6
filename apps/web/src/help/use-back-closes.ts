/** Lets the browser's Back close a drawer instead of leaving the table. */
import { useEffect, useRef } from 'react';

const MARK = 'skaldDrawer';

export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    if (!isMarked()) history.pushState({ [MARK]: true }, '');
    const back = (): void => latest.current();
    window.addEventListener('popstate', back);
    return () => {
      isOpen.current = false;
      window.removeEventListener('popstate', back);
      // An effect that runs again at once keeps its entry; a link that was followed has put another on top.
      setTimeout(() => {
        if (!isOpen.current && isMarked()) history.back();
      });
    };
  }, []);
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}
