/** The map of one side: the drawing, the wheel in its middle, and over both what can be pressed. */
import { MONUMENTS, mapOf, type Table } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useMemo, useState } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import type { Handle } from '../../../table/reach/handles.ts';
import type { LordsPart } from '../part.ts';
import { Floats } from './floats.tsx';
import { GlowLayer } from './glow-layer.tsx';
import { MonumentDrawing } from './monument-drawing.tsx';
import { PieceDrawing, ShipDrawing } from './piece-drawing.tsx';
import { placeName } from './place-names.ts';
import { placePieces, placeShips } from './placing.ts';
import { Ground, RegionPlate } from './region-drawing.tsx';
import { SeaLayer } from './sea-layer.tsx';
import { LYING, landBorders, outlineOfRegion, overlay, pathOf, type Sheet, STANDING } from './shape.ts';
import { Spots } from './spots.tsx';
import { Tip } from './tip.tsx';
import './map.css';
import './pieces.css';

interface WorldMapProps extends LordsPart {
  /** What lies on the middle of the map; it fills the square it is given. */
  readonly wheel: ReactNode;
}

export function WorldMap(props: WorldMapProps): ReactNode {
  const { table, wheel, shown } = props;
  const sheet = useMedia('(max-width: 42rem)') ? STANDING : LYING;
  const pieces = useMemo(() => placePieces(sheet, table), [sheet, table]);
  const [pointedAt, setPointedAt] = useState<Handle | null>(null);
  const middle = { x: sheet.width / 2 - sheet.wheel, y: sheet.height / 2 - sheet.wheel, width: 2 * sheet.wheel, height: 2 * sheet.wheel };
  return (
    <div className={sheet === STANDING ? 'lords-world lords-world-standing' : 'lords-world'}>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className="lords-chart" aria-hidden="true">
        <SeaLayer sheet={sheet} side={table.side} speaker={props.speaker} />
        <Lands sheet={sheet} {...props} />
        <GlowLayer {...props} sheet={sheet} pointedAt={pointedAt} />
        {mapOf(table.side).regions.map(({ number }) => (
          <RegionPlate key={number} sheet={sheet} table={table} region={number} name={placeName(table.side, number, props.speaker)} />
        ))}
        {MONUMENTS.map((monument) => (
          <MonumentDrawing key={monument} sheet={sheet} table={table} monument={monument} />
        ))}
        {placeShips(sheet, table).map((ship) => (
          <ShipDrawing key={ship.party} table={table} ship={ship} />
        ))}
        {pieces.map((piece) => (
          <PieceDrawing key={piece.key} table={table} piece={piece} />
        ))}
      </svg>
      <Spots {...props} sheet={sheet} pieces={pieces} onPoint={setPointedAt} />
      <div className="lords-wheel" style={overlay(sheet, middle)}>
        {wheel}
      </div>
      <Floats sheet={sheet} table={table} scene={shown.scene} />
      {pointedAt !== null && <Tip {...props} key={pointedAt} sheet={sheet} pieces={pieces} handle={pointedAt} />}
    </div>
  );
}

/** The ground of all regions, on a foot of shallow water, with the borders of the lands. */
function Lands({ sheet, table }: { readonly sheet: Sheet; readonly table: Table }): ReactNode {
  const { side } = table;
  const numbers = mapOf(side).numbers;
  const { shore, borders } = useMemo(
    () => ({
      shore: numbers.map((number) => pathOf(outlineOfRegion(sheet, side, number))).join(''),
      borders: landBorders(sheet, side)
        .map((points) => pathOf(points, false))
        .join(''),
    }),
    [sheet, side, numbers],
  );
  return (
    <>
      <path className="lords-shallows" d={shore} />
      <path className="lords-shore" d={shore} />
      {numbers.map((number) => (
        <Ground key={number} sheet={sheet} table={table} region={number} />
      ))}
      <path className="lords-land-border" d={borders} />
      <circle className="lords-root" cx={sheet.width / 2} cy={sheet.height / 2} r={sheet.wheel + 3} />
    </>
  );
}
