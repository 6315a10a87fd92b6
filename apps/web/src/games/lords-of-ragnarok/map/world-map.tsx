/** The map of one side: the static part, over it what moves, the wheel in its middle, and on top the buttons. */
import { type LordsTable, mapOf, monumentsIn } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useMemo, useState } from 'react';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import { BoardView } from '../../../table/frame/board-view.tsx';
import { useBestSheet } from '../../../table/frame/use-best-sheet.ts';
import { overlay } from '../../../table/geometry.ts';
import { BoardPicture } from '../../../table/picture/board-picture.tsx';
import type { LordsPartProps } from '../part-props.ts';
import type { ProphetPlan } from '../prophets/plan.ts';
import { PlanView } from '../prophets/plan-view.tsx';
import { stageOf } from '../stage/stage-now.ts';
import { Floats } from './floats.tsx';
import { GlowLayer, OffersLayer } from './glow-layer.tsx';
import { ChangedGround } from './ground-drawing.tsx';
import { LANDSCAPE, landBorders, PORTRAIT, pathOf, type Sheet } from './mesh/shape.ts';
import { pictureOf } from './painted-map.ts';
import { MonumentDrawing } from './pieces/monument-drawing.tsx';
import { PieceDrawing, ShipDrawing } from './pieces/piece-drawing.tsx';
import { placePieces, placeShips } from './pieces/placing.ts';
import { RegionPlate } from './region-drawing.tsx';
import { lookOf } from './region-look.ts';
import { RegionNames } from './region-names.tsx';
import { Spots } from './spots.tsx';
import { StillMap } from './still-map.tsx';
import { Tip } from './tip.tsx';
import './map.css';
import './painted-map.css';
import './plates.css';
import './glow.css';
import './tip.css';
import './pieces/pieces.css';

interface WorldMapProps extends LordsPartProps {
  /** The content of the middle of the map; fills its square. */
  readonly wheel: ReactNode;
  /** What the acting prophet is up to. */
  readonly plan: ProphetPlan | null;
  /** Lies over the map. */
  readonly stage: ReactNode;
}

const SHEETS = [LANDSCAPE, PORTRAIT] as const;

export function WorldMap(props: WorldMapProps): ReactNode {
  const { table, wheel, stage, shown, choosing, plan } = props;
  const { place, sheet } = useBestSheet(SHEETS);
  const pieces = useMemo(() => placePieces(sheet, table), [sheet, table]);
  const [pointedAt, setPointedAt] = useState<BoardTarget | null>(null);
  const size = `0 0 ${sheet.width} ${sheet.height}`;
  const middle = { x: sheet.width / 2 - sheet.wheel, y: sheet.height / 2 - sheet.wheel, width: 2 * sheet.wheel, height: 2 * sheet.wheel };
  // A battle or a hunt over the map tells its own story.
  const shownPlan = plan && stageOf(shown, table) === null ? plan : null;
  const over = (
    <>
      {shownPlan && <PlanView key={shownPlan.id} plan={shownPlan} sheet={sheet} table={table} i18n={props.i18n} />}
      {pointedAt !== null && <Tip {...props} key={pointedAt} sheet={sheet} pieces={pieces} target={pointedAt} />}
      {stage}
    </>
  );
  return (
    <div ref={place} className={sheet.stacked ? 'lords-world lords-world-standing' : 'lords-world'}>
      <BoardView size={sheet} asked={choosing?.decision.id} over={over}>
        <BoardPicture picture={pictureOf(table.side, sheet)} />
        <StillMap sheet={sheet} side={table.side} i18n={props.i18n} />
        <svg viewBox={size} className="board-chart board-moving" aria-hidden="true">
          <Lands sheet={sheet} table={table} />
        </svg>
        <OffersLayer {...props} sheet={sheet} />
        <svg viewBox={size} className="board-chart board-moving" aria-hidden="true">
          <GlowLayer {...props} sheet={sheet} pointedAt={pointedAt} />
          {mapOf(table.side).regions.map(({ number }) => (
            <RegionPlate key={number} sheet={sheet} side={table.side} region={number} {...lookOf(table, number)} />
          ))}
          {monumentsIn(table).map((monument) => (
            <MonumentDrawing key={monument} sheet={sheet} table={table} monument={monument} />
          ))}
          {placeShips(sheet, table).map((ship) => (
            <ShipDrawing key={ship.key} table={table} ship={ship} />
          ))}
          {pieces.map((piece) => (
            <PieceDrawing key={piece.key} table={table} piece={piece} />
          ))}
          <RegionNames sheet={sheet} side={table.side} i18n={props.i18n} />
        </svg>
        <Spots {...props} sheet={sheet} pieces={pieces} onPoint={setPointedAt} />
        <div className="lords-wheel" style={overlay(sheet, middle)}>
          {wheel}
        </div>
        <Floats sheet={sheet} table={table} scene={shown.scene} />
      </BoardView>
    </div>
  );
}

/** What happened to the lands, and the borders between them. */
function Lands({ sheet, table }: { readonly sheet: Sheet; readonly table: LordsTable }): ReactNode {
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
