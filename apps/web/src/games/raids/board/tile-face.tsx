/** A tile, drawn on a square of 100 around its middle: its kind, count, value and shields. */

import vikingHead from 'icon:viking-helmet';
import type { TileType } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { iconOf } from './tile-icons.ts';

interface TileFaceProps {
  readonly type: TileType;
  /** What is left on a visit or a plunder. */
  readonly left?: readonly number[] | undefined;
}

export function TileFace({ type, left }: TileFaceProps): ReactNode {
  const twice = Math.max(type.sail, type.mjolnir, type.maxSales) > 1;
  return (
    <g className={`raids-tile raids-tile-${type.category}`}>
      <rect className="raids-tile-edge" x={-50} y={-50} width={100} height={100} rx={14} />
      <rect className="raids-tile-body" x={-46} y={-46} width={92} height={92} rx={11} />
      {twice ? (
        <>
          <Glyph className="raids-tile-icon" outline={iconOf(type)} x={-18} y={-10} size={48} />
          <Glyph className="raids-tile-icon" outline={iconOf(type)} x={18} y={4} size={48} />
        </>
      ) : (
        <Glyph className="raids-tile-icon" outline={iconOf(type)} x={0} y={left ? -14 : -5} size={left ? 50 : 64} />
      )}
      {type.category === 'monster' && <Strength value={type.strength} />}
      {type.glory > 0 && type.category !== 'monster' && <Worth value={type.glory} />}
      {left && <Left type={type} left={left} />}
    </g>
  );
}

/** The glory that a tile brings. */
function Worth({ value }: { readonly value: number }): ReactNode {
  return (
    <g>
      <circle className="raids-tile-worth" cx={31} cy={-31} r={16} />
      <text className="raids-tile-number" x={31} y={-24} textAnchor="middle">
        {value}
      </text>
    </g>
  );
}

function Strength({ value }: { readonly value: number }): ReactNode {
  return (
    <g>
      <path className="raids-tile-strength" d="M12 -50H50V-16L31 -6L12 -16Z" />
      <text className="raids-tile-number raids-tile-number-pale" x={31} y={-23} textAnchor="middle">
        {value}
      </text>
    </g>
  );
}

/** Vikings that wait in a visited village, or coins of a plunder: the next ship takes the first. */
function Left({ type, left }: { readonly type: TileType; readonly left: readonly number[] }): ReactNode {
  const step = 36;
  return left.map((value, i) => {
    const x = (i - (left.length - 1) / 2) * step;
    // Values may repeat, so the index is the key.
    const key = `${left.length - i}`;
    if (type.category === 'plunder') {
      return (
        <g key={key}>
          <circle className="raids-tile-worth" cx={x} cy={29} r={15} />
          <text className="raids-tile-number" x={x} y={36} textAnchor="middle">
            {value}
          </text>
        </g>
      );
    }
    return (
      <g key={key}>
        <circle className="raids-tile-crew" cx={x} cy={29} r={15} />
        <Glyph className="raids-tile-crew-icon" outline={vikingHead} x={x - (value > 1 ? 5 : 0)} y={29} size={18} />
        {value > 1 && (
          <text className="raids-tile-number raids-tile-number-small" x={x + 9} y={35} textAnchor="middle">
            {value}
          </text>
        )}
      </g>
    );
  });
}
