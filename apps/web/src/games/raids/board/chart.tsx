/** The drawn map: its static part (sea, lane, villages, harbour), and the tiles on it. */

import boat from 'icon:drakkar';
import harbour from 'icon:harbor-dock';
import laurel from 'icon:laurel-crown';
import vikingHead from 'icon:viking-helmet';
import village from 'icon:viking-longhouse';
import { content, FINISH, isVillage, type RaidsTable, START, typeOf } from '@skald/engine/games/raids';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { Water } from '../../../table/water/water.tsx';
import { VILLAGE_VIKINGS } from '../table-of-raids.ts';
import { lineThrough, PLACES_ON_MAP, type SeaRoute, TILE } from './route.ts';
import { TileFace } from './tile-face.tsx';

interface ChartProps {
  readonly route: SeaRoute;
  readonly table: RaidsTable;
  /** The drafted route. */
  readonly ahead: { readonly from: number; readonly to: number } | null;
}

const ON_THE_WAY = PLACES_ON_MAP.map(({ index }) => index).filter((index) => index !== START && index !== FINISH);

export const Waters = memo(({ route }: { readonly route: SeaRoute }) => (
  <>
    <Water width={route.width} height={route.height} />
    <path className="raids-sea-lane" d={route.outline()} />
    <path className="raids-sea-line" d={route.outline()} />
    <HarbourDrawing route={route} />
    {ON_THE_WAY.filter(isVillage).map((position) => (
      <Place key={position} position={position} route={route}>
        <Village />
      </Place>
    ))}
  </>
));

export function Chart({ route, table, ahead }: ChartProps): ReactNode {
  return (
    <>
      {ahead && <path className="raids-sea-ahead" d={lineThrough(route.way(ahead.from, ahead.to))} />}
      {ON_THE_WAY.filter((position) => !isVillage(position)).map((position) => (
        <Place key={position} position={position} route={route}>
          <Space position={position} table={table} />
        </Place>
      ))}
    </>
  );
}

interface PlaceProps {
  readonly position: number;
  readonly route: SeaRoute;
  readonly children: ReactNode;
}

function Place({ position, route, children }: PlaceProps): ReactNode {
  const { x, y } = route.place(position);
  return (
    <g transform={`translate(${x} ${y})`} data-place={position}>
      {children}
    </g>
  );
}

function Space({ position, table }: { readonly position: number; readonly table: RaidsTable }): ReactNode {
  const tile = table.route[position];
  if (!tile) {
    return (
      <>
        <circle className="raids-sea-space" r={TILE * 0.3} />
        <text className="raids-sea-number" y={7} textAnchor="middle">
          {position}
        </text>
      </>
    );
  }
  return <TileFace type={typeOf(tile)} left={table.bonuses[tile]} />;
}

function Village(): ReactNode {
  return (
    <g transform="scale(0.9)">
      <path className="raids-isle" d="M-54 6C-58 -26 -34 -50 -4 -48C30 -52 56 -28 54 4C56 34 30 50 0 48C-32 52 -52 36 -54 6Z" />
      <Glyph className="raids-isle-icon" outline={village} x={0} y={-12} size={66} />
      <circle className="raids-tile-crew" cx={0} cy={31} r={15} />
      <Glyph className="raids-tile-crew-icon" outline={vikingHead} x={-5} y={31} size={17} />
      <text className="raids-tile-number raids-tile-number-small" x={9} y={37} textAnchor="middle">
        {VILLAGE_VIKINGS}
      </text>
    </g>
  );
}

function HarbourDrawing({ route }: { readonly route: SeaRoute }): ReactNode {
  const { x, y, width, height } = route.harbour();
  const planks = Array.from({ length: 11 }, (_, i) => x + ((i + 1) * width) / 12);
  return (
    <g data-place={FINISH}>
      <rect className="raids-dock-edge" x={x} y={y} width={width} height={height} rx={16} />
      <rect className="raids-dock-floor" x={x + 6} y={y + 6} width={width - 12} height={height - 12} rx={11} />
      {planks.map((at) => (
        <path key={at} className="raids-dock-plank" d={`M${at} ${y + 8}V${y + height - 8}`} />
      ))}
      {(['start', 'home'] as const).flatMap((side) =>
        content.map.startSlots.values.map((slot) => {
          const berth = route.dock(side, slot);
          return (
            <g key={`${side}${slot}`}>
              <circle className={`raids-berth raids-berth-${side}`} cx={berth.x} cy={berth.y} r={width / 24} />
              <text className="raids-berth-number" x={berth.x} y={berth.y + 7} textAnchor="middle">
                {slot}
              </text>
            </g>
          );
        }),
      )}
      <path className="raids-dock-divide" d={`M${x + width / 2} ${y + 40}V${y + height - 8}`} />
      <Glyph className="raids-dock-icon" outline={boat} x={x + width / 4} y={y + 24} size={30} />
      <Glyph className="raids-dock-icon" outline={harbour} x={x + width / 2} y={y + 24} size={32} />
      <Glyph className="raids-dock-icon" outline={laurel} x={x + (width * 3) / 4} y={y + 24} size={30} />
    </g>
  );
}
