/** The longship sails from round to round. */
import drakkar from 'icon:drakkar';
import { content } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import type { BoardLayout } from './layout.ts';
import './voyage.css';

const ROUNDS = Array.from({ length: content.game.rounds }, (_, i) => i + 1);

export function Voyage({ layout, round }: { readonly layout: BoardLayout; readonly round: number }): ReactNode {
  const { x, y, width, height } = layout.voyage;
  const middle = y + height / 2;
  const stop = (number: number): number => x + width * ((number - 0.5) / ROUNDS.length);
  return (
    <g className="valda-voyage">
      <path className="valda-voyage-way" d={`M${stop(1)} ${middle}H${stop(ROUNDS.length)}`} />
      {ROUNDS.map((number) => (
        <g key={number} transform={`translate(${stop(number)} ${middle})`}>
          <circle className={number < round ? 'valda-round valda-round-past' : 'valda-round'} r={19} />
          <text className="valda-round-number" y={8} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <g className="valda-ship" style={{ transform: `translate(${stop(Math.max(1, round))}px, ${middle - 4}px)` }}>
        <circle className="valda-ship-disc" r={30} />
        <Glyph className="valda-ship-icon" outline={drakkar} x={0} y={0} size={50} />
      </g>
    </g>
  );
}
