/** The progress of an omen (LR-12.1): the most that anybody has of what it counts. */
import {
  completeLands,
  content,
  type LordsTable,
  levelOf,
  mapOf,
  monumentOf,
  monumentsIn,
  type OmenId,
  type Party,
  person,
  slainBy,
  templesOf,
} from '@skald/engine/games/lords-of-ragnarok';

interface OmenCount {
  readonly have: number;
  readonly need: number;
}

const COUNTS: Readonly<Record<Exclude<OmenId, 'omen-monument'>, (table: LordsTable, party: Party) => number>> = {
  'omen-slayer': slainBy,
  'omen-land': completeLands,
  'omen-temple': templesOf,
  'omen-realm': (table, party) => person(table, party).allies.length,
};

export function omenCount(table: LordsTable, omen: OmenId): OmenCount {
  const need = content.omens.find(({ id }) => id === omen)?.thresholds[mapOf(table.side).mapThresholds.omenSet] ?? 0;
  if (omen === 'omen-monument') {
    return { have: monumentsIn(table).filter((monument) => levelOf(table, monument) >= monumentOf(monument).maxLevel).length, need };
  }
  return { have: Math.max(0, ...table.order.map((party) => COUNTS[omen](table, party))), need };
}
