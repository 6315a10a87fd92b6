/** The map of Raids: the sea route as a loop, drawn for wide and for narrow screens, with a button at every place. */
import { FINISH, type RaidsTable } from '@skald/engine/games/raids';
import { type ReactNode, useMemo, useState } from 'react';
import { useMedia } from '../../app/use-media.ts';
import type { BoardProps } from '../../table/face.ts';
import { Chart, Waters } from './chart.tsx';
import { Flights } from './flights.tsx';
import { Floats } from './floats.tsx';
import { Middle } from './middle.tsx';
import { LYING, Route, STANDING } from './route.ts';
import { Ships } from './ships.tsx';
import { draftedPlan } from './spots.ts';
import { Spots } from './spots-layer.tsx';
import { tableOf } from './table-of-raids.ts';
import './board.css';
import './pieces.css';

export function Board(props: BoardProps): ReactNode {
  const { shown, choosing, speaker } = props;
  const narrow = useMedia('(max-width: 42rem)');
  const route = useMemo(() => new Route(narrow ? STANDING : LYING), [narrow]);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const size = `0 0 ${route.width} ${route.height}`;
  const table = tableOf(shown.snapshot);
  const plan = draftedPlan(choosing?.decision, choosing?.draft);
  return (
    <div className={narrow ? 'raids-map raids-map-standing' : 'raids-map'}>
      <svg viewBox={size} className="board-chart board-still" aria-hidden="true">
        <Waters route={route} />
      </svg>
      <svg viewBox={size} className="board-chart board-moving" aria-hidden="true">
        <Chart route={route} table={table} ahead={plan ? wayOf(table, shown.snapshot.viewer, plan.to) : null} />
        <Ships route={route} table={table} scene={shown.scene} waiting={shown.snapshot.waiting} />
      </svg>
      <Floats route={route} scene={shown.scene} />
      <Flights scene={shown.scene} />
      <Middle route={route} table={table} speaker={speaker} over={shown.snapshot.over && !shown.playing}>
        {props.dock}
      </Middle>
      <Spots {...props} route={route} table={table} pointedAt={pointedAt} onPoint={setPointedAt} />
    </div>
  );
}

function wayOf(table: RaidsTable, viewer: number | 'spectator', to: number): { readonly from: number; readonly to: number } | null {
  const ship = viewer === 'spectator' ? undefined : table.ships[viewer];
  return ship ? { from: ship.at, to: Math.min(to, FINISH) } : null;
}
