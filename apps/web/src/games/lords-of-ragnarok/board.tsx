/** The board of Lords of Ragnarok: the map with the wheel in its middle, the moment over it, and the parchment with the question. */
import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/face.ts';
import { WorldMap } from './map/world-map.tsx';
import { useReach } from './reach.ts';
import { ActionWheel } from './sides/action-wheel.tsx';
import { Stage } from './sides/stage.tsx';
import { Status } from './status.tsx';
import { tableOf } from './table-of-lords.ts';
import './board.css';

export function Board(props: BoardProps): ReactNode {
  const { shown, choosing, dock } = props;
  const table = tableOf(shown.snapshot);
  const reach = useReach(choosing);
  const part = { ...props, table, reach };
  const over = shown.snapshot.over && !shown.playing;
  return (
    <div className="lords-board">
      <div className="lords-map">
        <WorldMap {...part} wheel={<ActionWheel {...part} />} />
        <Stage {...part} />
      </div>
      <div className="lords-parchment">
        {!over && <Status {...part} />}
        {dock}
      </div>
    </div>
  );
}
