/** The worth of each region to a party: of gaining it, or of not losing it. */
import { controls, type LordsTable, mapOf, type Party } from '@skald/engine/games/lords-of-ragnarok';
import type { LordsWeights } from './weights.ts';

/** By number of the region. */
export type RegionWorths = readonly number[];

/** `wheelRegion` is the worth of a region at the world tree. */
export function regionWorths(table: LordsTable, party: Party, weights: LordsWeights, wheelRegion: number): RegionWorths {
  const { lands, regions, wheelAdjacentRegions } = mapOf(table.side);
  const worths = new Array<number>(regions.length + 1).fill(0);
  for (const land of lands) {
    const had = land.regions.filter((region) => controls(table, party, region)).length;
    const step = (more: number): number => ((had + more) / land.regions.length) ** weights.focus * weights.land;
    const gain = 1 + step(1) - step(0);
    const loss = 1 + step(0) - step(-1);
    for (const region of land.regions) worths[region] = controls(table, party, region) ? loss : gain;
  }
  for (const { number, shrine } of regions) {
    if (table.temples.includes(number)) worths[number] = (worths[number] ?? 0) + weights.temple;
    else if (shrine) worths[number] = (worths[number] ?? 0) + weights.shrine;
  }
  for (const region of wheelAdjacentRegions) worths[region] = (worths[region] ?? 0) + wheelRegion;
  return worths;
}
