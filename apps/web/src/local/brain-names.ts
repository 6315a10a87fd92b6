/** The opponents that a practice table offers, from the weakest to the strongest; known without loading them. */
export const BRAIN_NAMES = ['random', 'novice', 'warrior'] as const;

export type BrainName = (typeof BRAIN_NAMES)[number];
