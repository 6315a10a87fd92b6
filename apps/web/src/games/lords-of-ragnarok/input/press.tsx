/** A pressable thing beside the map: a button while it is on offer, plain otherwise. */
import type { ReactNode } from 'react';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';

interface PressProps {
  readonly boardInput: BoardInput | null;
  readonly target: BoardTarget;
  readonly className?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

export function Press({ boardInput, target, className = '', title, children }: PressProps): ReactNode {
  const standing = boardInput?.statusOf(target) ?? 'idle';
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
      data-spot={target}
      {...boardInput?.leadsTo(target)}
      aria-pressed={standing === 'drafted'}
      onClick={() => boardInput?.press(target)}
    >
      {children}
    </button>
  );
}
