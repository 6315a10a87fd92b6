/** A longship on the map, in its player's colour; it sails along the route when its position changes. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { EASE } from '../../../design/tokens.ts';
import { Rune } from '../../../table/emblem.tsx';
import type { Point } from '../../../table/geometry.ts';
import { SAIL_PATTERNS, type ShipColour } from './sails.ts';

interface ShipFigureProps {
  readonly colour: ShipColour;
  readonly ghost: boolean;
  readonly at: Point;
  readonly looksRight: boolean;
  readonly scale: number;
  /** Is it this player's turn? */
  readonly active: boolean;
  readonly position: number;
  /** The duration of the voyage to a new position; null for no animation. */
  readonly ms: number | null;
  /** The way from an earlier position to the current one. */
  wayFrom(position: number): readonly Point[];
}

const HULL =
  'M-50 -8C-56 -22 -46 -34 -38 -30C-44 -26 -44 -16 -36 -4C-28 6 28 6 36 -4C44 -16 46 -30 36 -38C50 -44 62 -28 54 -8C48 14 36 28 0 28C-36 28 -46 12 -50 -8Z';
const SAIL = 'M-27 -42Q0 -36 27 -42Q36 -18 29 6Q0 14 -29 6Q-20 -18 -27 -42Z';
const SHIELDS = [-27, -9, 9, 27] as const;

export function ShipFigure({ colour, ghost, at, looksRight, scale, active, position, ms, wayFrom }: ShipFigureProps): ReactNode {
  const figure = useRef<SVGGElement>(null);
  const last = useRef(position);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = position;
    if (ms === null || before >= position) return;
    const frames = wayFrom(before).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    figure.current?.animate?.(frames, { duration: ms, easing: EASE.move });
  }, [position, ms, wayFrom]);
  return (
    <g
      ref={figure}
      className={`raids-ship player-${colour}${ghost ? ' raids-ship-ghost' : ''}${active ? ' raids-ship-active' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <g transform={`scale(${scale})`}>
        <ellipse className="raids-ship-wake" cx={0} cy={27} rx={58} ry={9} />
        {active && <ellipse className="raids-ship-glow" cx={0} cy={2} rx={64} ry={52} />}
        <g transform={`scale(${looksRight ? 1 : -1} 1)`}>
          <path className="raids-ship-mast" d="M0 -52V20" />
          <path className="raids-ship-sail" d={SAIL} />
          <path className="raids-ship-cloth" d={SAIL_PATTERNS[colour]} />
          <path className="raids-ship-hull" d={HULL} />
          <path className="raids-ship-plank" d="M-44 2C-34 16 34 16 47 1" />
          {SHIELDS.map((x) => (
            <circle key={x} className="raids-ship-shield" cx={x} cy={8 - Math.abs(x) / 9} r={7} />
          ))}
        </g>
        {!ghost && <Rune colour={colour} x={0} y={-17} size={26} />}
      </g>
    </g>
  );
}
