/** Counts for breaking ties (VA-9.1, VA-17.2). */
import { REALMS } from '../ids.ts';
import type { ValdaPlayer } from '../state.ts';

/** A player's own temples on the map, including lent ones. */
export function templesOf({ temples }: ValdaPlayer): number {
  let sum = 0;
  for (const realm of REALMS) sum += temples[realm];
  return sum;
}

export function resourcesOf({ resources }: ValdaPlayer): number {
  return resources.gold + resources.diamond + resources.blood;
}
