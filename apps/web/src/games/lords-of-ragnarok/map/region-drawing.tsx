/** A region as it lies on the map: its ground, who holds it, its number and people, and what was built or burnt there. */
import { controller, regionOf, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { Rune } from '../../../table/emblem.tsx';
import { REALM_ICONS } from '../sides/icons.ts';
import { RuneCarving } from '../sides/rune-stone.tsx';
import { colourOfParty } from '../table-of-lords.ts';
import { MARK_PICTURES } from './pictures.ts';
import { middleOfRegion, outlineOfRegion, pathOf, type Sheet } from './shape.ts';

interface RegionProps {
  readonly sheet: Sheet;
  readonly table: Table;
  readonly region: number;
}

export function Ground({ sheet, table, region }: RegionProps): ReactNode {
  const path = pathOf(outlineOfRegion(sheet, table.side, region));
  const owner = controller(table, region);
  const burnt = table.devastated.includes(region);
  const clip = `lords-clip-${region}`;
  return (
    <g className={`lords-ground lords-land-${regionOf(table.side, region).land}`}>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path className="lords-soil" d={path} />
      <path className="lords-snow" d={path} fill="url(#lords-snow)" />
      {burnt && <path className="lords-ash" d={path} fill="url(#lords-ash)" />}
      {owner !== null && <path className={`lords-held player-${colourOfParty(table, owner)}`} d={path} clipPath={`url(#${clip})`} />}
      <path className="lords-border" d={path} />
    </g>
  );
}

/** The plate of a region: number, people, and a picture for everything that stands there. */
export function RegionPlate({ sheet, table, region, name }: RegionProps & { readonly name: string }): ReactNode {
  const { x, y } = middleOfRegion(sheet, table.side, region);
  const { population } = regionOf(table.side, region);
  const marks = marksOf(table, region);
  const number = controller(table, region) === null ? 36 : 58;
  const [head, rest] = [number + 46, marks.length * 34];
  const pictures = marks.map((mark, i) => (
    <g key={mark.key} transform={`translate(${20 + i * 34} 0)`}>
      {mark.drawing}
    </g>
  ));
  const plate = (
    <>
      <NumberPlate table={table} region={region} wide={number} />
      <Glyph className="lords-mark-picture" outline={MARK_PICTURES.population} x={number + 15} y={1} size={25} />
      <text className="lords-population" x={number + 37} y={9} textAnchor="middle">
        {population}
      </text>
    </>
  );
  return (
    <g className="lords-plate-group" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {!sheet.stacked && (
        <text className="lords-region-name" y={-46} textAnchor="middle">
          {name}
        </text>
      )}
      {sheet.stacked ? (
        <>
          <g transform={`translate(${-head * 0.72} -48) scale(1.44)`}>{plate}</g>
          <g transform={`translate(${-rest * 0.58} -2) scale(1.16)`}>{pictures}</g>
        </>
      ) : (
        <g transform={`translate(${-(head + rest) / 2} -18)`}>
          {plate}
          <g transform={`translate(${head} 0)`}>{pictures}</g>
        </g>
      )}
    </g>
  );
}

/** The number; where somebody holds the region, in the owner's colour and beside the owner's rune. */
function NumberPlate({ table, region, wide }: Omit<RegionProps, 'sheet'> & { readonly wide: number }): ReactNode {
  const owner = controller(table, region);
  return (
    <g className={owner === null ? 'lords-nobody' : `player-${colourOfParty(table, owner)}`}>
      <rect className="lords-number-disc" y={-18} width={wide} height={36} rx={18} />
      {owner !== null && <Rune colour={colourOfParty(table, owner)} x={17} y={0} size={18} />}
      <text className="lords-number" x={wide - 19} y={9} textAnchor="middle">
        {region}
      </text>
    </g>
  );
}

interface Mark {
  readonly key: string;
  readonly drawing: ReactNode;
}

function marksOf(table: Table, region: number): readonly Mark[] {
  const { settlement, shrine, forge, adjacentRealms } = regionOf(table.side, region);
  const temple = table.temples.includes(region);
  const picture = (key: 'settlement' | 'shrine' | 'temple' | 'devastation'): Mark => ({
    key,
    drawing: <Glyph className={`lords-mark-picture lords-mark-${key}`} outline={MARK_PICTURES[key]} x={0} y={-1} size={32} />,
  });
  return [
    ...(settlement ? [picture('settlement')] : []),
    ...(shrine ? [picture(temple ? 'temple' : 'shrine')] : []),
    ...(forge ? [forgeMark(table, region)] : []),
    ...(table.devastated.includes(region) ? [picture('devastation')] : []),
    ...adjacentRealms.map((realm) => ({
      key: realm,
      drawing: (
        <g className={`lords-gate lords-realm-${realm}`}>
          <path className="lords-gate-arch" d="M-14 15V-3C-14 -20 14 -20 14 -3V15Z" />
          <Glyph className="lords-gate-picture" outline={REALM_ICONS[realm]} x={0} y={0} size={20} />
        </g>
      ),
    })),
  ];
}

/** A forge with the rune that lies on it. */
function forgeMark(table: Table, region: number): Mark {
  const rune = table.forges.find(({ at }) => at === region)?.rune ?? null;
  return {
    key: 'forge',
    drawing: (
      <>
        <Glyph className="lords-mark-picture" outline={MARK_PICTURES.forge} x={0} y={rune ? 7 : 0} size={28} />
        {rune && (
          <g transform="translate(-12 -26)">
            <RuneCarving rune={rune} />
          </g>
        )}
      </>
    ),
  };
}
