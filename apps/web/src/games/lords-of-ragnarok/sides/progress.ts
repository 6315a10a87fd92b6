/** How far somebody is from each of the victories (LR-13), read off the table. */
import {
  completeLands,
  controller,
  mapOf,
  type Party,
  ragnarokScore,
  slainBy,
  type Table,
  templesOf,
  type Victory,
} from '@skald/engine/games/lords-of-ragnarok';

export interface Progress {
  readonly victory: Extract<Victory, 'jarl' | 'godi' | 'slayer' | 'ragnarok'>;
  readonly have: number;
  readonly need: number;
  /** For lands: the regions that are still missing in those that are nearest to complete. */
  readonly missing: number;
}

/** The regions that the nearest of so many lands still lack. */
function missingRegions(table: Table, party: Party, lands: number): number {
  const gaps = mapOf(table.side).lands.map(({ regions }) => regions.filter((region) => controller(table, region) !== party).length);
  return gaps
    .toSorted((a, b) => a - b)
    .slice(0, lands)
    .reduce((sum, gap) => sum + gap, 0);
}

/** What one must have more of than everybody else when Ragnarok is reckoned. */
function toBeat(table: Table, party: Party): number {
  return Math.max(0, ...table.order.filter((other) => other !== party).map((other) => ragnarokScore(table, other)));
}

export function progressOf(table: Table, party: Party): readonly Progress[] {
  const { jarlLands, godiTemples, lokiSlain } = mapOf(table.side).mapThresholds;
  return [
    { victory: 'jarl', have: completeLands(table, party), need: jarlLands, missing: missingRegions(table, party, jarlLands) },
    { victory: 'godi', have: templesOf(table, party), need: godiTemples, missing: 0 },
    { victory: 'slayer', have: Math.min(slainBy(table, party), lokiSlain), need: lokiSlain, missing: 0 },
    { victory: 'ragnarok', have: ragnarokScore(table, party), need: toBeat(table, party), missing: 0 },
  ];
}
