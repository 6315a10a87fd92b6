/** The map of one side: what stands still, over it what moves, the wheel in its middle, and over all what can be pressed. */
import { MONUMENTS, mapOf, type Table } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useMemo, useState } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import type { Handle } from '../../../table/reach/handles.ts';
import type { LordsPart } from '../part.ts';
import { Floats } from './floats.tsx';
import { GlowLayer } from './glow-layer.tsx';
import { ChangedGround } from './ground-drawing.tsx';
import { MonumentDrawing } from './monument-drawing.tsx';
import { PieceDrawing, ShipDrawing } from './piece-drawing.tsx';
import { placeName } from './place-names.ts';
import { placePieces, placeShips } from './placing.ts';
import { RegionPlate } from './region-drawing.tsx';
import { lookOf } from './region-look.ts';
import { LYING, landBorders, overlay, pathOf, type Sheet, STANDING } from './shape.ts';
import { Spots } from './spots.tsx';
import { StillMap } from './still-map.tsx';
import { Tip } from './tip.tsx';
import './map.css';
import './plates.css';
import './glow.css';
import './tip.css';
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
      <StillMap sheet={sheet} side={table.side} speaker={props.speaker} />
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className="board-chart board-moving" aria-hidden="true">
        <Lands sheet={sheet} table={table} />
        <GlowLayer {...props} sheet={sheet} pointedAt={pointedAt} />
        {mapOf(table.side).regions.map(({ number }) => (
          <RegionPlate
            key={number}
            sheet={sheet}
            side={table.side}
            region={number}
            name={placeName(table.side, number, props.speaker)}
            {...lookOf(table, number)}
          />
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

/** What became of the lands, and the borders between them. */
function Lands({ sheet, table }: { readonly sheet: Sheet; readonly table: Table }): ReactNode {
  const { side } = table;
  const borders = useMemo(
    () =>
      landBorders(sheet, side)
        .map((points) => pathOf(points, false))
        .join(''),
    [sheet, side],
  );
  return (
    <>
      {mapOf(side).numbers.map((number) => {
        const { holder, burnt } = lookOf(table, number);
        return <ChangedGround key={number} sheet={sheet} side={side} region={number} holder={holder} burnt={burnt} />;
      })}
      <path className="lords-land-border" d={borders} />
      <circle className="lords-root" cx={sheet.width / 2} cy={sheet.height / 2} r={sheet.wheel + 3} />
    </>
  );
}
