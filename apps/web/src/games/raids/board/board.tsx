/** The map of Raids: the sea route as a loop, drawn for wide and for narrow rooms, with a button at every place. */
import { FINISH, type RaidsTable } from '@skald/engine/games/raids';
import { type ReactNode, useState } from 'react';
import { BoardView } from '../../../table/frame/board-view.tsx';
import { useBestSheet } from '../../../table/frame/use-best-sheet.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { BoardPicture } from '../../../table/picture/board-picture.tsx';
import { tableOf } from '../table-of-raids.ts';
import { Chart, Waters } from './chart.tsx';
import { Flights } from './flights.tsx';
import { Floats } from './floats.tsx';
import { Middle } from './middle.tsx';
import { pictureOf } from './painted-chart.ts';
import { LANDSCAPE, PORTRAIT, SeaRoute } from './route.ts';
import { Ships } from './ships.tsx';
import { draftedPlan } from './spots.ts';
import { Spots, SpotTip } from './spots-layer.tsx';
import '../tokens.css';
import './board.css';
import './painted-chart.css';
import './pieces.css';

const ROUTES = [new SeaRoute(LANDSCAPE), new SeaRoute(PORTRAIT)] as const;

export function Board(props: PartProps): ReactNode {
  const { shown, choosing, i18n } = props;
  const { place, sheet: route } = useBestSheet(ROUTES);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const size = `0 0 ${route.width} ${route.height}`;
  const table = tableOf(shown.snapshot);
  const plan = draftedPlan(choosing?.decision, choosing?.draft);
  const spots = { ...props, route, table, pointedAt };
  return (
    <div ref={place} className={route.shape === PORTRAIT ? 'raids-map raids-map-standing' : 'raids-map'}>
      <BoardView
        size={route}
        asked={choosing?.decision.id}
        walk="path"
        over={pointedAt !== null && <SpotTip {...spots} position={pointedAt} />}
      >
        <BoardPicture picture={pictureOf(route)} />
        <svg viewBox={size} className="board-chart board-still" aria-hidden="true">
          <Waters route={route} />
        </svg>
        <svg viewBox={size} className="board-chart board-moving" aria-hidden="true">
          <Chart route={route} table={table} ahead={plan ? wayOf(table, shown.snapshot.viewer, plan.to) : null} />
          <Ships route={route} table={table} scene={shown.scene} waiting={shown.snapshot.waiting} />
        </svg>
        <Floats route={route} scene={shown.scene} />
        <Flights scene={shown.scene} />
        <Middle route={route} table={table} i18n={i18n} />
        <Spots {...spots} onPoint={setPointedAt} />
      </BoardView>
    </div>
  );
}

function wayOf(table: RaidsTable, viewer: number | 'spectator', to: number): { readonly from: number; readonly to: number } | null {
  const ship = viewer === 'spectator' ? undefined : table.ships[viewer];
  return ship ? { from: ship.at, to: Math.min(to, FINISH) } : null;
}
