/** The drawn part of the map: sea, realms with their temple sites, the world tree, the longship, decks and supply. */
import type { ValdaTable } from '@skald/engine/games/valda';
import { REALMS } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
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
    <svg viewBox={`0 0 ${width} ${height}`} className="valda-world" aria-hidden="true">
      <defs>
        <radialGradient id="valda-sea" cx="55%" cy="45%" r="80%">
          <stop offset="0%" className="valda-sea-light" />
          <stop offset="60%" className="valda-sea-mid" />
          <stop offset="100%" className="valda-sea-deep" />
        </radialGradient>
        <pattern id="valda-waves" width="120" height="60" patternUnits="userSpaceOnUse">
          <path className="valda-wave" d="M6 18q9 -9 18 0t18 0M66 46q9 -9 18 0t18 0" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#valda-sea)" />
      <rect width={width} height={height} fill="url(#valda-waves)" />
      <Voyage layout={layout} round={table.round} />
      {REALMS.map((realm) => (
        <RealmDrawing key={realm} realm={realm} box={layout.realms[realm]} table={table} />
      ))}
      <Stocks box={layout.stocks} table={table} />
      <Tree layout={layout} table={table} />
    </svg>
  );
}
