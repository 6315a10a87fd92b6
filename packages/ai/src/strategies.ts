/** All strategies, by name. */

import { jarl } from './jarl/jarl.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import type { Strategy } from './strategy.ts';
import { warrior } from './warrior/warrior.ts';

/** From the weakest to the strongest. */
export const strategies: ReadonlyMap<string, Strategy> = new Map(
  [random, novice, warrior, jarl].map((strategy) => [strategy.name, strategy]),
);

/**
 * The strategy of this name where the rules show and ask what it was written for (`fits`); otherwise the one for any game, which knows only the
 * rules that it is given.
 */
export function strategyFor(name: string, fits: boolean): Strategy | undefined {
  const wanted = findStrategy(name);
  return fits || wanted === undefined || wanted === random ? wanted : novice;
}

export function findStrategy(name: string): Strategy | undefined {
  return strategies.get(name);
}
