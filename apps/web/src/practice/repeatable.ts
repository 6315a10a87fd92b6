/** An opponent that gives the same answer to the same question, whatever was asked before: a match goes on after a reload as it would have without. */
import { fastRandom, hashText } from '@skald/engine';
import type { Opponent } from './practice-host.ts';

export function repeatable(opponent: Opponent, seed: number): Opponent {
  return { decide: (game, seen, decision) => opponent.decide(game, seen, decision, fastRandom(seed, hashText(decision.id))) };
}
