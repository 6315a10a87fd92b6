/** One position for every kind of decision of a game, found by playing given seeds; the person to answer sits in seat 0. */
import {
  type AnyGame,
  answer,
  begin,
  decisions,
  fastChance,
  fastRandom,
  isObject,
  isOver,
  isRefusal,
  LoggedMatch,
  type OpenDecision,
  type Random,
  required,
  sagaOf,
  sampleAnswer,
} from '@skald/engine';
import { choicesOf } from '../../src/table/model/draft.ts';

/** A random match. Prefers any `do` or `action` in `likes`, in that order. */
export interface DecisionPlay {
  readonly seed: number;
  readonly seats: number;
  readonly options?: unknown;
  readonly likes?: readonly string[];
}

export interface DecisionPosition {
  readonly kind: string;
  /** The match up to the question, in the format that practice keeps. */
  readonly saga: string;
  readonly decision: OpenDecision;
}

interface Found {
  readonly play: DecisionPlay;
  readonly answers: number;
  readonly choices: number;
}

interface Given {
  readonly seat: number;
  readonly decision: string;
  readonly answer: unknown;
}

/** Longer matches take too long to replay in the page. */
const MOST_ANSWERS = 620;
const PLAYERS = ['Runa', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis'];

/** For every kind of decision in these matches, the position with the most choices. */
export function positionsIn(game: AnyGame, plays: readonly DecisionPlay[]): readonly DecisionPosition[] {
  const found = new Map<string, Found>();
  const answers = new Map<DecisionPlay, readonly Given[]>();
  for (const play of plays) answers.set(play, playThrough(game, play, found));
  return [...found].map(([kind, { play, answers: count }]) =>
    positionAfter(game, play, required(answers.get(play), 'the answers').slice(0, count), kind),
  );
}

function playThrough(game: AnyGame, play: DecisionPlay, found: Map<string, Found>): readonly Given[] {
  const chance = fastChance(play.seed);
  const random = fastRandom(play.seed);
  const begun = begin(game, play, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const given: Given[] = [];
  let { state } = begun;
  while (!isOver(state) && given.length < MOST_ANSWERS) {
    const open = decisions(game, state);
    for (const decision of open) if (decision.seat === 0) note(found, play, given.length, decision);
    const asked = required(open[0], 'a question');
    const chosen = answerLiked(asked, play.likes ?? [], random);
    const step = answer(game, state, asked.seat, asked.id, chosen, chance);
    if (isRefusal(step)) throw new Error(step.reason);
    given.push({ seat: asked.seat, decision: asked.id, answer: chosen });
    state = step.state;
  }
  return given;
}

function note(found: Map<string, Found>, play: DecisionPlay, answers: number, { prompt, space }: OpenDecision): void {
  const choices = space.kind === 'amount' ? space.max - space.min : choicesOf(space).length;
  const before = found.get(prompt.key);
  if (!before || choices > before.choices) found.set(prompt.key, { play, answers, choices });
}

function answerLiked({ space }: OpenDecision, likes: readonly string[], random: Random): unknown {
  const liked = space.kind === 'one' && likes.flatMap((like) => space.options.filter((option) => isCalled(option, like)));
  return liked && liked.length > 0 ? liked[0] : sampleAnswer(space, random);
}

function isCalled(option: unknown, name: string): boolean {
  return isObject(option) && (option.do === name || option.action === name);
}

function positionAfter(game: AnyGame, play: DecisionPlay, given: readonly Given[], kind: string): DecisionPosition {
  const chance = fastChance(play.seed);
  const match = LoggedMatch.begin(game, play, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  for (const one of given) {
    const step = match.answer(one.seat, one.decision, one.answer, chance);
    if (isRefusal(step)) throw new Error(step.reason);
  }
  const decision = decisions(game, match.state).find(({ seat, prompt }) => seat === 0 && prompt.key === kind);
  return { kind, saga: sagaOf(match, { players: PLAYERS.slice(0, play.seats) }).join('\n'), decision: required(decision, kind) };
}
