/** A menu in a `details` element that closes with Escape and on a press elsewhere. */
import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useEscapeTo } from './use-escape-to.ts';

export interface Menu {
  readonly isOpen: boolean;
  close(): void;
  /** Props of the `details` element. */
  readonly details: {
    readonly ref: RefObject<HTMLDetailsElement | null>;
    onToggle(event: ToggleEvent<HTMLDetailsElement>): void;
  };
}

export function useMenu(): Menu {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false;
  }, []);
  const leave = useCallback(() => {
    close();
    ref.current?.querySelector('summary')?.focus();
  }, [close]);
  useEscapeTo(isOpen ? leave : undefined);
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [isOpen, close]);
  return { isOpen, close, details: { ref, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) } };
}
