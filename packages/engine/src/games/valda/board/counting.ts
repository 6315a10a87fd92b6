/** What is counted of a player when ties are broken (VA-9.1, VA-17.2). */
import { REALMS } from '../ids.ts';
import type { Player } from '../state.ts';

/** Own temples on the map, lent or not. */
export function templesOf({ temples }: Player): number {
  let sum = 0;
  for (const realm of REALMS) sum += temples[realm];
  return sum;
}

export function resourcesOf({ resources }: Player): number {
  return resources.gold + resources.diamond + resources.blood;
}
