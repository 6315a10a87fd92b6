/** The drawn part of the map: sea, realms with their temple sites, the world tree, the longship, decks and supply. */
import type { ValdaTable } from '@skald/engine/games/valda';
import { REALMS } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Sea } from '../../table/sea.tsx';
import type { Layout } from './layout.ts';
import { RealmDrawing } from './realm-drawing.tsx';
import { Stocks } from './stocks.tsx';
import { Tree } from './tree.tsx';
import { Voyage } from './voyage.tsx';

interface WorldProps {
  readonly layout: Layout;
  readonly table: ValdaTable;
}

export function World({ layout, table }: WorldProps): ReactNode {
  const { width, height } = layout;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="board-chart" aria-hidden="true">
      <Sea name="valda" width={width} height={height} />
      <Voyage layout={layout} round={table.round} />
      {REALMS.map((realm) => (
        <RealmDrawing key={realm} realm={realm} box={layout.realms[realm]} table={table} />
      ))}
      <Stocks box={layout.stocks} table={table} />
      <Tree layout={layout} table={table} />
    </svg>
  );
}
