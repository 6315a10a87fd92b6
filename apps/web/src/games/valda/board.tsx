/** The board of Valda: the map with its buttons, and the parchment that says what goes on. */
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../app/use-media.ts';
import type { BoardProps } from '../../table/face.ts';
import type { Handle } from '../../table/reach/handles.ts';
import { type Box, FLAT, type Layout, LYING, overlay, STANDING } from './layout.ts';
import { useReach } from './reach.ts';
import { Spots } from './spots.tsx';
import { Status } from './status.tsx';
import { tableOf } from './table-of-valda.ts';
import { Tip } from './tip.tsx';
import { World } from './world.tsx';
import './board.css';
import './colours.css';
import './middle.css';

export function Board(props: BoardProps): ReactNode {
  const { shown, choosing, dock } = props;
  const narrow = useMedia('(max-width: 42rem)');
  const low = useMedia('(max-width: 64rem)');
  const layout = narrow ? STANDING : low ? FLAT : LYING;
  const table = tableOf(shown.snapshot);
  const reach = useReach(choosing);
  const [pointedAt, setPointedAt] = useState<Handle | null>(null);
  const over = shown.snapshot.over && !shown.playing;
  return (
    <div className={`valda-board${narrow ? ' valda-board-standing' : ''}`}>
      <div className="valda-map">
        <World layout={layout} table={table} />
        <Spots {...props} layout={layout} table={table} reach={reach} onPoint={setPointedAt} />
        {layout.middle && (
          <div className="board-parchment valda-middle" style={middleOf(layout, layout.middle)}>
            {!over && <Status {...props} />}
            {dock}
          </div>
        )}
        {pointedAt !== null && <Tip {...props} key={pointedAt} layout={layout} table={table} handle={pointedAt} />}
      </div>
      {!layout.middle && (
        <>
          {!over && <Status {...props} />}
          {dock}
        </>
      )}
    </div>
  );
}

/** The parchment is as tall as its place, and where more is to be said it reaches over the lower realms. */
function middleOf(layout: Layout, box: Box): Readonly<Record<string, string>> {
  const { left, top, width, height } = overlay(layout, box);
  return { left, top, width, minHeight: height, maxHeight: `calc(${100 - Number.parseFloat(top)}% - 6px)` };
}
