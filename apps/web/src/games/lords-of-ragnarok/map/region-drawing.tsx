/** The plate of a region: its owner, number and people, and what was built or burnt there. */
import { REALMS, type RuneId, regionOf } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { Rune } from '../../../table/emblem.tsx';
import { REALM_ICONS } from '../panels/icons.ts';
import { RuneCarving } from '../panels/rune-stone.tsx';
import { middleOfRegion } from './mesh/shape.ts';
import { MARK_PICTURES } from './pieces/pictures.ts';
import type { RegionLook, RegionPlace } from './region-look.ts';

type RegionPlateProps = RegionPlace & RegionLook;

/** The scale of numbers and pictures on a narrow sheet: there, too, they can be read. */
const STACKED = 1.16;

/** Number, people, and a picture for everything that stands there. */
export const RegionPlate = memo((props: RegionPlateProps): ReactNode => {
  const { sheet, side, region, holder } = props;
  const { x, y } = middleOfRegion(sheet, side, region);
  const { population } = regionOf(side, region);
  const marks = marksOf(props);
  const number = holder === null ? 36 : 58;
  const [head, rest] = [number + 46, marks.length * 34];
  const pictures = marks.map((mark, i) => (
    <g key={mark.key} transform={`translate(${20 + i * 34} 0)`}>
      {mark.drawing}
    </g>
  ));
  const plate = (
    <>
      <NumberPlate region={region} holder={holder} wide={number} />
      <Glyph className="lords-mark-picture" outline={MARK_PICTURES.population} x={number + 15} y={1} size={25} />
      <text className="lords-population" x={number + 37} y={9} textAnchor="middle">
        {population}
      </text>
    </>
  );
  return (
    <g className="lords-plate-group" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {sheet.stacked ? (
        <>
          <g transform={`translate(${(-head * STACKED) / 2} -36) scale(${STACKED})`}>{plate}</g>
          <g transform={`translate(${(-rest * STACKED) / 2} 6) scale(${STACKED})`}>{pictures}</g>
        </>
      ) : (
        <g transform={`translate(${-(head + rest) / 2} -18)`}>
          {plate}
          <g transform={`translate(${head} 0)`}>{pictures}</g>
        </g>
      )}
    </g>
  );
});

/** The number; in a controlled region, in the owner's colour and beside the owner's rune. */
function NumberPlate({ region, holder, wide }: Pick<RegionPlateProps, 'region' | 'holder'> & { readonly wide: number }): ReactNode {
  return (
    <g className={holder === null ? 'lords-nobody' : `player-${holder}`}>
      <rect className="lords-number-disc" y={-18} width={wide} height={36} rx={18} />
      {holder !== null && <Rune colour={holder} x={17} y={0} size={18} />}
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

function marksOf({ side, region, temple, burnt, rune, gates }: RegionPlateProps): readonly Mark[] {
  const { settlement, shrine, forge } = regionOf(side, region);
  const picture = (key: 'settlement' | 'shrine' | 'temple' | 'devastation'): Mark => ({
    key,
    drawing: <Glyph className={`lords-mark-picture lords-mark-${key}`} outline={MARK_PICTURES[key]} x={0} y={-1} size={32} />,
  });
  return [
    ...(settlement ? [picture('settlement')] : []),
    ...(shrine ? [picture(temple ? 'temple' : 'shrine')] : []),
    ...(forge ? [forgeMark(rune)] : []),
    ...(burnt ? [picture('devastation')] : []),
    ...REALMS.filter((realm) => gates.split(' ').includes(realm)).map((realm) => ({
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
function forgeMark(rune: RuneId | null): Mark {
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
