/** The whole match in a strip: a curve of scores for every player, the landmarks, and a handle to go anywhere. */
import type { Seat } from '@skald/engine';
import { memo, type ReactNode, useContext, useMemo } from 'react';
import { Emblem } from '../table/emblem.tsx';
import type { PlayerColour } from '../table/face.ts';
import { ColourContext } from '../table/sentence.tsx';
import type { TableSpeaker } from '../words/speaker.ts';
import type { Landmark } from './landmarks.ts';
import type { Outline } from './recording.ts';
import './timeline.css';

const WIDTH = 1000;
const HEIGHT = 100;
const CHART = `0 0 ${WIDTH} ${HEIGHT}`;
const MARGIN = 6;
/** The height of a landmark's stroke. */
const MARK = 8;
/** A line of its own for every seat: colours never stand alone. */
const DASHES = ['none', '9 3', '3 3', '12 3 3 3', '1 4', '6 6'] as const;

interface TimelineProps {
  readonly outline: Outline;
  readonly landmarks: readonly Landmark[];
  readonly at: number;
  readonly speaker: TableSpeaker;
  /** What happened at this moment, in words. */
  readonly told: string;
  colourOf(seat: Seat): PlayerColour;
  onSeek(at: number): void;
}

export function Timeline({ outline, landmarks, at, speaker, told, colourOf, onSeek }: TimelineProps): ReactNode {
  const last = outline.moments.length - 1;
  const curves = useMemo(() => curvesOf(outline), [outline]);
  const now = outline.moments[at]?.scores ?? [];
  const along = xOf(at, last);
  return (
    <div className="timeline">
      <ul className="timeline-players" aria-label={speaker.say('theatre.curve')} title={speaker.say('theatre.curve')}>
        {outline.players.map((_, seat) => (
          <li key={curves[seat] ?? ''} className={`player-${colourOf(seat)}`}>
            <Emblem colour={colourOf(seat)} />
            <svg className="timeline-sample" viewBox="0 0 28 8" aria-hidden="true">
              <path className="timeline-curve" d="M0 4H28" strokeDasharray={dashOf(seat)} />
            </svg>
            <span className="timeline-name">{speaker.name(seat)}</span>
            <b>{now[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      <div className="timeline-strip">
        <Curves curves={curves} landmarks={landmarks} last={last} />
        <svg className="timeline-chart" viewBox={CHART} preserveAspectRatio="none" aria-hidden="true">
          <rect className="timeline-future" x={along} y={0} width={WIDTH - along} height={HEIGHT} />
          <path className="timeline-now" d={`M${along} 0V${HEIGHT}`} />
        </svg>
        <input
          type="range"
          className="timeline-handle"
          min={0}
          max={last}
          value={at}
          aria-label={speaker.say('theatre.timeline')}
          aria-valuetext={`${speaker.say('theatre.moment', { at, last })}. ${told}`}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

interface CurvesProps {
  readonly curves: readonly string[];
  readonly landmarks: readonly Landmark[];
  readonly last: number;
}

/** What is the same at every moment, drawn once. */
const Curves = memo(({ curves, landmarks, last }: CurvesProps): ReactNode => {
  const colourOf = useContext(ColourContext);
  return (
    <div className="timeline-still">
      <svg className="timeline-chart" viewBox={CHART} preserveAspectRatio="none" aria-hidden="true">
        <path className="timeline-chapter" d={strokes(landmarks, 'chapter', last, HEIGHT)} />
        {curves.map((curve, seat) => (
          <path key={curve} className={`timeline-curve player-${colourOf(seat) ?? 'none'}`} d={curve} strokeDasharray={dashOf(seat)} />
        ))}
      </svg>
      <svg className="timeline-marks" viewBox={`0 0 ${WIDTH} ${MARK}`} preserveAspectRatio="none" aria-hidden="true">
        {marksOf(landmarks, last).map(({ kind, path }) => (
          <path key={kind} className={`timeline-mark timeline-mark-${kind}`} d={path} />
        ))}
      </svg>
    </div>
  );
});

/** One short stroke under the curves for each landmark of a kind. */
function marksOf(landmarks: readonly Landmark[], last: number) {
  return (['deed', 'leap', 'lead'] as const).map((kind) => ({ kind, path: strokes(landmarks, kind, last, MARK) }));
}

function strokes(landmarks: readonly Landmark[], kind: Landmark['kind'], last: number, height: number): string {
  return landmarks.flatMap((landmark) => (landmark.kind === kind ? [`M${xOf(landmark.at, last)} 0V${height}`] : [])).join('');
}

function dashOf(seat: Seat): string | undefined {
  return DASHES[seat % DASHES.length];
}

function xOf(at: number, last: number): number {
  return last === 0 ? 0 : Math.round((at / last) * WIDTH * 10) / 10;
}

/** One stepped line for each seat; the last is drawn on top. */
function curvesOf({ moments, players }: Outline): readonly string[] {
  const all = moments.flatMap(({ scores }) => scores);
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  const last = moments.length - 1;
  return players.map((_, seat) => {
    let path = '';
    let drawn: number | undefined;
    moments.forEach(({ scores }, at) => {
      const share = ((scores[seat] ?? 0) - least) / (most - least);
      // Lines that run together are set apart a little, so that every player is seen.
      const y = Math.round((HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)) * 10) / 10 - seat * 0.8;
      if (drawn === undefined) path = `M0 ${y}`;
      else if (y !== drawn) path += `H${xOf(at, last)}V${y}`;
      drawn = y;
    });
    return `${path}H${WIDTH}`;
  });
}
