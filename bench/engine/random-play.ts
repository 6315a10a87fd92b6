/** Random games in place: what bots, fuzzers and simulations do all day. */
import { type AnyGame, at, begin, type Chance, fastChance, fastRandom, Live, sampleAnswer, unanswered } from '@skald/engine';
import type { Tally } from '../harness/subject.ts';
import { accepted, firstVariant } from './table.ts';

/** The number of decisions taken in about so many seconds. Every round plays the same games, from the first one on. */
export function randomPlay(game: AnyGame, seats: number, seconds: number): Tally {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  for (let seed = 1; performance.now() < until; seed++) count += playOut(game, seats, seed);
  return { count };
}

function playOut(game: AnyGame, seats: number, seed: number): number {
  const chance: Chance = fastChance(seed);
  const random = fastRandom(seed);
  const { state } = accepted(begin(game, { seats, options: firstVariant(game) }, chance, true));
  const live = new Live(game, state, chance, { silent: true });
  let decisions = 0;
  while (!live.over) {
    const question = at(unanswered(state.flow), 0);
    accepted(live.answer(question.seat, question.id, sampleAnswer(live.space(question), random)));
    decisions++;
  }
  return decisions;
}
