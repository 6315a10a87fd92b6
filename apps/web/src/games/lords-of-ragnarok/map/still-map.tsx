/** What never changes on the map: the seas and the bare ground. It is drawn once, whatever stands on it. */
import { mapOf, type Side } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { BareGround } from './ground-drawing.tsx';
import { SeaLayer } from './sea-layer.tsx';
import { outlineOfRegion, pathOf, type Sheet } from './shape.ts';

interface StillMapProps {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly speaker: TableSpeaker;
}

export const StillMap = memo(({ sheet, side, speaker }: StillMapProps): ReactNode => {
  const { numbers } = mapOf(side);
  const shore = numbers.map((number) => pathOf(outlineOfRegion(sheet, side, number))).join('');
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className="board-chart board-still" aria-hidden="true">
      <SeaLayer sheet={sheet} side={side} speaker={speaker} />
      <path className="lords-shallows" d={shore} />
      <path className="lords-shore" d={shore} />
      {numbers.map((number) => (
        <BareGround key={number} sheet={sheet} side={side} region={number} />
      ))}
    </svg>
  );
});
