/** One slot of a longship: its tile, or bare planks; below, the shields, with a Viking on each that is taken. */

import vikingHead from 'icon:viking-helmet';
import { content, type TileType } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Glyph } from '../../icons/icon.tsx';
import { TileFace } from './tile-face.tsx';

export function SlotFace({ type, crew }: { readonly type: TileType | null; readonly crew: number }): ReactNode {
  const shields = type ? type.shields : content.longship.shieldsPerEmptySlot;
  return (
    <svg className="slot-face" viewBox="-54 -54 108 146" aria-hidden="true">
      {type ? (
        <TileFace type={type} />
      ) : (
        <>
          <rect className="slot-planks" x={-50} y={-50} width={100} height={100} rx={12} />
          <path className="slot-gaps" d="M-50 -17H50M-50 17H50" />
        </>
      )}
      {Array.from({ length: shields }, (_, i) => {
        const x = (i - (shields - 1) / 2) * 44;
        const manned = i < crew;
        // Shields are places of the slot: they go by their number.
        const key = `shield${i}`;
        return (
          <g key={key} className={manned ? 'shield shield-manned' : 'shield'}>
            <circle className="shield-rim" cx={x} cy={70} r={19} />
            <circle className="shield-boss" cx={x} cy={70} r={5} />
            {manned && <Glyph className="shield-viking" outline={vikingHead} x={x} y={68} size={29} />}
          </g>
        );
      })}
    </svg>
  );
}
