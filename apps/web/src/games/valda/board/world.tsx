/** The drawn part of the map: sea, realms with their temple sites, the world tree, the longship, decks and supply. */
import type { ValdaTable } from '@skald/engine/games/valda';
import { REALMS } from '@skald/engine/games/valda';
import { memo, type ReactNode } from 'react';
import { Water } from '../../../table/water/water.tsx';
import type { BoardLayout } from './layout.ts';
import { RealmDrawing, RealmGround } from './realm-drawing.tsx';
import { Jetty, Stocks } from './stocks.tsx';
import { TreeGround, Vikings } from './tree.tsx';
import { Voyage } from './voyage.tsx';

interface WorldProps {
  readonly layout: BoardLayout;
  readonly table: ValdaTable;
}

export function World({ layout, table }: WorldProps): ReactNode {
  return (
    <>
      <Ground layout={layout} />
      <svg viewBox={sizeOf(layout)} className="board-chart board-moving" aria-hidden="true">
        <Voyage layout={layout} round={table.round} />
        {REALMS.map((realm) => (
          <RealmDrawing key={realm} realm={realm} box={layout.realms[realm]} table={table} />
        ))}
        <Stocks box={layout.stocks} table={table} />
        <Vikings layout={layout} table={table} />
      </svg>
    </>
  );
}

/** The static part of the map. */
const Ground = memo(({ layout }: { readonly layout: BoardLayout }) => (
  <svg viewBox={sizeOf(layout)} className="board-chart board-still" aria-hidden="true">
    <Water width={layout.width} height={layout.height} />
    {REALMS.map((realm) => (
      <RealmGround key={realm} realm={realm} box={layout.realms[realm]} />
    ))}
    <Jetty box={layout.stocks} />
    <TreeGround layout={layout} />
  </svg>
));

function sizeOf({ width, height }: BoardLayout): string {
  return `0 0 ${width} ${height}`;
}
