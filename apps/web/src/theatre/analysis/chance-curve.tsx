/** The chances to win over the whole match, each with its uncertainty, and a place to jump from. */
import type { CurvePoint } from '@skald/ai/analysis';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { dashOf } from '../controls/dashes.ts';
import type { ScoredParty } from '../controls/parties.ts';

const WIDTH = 1000;
const HEIGHT = 200;
const CHART = `0 0 ${WIDTH} ${HEIGHT}`;

interface ChanceCurveProps {
  readonly points: readonly CurvePoint[];
  readonly parties: readonly ScoredParty[];
  readonly at: number;
  readonly last: number;
  readonly label: string;
  readonly told: string;
  onSeek(at: number): void;
}

export function ChanceCurve({ points, parties, at, last, label, told, onSeek }: ChanceCurveProps): ReactNode {
  const place: CSSProperties = { left: `${(100 * at) / Math.max(1, last)}%` };
  return (
    <div className="chance-curve">
      <Curves points={points} colours={parties.map(({ colour }) => colour).join(' ')} last={last} />
      <span className="chance-curve-now" style={place} />
      <input
        type="range"
        className="chance-curve-handle"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={told}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  );
}

interface CurvesProps {
  readonly points: readonly CurvePoint[];
  /** One string: the drawing changes only with it. */
  readonly colours: string;
  readonly last: number;
}

const Curves = memo(({ points, colours, last }: CurvesProps): ReactNode => {
  const colourOf = colours.split(' ');
  const seats = points[0]?.chances.length ?? 0;
  return (
    <svg className="chance-curve-chart" viewBox={CHART} preserveAspectRatio="none" aria-hidden="true">
      <path className="chance-curve-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {Array.from({ length: seats }, (_, seat) => (
        <g key={colourOf[seat]} className={`player-${colourOf[seat] ?? 'none'}`}>
          <path className="chance-curve-band" d={bandOf(points, seat, last)} />
          <path className="chance-curve-line" d={lineOf(points, seat, last)} strokeDasharray={dashOf(seat)} />
        </g>
      ))}
    </svg>
  );
});

function lineOf(points: readonly CurvePoint[], seat: number, last: number): string {
  return `M${points.map(({ at, chances }) => pointAt(at, last, chances[seat]?.value ?? 0)).join('L')}`;
}

/** From the lowest likely chances forward, and back along the highest. */
function bandOf(points: readonly CurvePoint[], seat: number, last: number): string {
  const along = (points: readonly CurvePoint[], sign: 1 | -1): readonly string[] =>
    points.map(({ at, chances }) => pointAt(at, last, (chances[seat]?.value ?? 0) + sign * (chances[seat]?.error ?? 0)));
  return `M${[...along(points, 1), ...along(points.toReversed(), -1)].join('L')}Z`;
}

function pointAt(at: number, last: number, chance: number): string {
  const within = Math.min(1, Math.max(0, chance));
  return `${Math.round((WIDTH * at) / Math.max(1, last))} ${Math.round(HEIGHT * (1 - within))}`;
}
