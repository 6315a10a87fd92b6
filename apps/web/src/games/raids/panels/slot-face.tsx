/** One slot of a longship: its tile or bare planks, below them the shields with their Vikings. */

import vikingHead from 'icon:viking-helmet';
import { content, type TileType } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { TileFace } from '../board/tile-face.tsx';

export function SlotFace({ type, crew }: { readonly type: TileType | null; readonly crew: number }): ReactNode {
  const shields = type ? type.shields : content.longship.shieldsPerEmptySlot;
  return (
    <svg className="raids-slot-face" viewBox="-54 -54 108 148" aria-hidden="true">
      {type ? <TileFace type={type} /> : <rect className="raids-slot-free" x={-47} y={-47} width={94} height={94} rx={12} />}
      {Array.from({ length: shields }, (_, i) => {
        const x = (i - (shields - 1) / 2) * 50;
        const manned = i < crew;
        // Shields are places of the slot, so the index is the key.
        const key = `shield${i}`;
        return (
          <g key={key} className={manned ? 'raids-shield raids-shield-manned' : 'raids-shield'}>
            <circle className="raids-shield-rim" cx={x} cy={68} r={22} />
            <path className="raids-shield-paint" d={`M${x} 46A22 22 0 0 1 ${x + 22} 68H${x}ZM${x} 90A22 22 0 0 1 ${x - 22} 68H${x}Z`} />
            <circle className="raids-shield-boss" cx={x} cy={68} r={7} />
            {manned && <Glyph className="raids-shield-viking" outline={vikingHead} x={x} y={65} size={36} />}
          </g>
        );
      })}
    </svg>
  );
}
