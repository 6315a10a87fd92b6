/** A participant's progress towards each victory (LR-13), read from the table. */
import {
  completeLands,
  controller,
  type LordsTable,
  mapOf,
  type Party,
  ragnarokScore,
  slainBy,
  templesOf,
  type Victory,
} from '@skald/engine/games/lords-of-ragnarok';

export interface VictoryProgress {
  readonly victory: Extract<Victory, 'jarl' | 'godi' | 'slayer' | 'ragnarok'>;
  readonly have: number;
  readonly need: number;
  /** For lands: the missing regions of the lands that are nearest to complete. */
  readonly missing: number;
}

/** The missing regions of this many lands, the nearest to complete. */
function missingRegions(table: LordsTable, party: Party, lands: number): number {
  const gaps = mapOf(table.side).lands.map(({ regions }) => regions.filter((region) => controller(table, region) !== party).length);
  return gaps
    .toSorted((a, b) => a - b)
    .slice(0, lands)
    .reduce((sum, gap) => sum + gap, 0);
}

/** What a player must have more of than everybody else at the reckoning of Ragnarok. */
function toBeat(table: LordsTable, party: Party): number {
  return Math.max(0, ...table.order.filter((other) => other !== party).map((other) => ragnarokScore(table, other)));
}

export function progressOf(table: LordsTable, party: Party): readonly VictoryProgress[] {
  const { jarlLands, godiTemples, lokiSlain } = mapOf(table.side).mapThresholds;
  return [
    { victory: 'jarl', have: completeLands(table, party), need: jarlLands, missing: missingRegions(table, party, jarlLands) },
    { victory: 'godi', have: templesOf(table, party), need: godiTemples, missing: 0 },
    { victory: 'slayer', have: Math.min(slainBy(table, party), lokiSlain), need: lokiSlain, missing: 0 },
    { victory: 'ragnarok', have: ragnarokScore(table, party), need: toBeat(table, party), missing: 0 },
  ];
}
