/** The static part of the map, the seas and the bare ground, drawn once. */
import { type MapSide, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { BareGround } from './ground-drawing.tsx';
import { outlineOfRegion, pathOf, type Sheet } from './mesh/shape.ts';
import { SeaLayer } from './sea-layer.tsx';

interface StillMapProps {
  readonly sheet: Sheet;
  readonly side: MapSide;
  readonly i18n: TableTranslator;
}

export const StillMap = memo(({ sheet, side, i18n }: StillMapProps): ReactNode => {
  const { numbers } = mapOf(side);
  const shore = numbers.map((number) => pathOf(outlineOfRegion(sheet, side, number))).join('');
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className="board-chart board-still" aria-hidden="true">
      <SeaLayer sheet={sheet} side={side} i18n={i18n} />
      <path className="lords-shallows" d={shore} />
      <path className="lords-shore" d={shore} />
      {numbers.map((number) => (
        <BareGround key={number} sheet={sheet} side={side} region={number} />
      ))}
    </svg>
  );
});
