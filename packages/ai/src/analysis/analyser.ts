/** Goes through a finished match piece by piece: the curve first, then one decision after the other. The same seed gives the same analysis. */
import {
  Defect,
  decisions,
  fastRandom,
  isOver,
  itemAt,
  type OpenDecision,
  type Random,
  type Seat,
  type Standing,
  view,
} from '@skald/engine';
import type { AnalysedDecision, Analysis, AnswerMark, CurvePoint, TurningPoint } from './analysis.ts';
import { UNMEASURED } from './calibration.ts';
import { type ChanceModel, victories } from './chances.ts';
import { type Comparison, compare } from './comparison.ts';
import { effortFor } from './effort.ts';
import { difference, type Estimate, estimateOf } from './estimate.ts';
import { ledgerOf } from './ledger.ts';
import { type PlayedAnswer, pointsOf, type RecordedStep, standingAnswers } from './steps.ts';
import { wordsFor } from './words.ts';
import { World } from './worlds.ts';

export interface AnalysisSettings {
  readonly model: ChanceModel;
  readonly seed: number;
  /** How many answers may be tried altogether, over all imagined matches; a rough bound. */
  readonly budget: number;
  /** The final standings, as resigning or the rules made them; undefined for a match that was left. */
  readonly standings: readonly Standing[] | undefined;
}

const MOST_POINTS = 60;
/** The imagined matches for one chance on the curve. */
const CURVE_WORLDS = 16;
/** A cost is only named if it is larger than its error, and not less than this. */
const LEAST_COST = 0.02;
const MOST_TURNING_POINTS = 6;
const LEAST_TURN = 0.08;

interface Weighed extends Comparison {
  readonly at: number;
  readonly seat: Seat;
  readonly asked: OpenDecision;
  readonly luck: Estimate | undefined;
}

export class Analyser {
  readonly #steps: readonly RecordedStep[];
  readonly #settings: AnalysisSettings;
  readonly #at: readonly number[];
  readonly #answers: readonly PlayedAnswer[];
  readonly #points: CurvePoint[] = [];
  readonly #weighed: Weighed[] = [];
  #tried = 0;

  constructor(steps: readonly RecordedStep[], settings: AnalysisSettings) {
    this.#steps = steps;
    this.#settings = settings;
    this.#at = pointsOf(steps, MOST_POINTS);
    this.#answers = standingAnswers(steps).filter(({ at, decision }) => isChoice(steps, at, decision));
  }

  get done(): number {
    const all = this.#at.length + this.#answers.length;
    return (this.#points.length + this.#tried) / all;
  }

  /** Does the next piece of work; false when there is none left. */
  step(): boolean {
    if (this.#points.length < this.#at.length) this.#points.push(this.#pointAt(itemAt(this.#at, this.#points.length)));
    else if (this.#tried < this.#answers.length) this.#weigh(itemAt(this.#answers, this.#tried++));
    return this.done < 1;
  }

  /** What is known so far. */
  analysis(): Analysis {
    const { model } = this.#settings;
    const { game, state } = itemAt(this.#steps, 0);
    const [first, last] = [this.#points[0], this.#points.at(-1)];
    const isWhole = this.done === 1;
    const costly = this.#weighed.filter((one) => markOf(one) === 'costly');
    return {
      game: game.slug,
      seats: state.hands.length,
      done: this.done,
      points: this.#points.map((point) => this.#withDoubt(point)),
      turningPoints: turningPoints(this.#points, model.calibration.noise),
      decisions: this.#weighed.map(reported),
      ledgers:
        isWhole && first && last
          ? state.hands.map((_, seat) => ledgerOf(seat, itemAt(first.chances, seat), itemAt(last.chances, seat), costly))
          : [],
      isMeasured: model.calibration !== UNMEASURED,
      doubt: model.calibration.doubt,
      least: Math.max(LEAST_COST, model.calibration.noise),
    };
  }

  /** Chances are no more exact than they were in matches with known ends. */
  #withDoubt({ at, chances }: CurvePoint): CurvePoint {
    if (this.#isEnd(at)) return { at, chances };
    const { doubt } = this.#settings.model.calibration;
    return { at, chances: chances.map(({ value, error }) => ({ value, error: Math.hypot(error, doubt) })) };
  }

  #isEnd(at: number): boolean {
    return isOver(itemAt(this.#steps, at).state) || (at === this.#steps.length - 1 && this.#settings.standings !== undefined);
  }

  #pointAt(at: number): CurvePoint {
    const { state } = itemAt(this.#steps, at);
    return { at, chances: state.hands.map((_, seat) => this.#chanceOf(seat, at, CURVE_WORLDS, this.#random('curve', at, seat))) };
  }

  /** The seat's chance at a step, from what it knew there. */
  #chanceOf(seat: Seat, at: number, worlds: number, random: Random): Estimate {
    const { model, standings } = this.#settings;
    const { game, state } = itemAt(this.#steps, at);
    if (this.#isEnd(at)) return { value: itemAt(victories(standings ?? game.standings(state)), seat), error: 0 };
    const seen = view(game, state, seat);
    return estimateOf(Array.from({ length: worlds }, () => itemAt(new World(game, model, seen, random).chances(), seat)));
  }

  #weigh({ at, seat, decision, answer }: PlayedAnswer): void {
    const { model, budget } = this.#settings;
    const { game, state } = itemAt(this.#steps, at - 1);
    const asked = openAt(this.#steps, at, decision);
    if (!asked) return;
    const random = this.#random('decision', at, seat);
    const effort = effortFor(budget / this.#answers.length);
    const compared = unlessImpossible(() =>
      compare({ game, model, seen: view(game, state, seat), decision: asked }, answer, effort, random),
    );
    if (!compared) return;
    const luck = isRevealing(itemAt(this.#steps, at))
      ? noisy(difference(this.#chanceOf(seat, at, effort.finally.worlds, random), compared.played.chance), model.calibration.noise)
      : undefined;
    this.#weighed.push({ ...compared, at, seat, asked, luck });
  }

  #random(purpose: 'curve' | 'decision', at: number, seat: Seat): Random {
    return fastRandom(this.#settings.seed, purpose === 'curve' ? 0 : 1, at, seat);
  }
}

function openAt(steps: readonly RecordedStep[], at: number, id: string): OpenDecision | undefined {
  const { game, state } = itemAt(steps, at - 1);
  return decisions(game, state).find((open) => open.id === id);
}

function isChoice(steps: readonly RecordedStep[], at: number, id: string): boolean {
  const space = openAt(steps, at, id)?.space;
  return space !== undefined && !(space.kind === 'one' && space.options.length === 1);
}

/** Did chance decide anything? */
function isRevealing({ row }: RecordedStep): boolean {
  return row !== null && 'facts' in row && row.facts.length > 0;
}

/** A position that cannot be imagined is left out. */
function unlessImpossible<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Defect) return undefined;
    throw error;
  }
}

function markOf({ cost, isFree }: Comparison): AnswerMark {
  if (cost.value >= LEAST_COST && cost.value > cost.error) return 'costly';
  return isFree ? 'free' : 'good';
}

function reported(weighed: Weighed): AnalysedDecision {
  const { at, seat, asked, cost, best, played, luck } = weighed;
  const answers = best.map(({ answer, chance }) => ({ words: wordsFor(asked, answer), chance, isPlayed: answer === played.answer }));
  return { at, seat, key: asked.prompt.key, verdict: markOf(weighed), cost, answers, ...(luck && { luck }) };
}

/** The largest changes of the curve that are more than its error. */
function turningPoints(points: readonly CurvePoint[], noise: number): readonly TurningPoint[] {
  const turns = points.slice(1).flatMap((point, i): TurningPoint[] => {
    const before = itemAt(points, i);
    const changes = point.chances.map((chance, seat) => ({ seat, change: noisy(difference(chance, itemAt(before.chances, seat)), noise) }));
    const [largest] = changes.toSorted((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value));
    return largest && isTurn(largest.change) ? [{ from: before.at, at: point.at, ...largest }] : [];
  });
  return turns
    .toSorted((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value))
    .slice(0, MOST_TURNING_POINTS)
    .toSorted((a, b) => a.at - b.at);
}

function isTurn({ value, error }: Estimate): boolean {
  return Math.abs(value) >= LEAST_TURN && Math.abs(value) > error;
}

/** A difference of two chances is no more exact than the judgement. */
function noisy({ value, error }: Estimate, noise: number): Estimate {
  return { value, error: Math.hypot(error, noise) };
}
