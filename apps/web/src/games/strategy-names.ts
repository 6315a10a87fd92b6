/** The opponents in practice, from the weakest to the strongest; names only, without loading them. */
export const STRATEGY_NAMES = ['random', 'novice', 'warrior'] as const;

export type StrategyName = (typeof STRATEGY_NAMES)[number];
