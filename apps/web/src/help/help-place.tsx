/** The place of the help at a table: nothing of it is loaded before it is opened. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { HelpDrawerProps } from './help-drawer.tsx';

const HelpDrawer = lazy(async () => ({ default: (await import('./help-drawer.tsx')).HelpDrawer }));

export function HelpPlace({ isOpen, ...drawer }: HelpDrawerProps & { readonly isOpen: boolean }): ReactNode {
  return (
    isOpen && (
      <Suspense fallback={null}>
        <HelpDrawer {...drawer} />
      </Suspense>
    )
  );
}
