/** Whether a party could win with its next turn: the last temple, or the last regions of the lands that it needs. */
import { controls, isHuman, type LordsTable, mapOf, type Party, templesOf } from '@skald/engine/games/lords-of-ragnarok';
import { couldTake } from './capture.ts';

/** More steps than this take longer than a turn. */
const MOST_STEPS = 3;
/** Several captures in one turn seldom all succeed. */
const EACH_FURTHER_CAPTURE = 0.6;

/** From 0, no danger, to 1, the party wins unless it is stopped. */
export function winsNext(table: LordsTable, party: Party): number {
  return Math.max(templeThreat(table, party), landThreat(table, party));
}

/** The special actions of a human's next turn that no own marker blocks. */
function isFree({ wheel }: LordsTable, party: Party, action: 'BUILD_TEMPLE' | 'MOBILIZE'): boolean {
  return !wheel[action].includes(party);
}

function templeThreat(table: LordsTable, party: Party): number {
  const { shrines, mapThresholds } = mapOf(table.side);
  const needed = mapThresholds.godiTemples - templesOf(table, party);
  if (needed > MOST_STEPS) return 0;
  const mayBuild = isFree(table, party, 'BUILD_TEMPLE') && table.temples.length < mapThresholds.temples;
  const open = mayBuild ? shrines.filter((region) => !table.temples.includes(region)) : [];
  const ready = open.some((region) => controls(table, party, region));
  if (needed === 1 && ready) return 1;
  const captures = table.temples.filter((region) => couldTake(table, party, region)).length;
  if (needed === 1 && (captures > 0 || open.some((region) => couldTake(table, party, region)))) return 1;
  if (needed === 2 && ready && captures > 0) return 1;
  return severalAtOnce(table, party, needed, captures);
}

function landThreat(table: LordsTable, party: Party): number {
  const { lands, mapThresholds } = mapOf(table.side);
  const missing = lands
    .map(({ regions }) => regions.filter((region) => !controls(table, party, region)))
    .sort((a, b) => a.length - b.length)
    .slice(0, mapThresholds.jarlLands)
    .flat();
  if (missing.length > MOST_STEPS) return 0;
  const captures = missing.filter((region) => couldTake(table, party, region)).length;
  if (missing.length === 1) return captures;
  return severalAtOnce(table, party, missing.length, captures);
}

/** A maneuver and MOBILIZE. */
function severalAtOnce(table: LordsTable, party: Party, needed: number, captures: number): number {
  if (captures < needed || !isHuman(party) || !isFree(table, party, 'MOBILIZE')) return 0;
  return EACH_FURTHER_CAPTURE ** (needed - 1);
}
