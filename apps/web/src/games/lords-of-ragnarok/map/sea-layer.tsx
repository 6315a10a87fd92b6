/** The seas round the land, with their names. */
import { type MapSide, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Water } from '../../../table/water/water.tsx';
import { nameLine, outlineOfSea, pathOf, type Sheet } from './mesh/shape.ts';

interface SeaLayerProps {
  readonly sheet: Sheet;
  readonly side: MapSide;
  readonly i18n: TableTranslator;
}

export function SeaLayer({ sheet, side, i18n }: SeaLayerProps): ReactNode {
  const { width, height } = sheet;
  return (
    <>
      <defs>
        <pattern id="lords-snow" width="90" height="70" patternUnits="userSpaceOnUse">
          <path className="lords-flake" d="M12 22L22 8L32 22M18 14L22 18L26 14M58 58L66 46L74 58M72 58L80 50L88 58" />
        </pattern>
        <pattern id="lords-ash" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="lords-ash-line" d="M0 0V22" />
        </pattern>
      </defs>
      <Water width={width} height={height} />
      {mapOf(side).seas.map(({ id }) => (
        <g key={id}>
          <path className="lords-sea-border" d={pathOf(outlineOfSea(sheet, side, id))} />
          <path id={`lords-line-${id}`} d={pathOf(nameLine(sheet, side, id), false)} fill="none" />
          <text className="lords-sea-name">
            <textPath href={`#lords-line-${id}`} startOffset="50%" textAnchor="middle">
              {i18n.thing(id)}
            </textPath>
          </text>
        </g>
      ))}
    </>
  );
}
