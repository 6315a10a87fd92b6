/** The board of Lords of Ragnarok: the map with the wheel in its middle, the moment over it, the prophets beside it. */
import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/face.ts';
import { WorldMap } from './map/world-map.tsx';
import { useReach } from './reach.ts';
import { ActionWheel } from './sides/action-wheel.tsx';
import { ProphetPanel } from './sides/prophet-panel.tsx';
import { Stage } from './sides/stage.tsx';
import { tableOf } from './table-of-lords.ts';
import './board.css';

export function Board(props: BoardProps): ReactNode {
  const { shown, choosing, dock } = props;
  const table = tableOf(shown.snapshot);
  const reach = useReach(choosing);
  const part = { ...props, table, reach };
  return (
    <div className="lords-board">
      <div className="lords-map">
        <WorldMap {...part} wheel={<ActionWheel {...part} />} />
        <Stage {...part} />
      </div>
      {dock}
      {table.prophets.map(({ prophet }) => (
        <ProphetPanel key={prophet} {...part} prophet={prophet} />
      ))}
    </div>
  );
}
