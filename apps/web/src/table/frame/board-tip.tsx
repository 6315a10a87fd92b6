/** A tip about a place of the map: in the corner away from that place, so that it covers nothing near it. */
import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import type { Extent } from './view-math.ts';

interface BoardTipProps {
  readonly of: Point;
  readonly sheet: Extent;
  readonly className?: string;
  readonly children: ReactNode;
}

export function BoardTip({ of, sheet, className = '', children }: BoardTipProps): ReactNode {
  const side = of.x < sheet.width / 2 ? 'right' : 'left';
  const end = of.y < sheet.height / 2 ? 'low' : 'high';
  return (
    <div className={`board-tip board-tip-${side} board-tip-${end} ${className}`} role="status">
      {children}
    </div>
  );
}
