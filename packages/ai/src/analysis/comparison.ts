/** One decision compared with the best answers found, from the knowledge of the seat that made it. */
import {
  type AnyGame,
  equal,
  type GameTypes,
  itemAt,
  listAnswers,
  type OpenDecision,
  type Random,
  type Seat,
  type View,
} from '@skald/engine';
import type { ChanceModel } from './chances.ts';
import { CERTAIN_ZERO, type Estimate, estimateOf } from './estimate.ts';
import { World } from './worlds.ts';

/** How many answers are examined, and in how many imagined matches, in each of three rounds. The last alone is reported. */
export interface Effort {
  /** Every answer that is likely to be good. */
  readonly widely: { readonly answers: number; readonly worlds: number };
  /** The best of them. */
  readonly closely: { readonly answers: number; readonly worlds: number };
  /** The best of those, in imagined matches that had no part in choosing them. */
  readonly finally: { readonly answers: number; readonly worlds: number };
}

interface RatedAnswer {
  readonly answer: unknown;
  /** The seat's chance to win with it. */
  readonly chance: Estimate;
  /** Against what was thought to be the best: negative where it turned out better. */
  readonly cost: Estimate;
}

export interface Comparison {
  readonly played: RatedAnswer;
  /** What was thought to be the best answer before the last round. */
  readonly thought: unknown;
  /** The best answers found, the best first; the one that was played may be among them. */
  readonly best: readonly RatedAnswer[];
  /** How much of its chance the seat lost by not playing the best: negative where that one was only thought to be the best. */
  readonly cost: Estimate;
  /** The same from the seat's knowledge for every seat: what the answer took from it. Those of others are mostly negative. */
  readonly taken: readonly Estimate[];
  /** The answers examined last do not differ by more than the error. */
  readonly isFree: boolean;
}

export interface AskedSeat {
  readonly game: AnyGame;
  readonly model: ChanceModel;
  /** What the seat sees that is asked. */
  readonly seen: View<GameTypes>;
  readonly decision: OpenDecision;
}

/** Undefined if there was nothing to decide. */
export function compare(asked: AskedSeat, played: unknown, effort: Effort, random: Random): Comparison | undefined {
  if (listAnswers(asked.decision.space, 1)) return undefined;
  const { widely, closely, finally: last } = effort;
  const likely = likelyAnswers(asked, widely.answers, random).filter((answer) => !equal(answer, played));
  const some = theBest(asked, [played, ...likely], played, widely.worlds, closely.answers, random);
  const few = theBest(asked, some, played, closely.worlds, last.answers, random);
  return report(asked, few, played, last.worlds, random);
}

/** The most promising answers by the judgement of the game. */
function likelyAnswers(asked: AskedSeat, most: number, random: Random): readonly unknown[] {
  const live = drawWorld(asked, random).begun();
  const question = live.state.flow.open.find(({ id }) => id === asked.decision.id);
  const found = question ? asked.model.judgement.candidates(live, question, random) : [];
  return found.slice(0, most).map(({ answer }) => answer);
}

/** So many of the answers, the best first; the one that was played is always among them. */
function theBest(
  asked: AskedSeat,
  answers: readonly unknown[],
  played: unknown,
  worlds: number,
  most: number,
  random: Random,
): readonly unknown[] {
  if (answers.length <= 1) return answers;
  const ranked = tryAll(asked, answers, worlds, random)
    .map(({ answer, chances }) => ({ answer, worth: ownChance(chances, asked.decision.seat).value }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
  const kept = ranked.slice(0, most);
  return kept.includes(played) ? kept : [...kept.slice(0, -1), played];
}

/** The first answer is thought to be the best. */
function report(asked: AskedSeat, answers: readonly unknown[], played: unknown, worlds: number, random: Random): Comparison {
  const { seat } = asked.decision;
  const tried = tryAll(asked, answers, worlds, random);
  const first = itemAt(tried, 0);
  const own = tried.find(({ answer }) => answer === played) ?? first;
  const rated = tried.map(({ answer, chances }) => ({
    answer,
    chance: ownChance(chances, seat),
    cost: chances === first.chances ? CERTAIN_ZERO : lost(asked, first.chances, chances, seat),
  }));
  const taken = Array.from({ length: asked.seen.seats }, (_, other) =>
    own === first ? CERTAIN_ZERO : lost(asked, first.chances, own.chances, other),
  );
  return {
    played: { answer: played, chance: ownChance(own.chances, seat), cost: itemAt(taken, seat) },
    thought: first.answer,
    best: rated.toSorted((a, b) => b.chance.value - a.chance.value),
    cost: itemAt(taken, seat),
    taken,
    isFree: rated.every(({ cost: { value, error } }) => Math.abs(value) <= error),
  };
}

/** The chances of all seats, one list for each imagined match. */
type Chances = readonly (readonly number[])[];

interface Tried {
  readonly answer: unknown;
  readonly chances: Chances;
}

/** Every answer in the same imagined matches with the same luck, so that little but the answer makes the difference. */
function tryAll(asked: AskedSeat, answers: readonly unknown[], worlds: number, random: Random): readonly Tried[] {
  const { seat, id } = asked.decision;
  const tried = answers.map((answer) => ({ answer, chances: [] as (readonly number[])[] }));
  for (let i = 0; i < worlds; i++) {
    const world = drawWorld(asked, random);
    for (const { answer, chances } of tried) chances.push(world.chancesAfter(seat, id, answer));
  }
  return tried;
}

function drawWorld({ game, model, seen }: AskedSeat, random: Random): World {
  return new World(game, model, seen, random);
}

function ownChance(chances: Chances, seat: Seat): Estimate {
  return estimateOf(chances.map((all) => itemAt(all, seat)));
}

/** As measured: less than what is judged, and never more exact than the judgement. */
function lost(asked: AskedSeat, best: Chances, played: Chances, seat: Seat): Estimate {
  const { slope, noise } = asked.model.calibration;
  const judged = estimateOf(best.map((all, i) => itemAt(all, seat) - itemAt(itemAt(played, i), seat)));
  return { value: slope * judged.value, error: Math.hypot(slope * judged.error, noise) };
}
