/** The brains of the house, by their name. */
import type { Brain } from './brain.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { warrior } from './warrior/warrior.ts';

/** From the weakest to the strongest. */
export const brains: ReadonlyMap<string, Brain> = new Map([random, novice, warrior].map((brain) => [brain.name, brain]));

export function findBrain(name: string): Brain | undefined {
  return brains.get(name);
}
