/** The answer that says no is given with one key, unless a dialog is open. */
import { useEffect } from 'react';

export function useEscape(place: number | undefined, choose: (place: number) => void): void {
  useEffect(() => {
    if (place === undefined) return;
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      choose(place);
    };
    window.addEventListener('keydown', byKey);
    return () => window.removeEventListener('keydown', byKey);
  }, [place, choose]);
}
