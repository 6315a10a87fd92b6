/** Real steps of real games, played at random from a seed, and what a server would send of them. */
import {
  type AnyGame,
  answer,
  begin,
  decisions,
  eventsFor,
  fastChance,
  fastRandom,
  type GameTypes,
  hashText,
  isOver,
  isRefusal,
  itemAt,
  type State,
  type Step,
  sampleAnswer,
  view,
  waiting,
} from '@skald/engine';
import type { PrivateChange, PublicChange } from '../index.ts';
import { DictionaryLearner, type PackDictionary } from '../index.ts';

export interface PlayedStep {
  readonly before: State<GameTypes>;
  readonly step: Step<GameTypes>;
}

export function* playedSteps(game: AnyGame, seats: number, seed: string): Generator<PlayedStep> {
  const chance = fastChance(hashText(`${seed} chance`));
  const random = fastRandom(hashText(`${seed} answers`));
  const begun = begin(game, { seats }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  let before = begun.state;
  while (!isOver(before)) {
    const open = decisions(game, before);
    const { seat, id, space } = itemAt(open, random.below(open.length));
    const step = answer(game, before, seat, id, sampleAnswer(space, random), chance);
    if (isRefusal(step)) throw new Error(step.reason);
    yield { before, step };
    before = step.state;
  }
}

export function publicChange(game: AnyGame, { step }: PlayedStep): PublicChange {
  const over = isOver(step.state);
  return {
    events: eventsFor(step.events, 'spectator'),
    table: step.patches.table,
    waiting: waiting(step.state),
    left: { 0: 583_120 },
    ...(over && { over, result: { standings: game.standings(step.state) } }),
  };
}

/** What changed for a seat alone; undefined where nothing did. */
export function privateChange(game: AnyGame, { before, step }: PlayedStep, seat: number, isBot = false): PrivateChange | undefined {
  const own = view(game, step.state, seat);
  const had = new Set(view(game, before, seat).decisions.map(({ id }) => id));
  const hand = itemAt(step.patches.hands, seat);
  const events = step.events.flatMap(({ event, to }, place) =>
    to === seat ? [{ after: step.events.slice(0, place).filter((told) => told.to === undefined).length, event }] : [],
  );
  const isAsked = own.decisions.some(({ id }) => !had.has(id));
  if (!isAsked && hand.length === 0 && events.length === 0) return undefined;
  return {
    events,
    hand,
    ...(isAsked && { decisions: own.decisions }),
    ...(isAsked && isBot && { flow: { frames: own.frames, asks: own.asks } }),
  };
}

export function learnedDictionary(game: AnyGame, games: number): PackDictionary {
  const learner = new DictionaryLearner();
  for (let nth = 0; nth < games; nth++) {
    const seats = game.seats.min + (nth % (game.seats.max - game.seats.min + 1));
    for (const played of playedSteps(game, seats, `lexicon ${nth}`)) {
      const shown = publicChange(game, played);
      learner.value([shown.events, shown.waiting]);
      learner.patch(shown.table);
      for (let seat = 0; seat < seats; seat++) {
        const own = privateChange(game, played, seat, true);
        if (!own) continue;
        learner.value([own.events.map(({ event }) => event), own.decisions ?? [], own.flow ?? []]);
        learner.patch(own.hand);
      }
    }
  }
  return learner.dictionary((text) => String(text.length));
}
