/** The window of the map: fits it, lets it be moved and enlarged, and holds what lies over it. */
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useRovingFocus } from '../board-input/use-roving-focus.ts';
import type { WalkOrder } from '../board-input/walk.ts';
import { useTableValue } from '../table-memory.tsx';
import { MAP_COMMANDS } from './map-tools.tsx';
import { useMapView } from './use-map-view.ts';
import type { Extent } from './view-math.ts';
import './board-view.css';

interface BoardViewProps {
  /** The size of the drawing, in its own units. */
  readonly size: Extent;
  /** The id of the open question. */
  readonly asked: string | undefined;
  readonly children: ReactNode;
  /** Lies over the map and does not move with it: tips, stages. */
  readonly over?: ReactNode;
  /** How arrow keys walk between the places; in space by default. */
  readonly walk?: WalkOrder;
}

export function BoardView({ size, asked, children, over, walk = 'space' }: BoardViewProps): ReactNode {
  const { frame, sheet, isMoved, zoom, fit } = useMapView(size, asked);
  useRovingFocus(sheet, walk);
  const commands = useTableValue(MAP_COMMANDS);
  useEffect(() => {
    commands.set({ isMoved, zoom, fit });
    return () => commands.set(null);
  }, [commands, isMoved, zoom, fit]);
  const shape: CSSProperties & Readonly<Record<`--${string}`, number>> = { '--sheet-ratio': size.width / size.height };
  return (
    <div className="board-view" ref={frame}>
      <div ref={sheet} className={isMoved ? 'board-sheet board-sheet-moved' : 'board-sheet'} style={shape}>
        {children}
      </div>
      {over}
    </div>
  );
}
