/** Random games without copies, as bots, fuzzers and simulations play them. */
import { type AnyGame, begin, type Chance, fastChance, fastRandom, itemAt, playInPlace, sampleAnswer, unanswered } from '@skald/engine';
import type { WorkDone } from '../harness/subject.ts';
import { accepted, firstVariant } from './table.ts';

/** The number of decisions in about `seconds`. Every round plays the same games, starting with the first. */
export function randomPlay(game: AnyGame, seats: number, seconds: number): WorkDone {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  for (let seed = 1; performance.now() < until; seed++) count += playOut(game, seats, seed);
  return { count };
}

function playOut(game: AnyGame, seats: number, seed: number): number {
  const chance: Chance = fastChance(seed);
  const random = fastRandom(seed);
  const { state } = accepted(begin(game, { seats, options: firstVariant(game) }, chance, true));
  const live = playInPlace(game, state, chance, { silent: true });
  let decisions = 0;
  while (!live.over) {
    const question = itemAt(unanswered(state.flow), 0);
    accepted(live.answer(question.seat, question.id, sampleAnswer(live.space(question), random)));
    decisions++;
  }
  return decisions;
}
