/** The timeline of a match: a score curve for every participant, the landmarks, and a handle to jump anywhere. */
import { memo, type ReactNode, useMemo } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Emblem } from '../../table/emblem.tsx';
import type { Landmark } from '../replay/landmarks.ts';
import type { Outline } from '../replay/recording.ts';
import { dashOf } from './dashes.ts';
import type { ScoredParty } from './parties.ts';
import './timeline.css';

const WIDTH = 1000;
const HEIGHT = 100;
const CHART = `0 0 ${WIDTH} ${HEIGHT}`;
const MARGIN = 6;
/** The height of a landmark's stroke. */
const MARK = 8;

interface TimelineProps {
  readonly outline: Outline;
  readonly landmarks: readonly Landmark[];
  readonly at: number;
  readonly i18n: TableTranslator;
  /** What happened at this moment, in words. */
  readonly description: string;
  /** Whose scores are drawn, the seats first. */
  readonly parties: readonly ScoredParty[];
  onSeek(at: number): void;
}

export function Timeline({ outline, landmarks, at, i18n, description, parties, onSeek }: TimelineProps): ReactNode {
  const last = outline.moments.length - 1;
  const curves = useMemo(() => curvesOf(outline), [outline]);
  const now = scoresAt(outline, at);
  const along = xOf(at, last);
  return (
    <div className="timeline">
      <Parties parties={parties} scores={now} i18n={i18n} />
      <div className="timeline-strip">
        <Curves curves={curves} colours={parties.map(({ colour }) => colour).join(' ')} landmarks={landmarks} last={last} />
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
          aria-label={i18n.t('theatre.timeline')}
          aria-valuetext={`${i18n.t('theatre.moment', { at, last })}. ${description}`}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

interface CourseProps {
  readonly outline: Outline;
  readonly parties: readonly ScoredParty[];
  readonly i18n: TableTranslator;
}

/** The curves alone, with the final scores: the course of a match at a glance. */
export function MatchCourse({ outline, parties, i18n }: CourseProps): ReactNode {
  const last = outline.moments.length - 1;
  const curves = useMemo(() => curvesOf(outline), [outline]);
  return (
    <div className="timeline timeline-course">
      <Parties parties={parties} scores={scoresAt(outline, last)} i18n={i18n} />
      <div className="timeline-strip">
        <Curves curves={curves} colours={parties.map(({ colour }) => colour).join(' ')} landmarks={NO_LANDMARKS} last={last} />
      </div>
    </div>
  );
}

const NO_LANDMARKS: readonly Landmark[] = [];

interface PartiesProps {
  readonly parties: readonly ScoredParty[];
  readonly scores: readonly number[];
  readonly i18n: TableTranslator;
}

function Parties({ parties, scores, i18n }: PartiesProps): ReactNode {
  return (
    <ul className="timeline-players" aria-label={i18n.t('theatre.curve')} title={i18n.t('theatre.curve')}>
      {parties.map(({ key, name, colour }, line) => (
        <li key={key} className={`player-${colour}`}>
          <Emblem colour={colour} />
          <svg className="timeline-sample" viewBox="0 0 28 8" aria-hidden="true">
            <path className="timeline-curve" d="M0 4H28" strokeDasharray={dashOf(line)} />
          </svg>
          <span className="timeline-name">{name}</span>
          <b>{scores[line] ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}

interface CurvesProps {
  readonly curves: readonly string[];
  /** The colours of the curves as one string: the drawing changes only with it. */
  readonly colours: string;
  readonly landmarks: readonly Landmark[];
  readonly last: number;
}

/** The static part, drawn once. */
const Curves = memo(({ curves, colours, landmarks, last }: CurvesProps): ReactNode => {
  const colourAt = colours.split(' ');
  return (
    <div className="timeline-still">
      <svg className="timeline-chart" viewBox={CHART} preserveAspectRatio="none" aria-hidden="true">
        <path className="timeline-chapter" d={strokes(landmarks, 'chapter', last, HEIGHT)} />
        {curves.map((curve, line) => (
          <path key={curve} className={`timeline-curve player-${colourAt[line] ?? 'none'}`} d={curve} strokeDasharray={dashOf(line)} />
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

function xOf(at: number, last: number): number {
  return last === 0 ? 0 : Math.round((at / last) * WIDTH * 10) / 10;
}

/** The scores at a moment, in the order of the parties: the seats, then the opponents that the rules played. */
function scoresAt({ moments, automata }: Outline, at: number): readonly number[] {
  const moment = moments[at];
  return moment ? [...moment.scores, ...automata.map((id) => moment.automata.find((one) => one.id === id)?.score ?? 0)] : [];
}

/** One stepped line for each; the last is drawn on top. */
function curvesOf(outline: Outline): readonly string[] {
  const { moments, players, automata } = outline;
  const scores = moments.map((_, at) => scoresAt(outline, at));
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  const last = moments.length - 1;
  return [...players, ...automata].map((_, line) => {
    let path = '';
    let drawn: number | undefined;
    scores.forEach((now, at) => {
      const share = ((now[line] ?? 0) - least) / (most - least);
      // Offsets lines that coincide, so that every participant shows.
      const y = Math.round((HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)) * 10) / 10 - line * 0.8;
      if (drawn === undefined) path = `M0 ${y}`;
      else if (y !== drawn) path += `H${xOf(at, last)}V${y}`;
      drawn = y;
    });
    return `${path}H${WIDTH}`;
  });
}
