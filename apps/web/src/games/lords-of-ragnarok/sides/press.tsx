/** Something beside the map that may be pressed towards an answer: a button while it is on offer, plain otherwise. */
import type { ReactNode } from 'react';
import type { Handle } from '../../../table/reach/handles.ts';
import type { Reach } from '../../../table/reach/use-reach.ts';

interface PressProps {
  readonly reach: Reach | null;
  readonly handle: Handle;
  readonly className?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

export function Press({ reach, handle, className = '', title, children }: PressProps): ReactNode {
  const standing = reach?.standing(handle) ?? 'idle';
  if (standing === 'idle') {
    return (
      <span className={className} title={title}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${className} lords-press lords-press-${standing}`}
      title={title}
      data-spot={handle}
      aria-pressed={standing === 'drafted'}
      onClick={() => reach?.press(handle)}
    >
      {children}
    </button>
  );
}
