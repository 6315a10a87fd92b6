/** Escape dismisses what lies on top of the page and does nothing else then: at the table it clears the selection. */
import { useEffect } from 'react';

export function useEscapeTo(dismiss: (() => void) | undefined): void {
  useEffect(() => {
    if (!dismiss) return;
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      dismiss();
    };
    window.addEventListener('keydown', byKey, { capture: true });
    return () => window.removeEventListener('keydown', byKey, { capture: true });
  }, [dismiss]);
}
