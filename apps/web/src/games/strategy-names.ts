/** The opponents in practice: names only, without loading them. */
import { gameEntry } from './index.ts';

/** From the weakest to the strongest. */
export const STRATEGY_NAMES = ['random', 'novice', 'warrior', 'jarl'] as const;

export type StrategyName = (typeof STRATEGY_NAMES)[number];

const STRATEGIES: readonly string[] = STRATEGY_NAMES;

/** The opponents that a game offers. */
export function strategyNamesFor(slug: string): readonly StrategyName[] {
  return STRATEGY_NAMES.filter((name) => name !== 'jarl' || gameEntry(slug)?.offersJarl === true);
}

/** The wanted opponent, or the strongest that every game offers. */
export function offeredStrategy(slug: string, wanted: StrategyName): StrategyName {
  return strategyNamesFor(slug).includes(wanted) ? wanted : 'warrior';
}

/** The weakest first; names that are no strength of the house last. */
export function byStrength(a: string, b: string): number {
  return placeOf(a) - placeOf(b);
}

function placeOf(bot: string): number {
  const place = STRATEGIES.indexOf(bot);
  return place < 0 ? STRATEGY_NAMES.length : place;
}
