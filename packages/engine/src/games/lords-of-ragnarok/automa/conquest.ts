/** The regions that a prophet can conquer, and his preferences (LR-27.1 to LR-27.4, LR-28, LR-40.6, LR-40.7). */
import { required } from '../../../kernel/index.ts';
import { boardOf } from '../content/content.ts';
import { landOf, mapOf, neighbours, regionOf, regionsOfLand } from '../content/map.ts';
import type { ChoiceKey } from '../events.ts';
import { baseValue } from '../flow/battle/battle.ts';
import type { ProphetId } from '../ids.ts';
import type { Army, LordsTable, Party } from '../state.ts';
import { strongest } from '../table/armies.ts';
import { armiesAt, completeLands, controller, controls, isHuman, isProphet, partiesAt, prophet, templesOf } from '../table/parties.ts';
import { humanDistance, humansConcerned, type ProphetOption } from './choice.ts';
import { tucked } from './defence.ts';

/** LR-27.3: he goes this far beyond his strength for a victory. */
const VICTORY_MARGIN = 2;

function humanArmiesAt(table: LordsTable, region: number): Party | undefined {
  return partiesAt(table, region).find(isHuman);
}

/** LR-40.7: the strongest army in the region, or the strongest adjacent one. */
export function prophetGuard(
  table: LordsTable,
  owner: ProphetId,
  region: number,
): { here: Army | undefined; beside: readonly Army[]; value: number } {
  const here = strongest(armiesAt(table, owner, region));
  const near = neighbours(table.side, region);
  const around = prophet(table, owner).armies.filter(({ at }) => near.includes(at));
  const most = strongest(around)?.strength ?? 0;
  return { here, beside: around.filter(({ strength }) => strength === most), value: Math.max(here?.strength ?? 0, most) };
}

/** LR-40.6: any one of the conditions suffices. */
export function hasHigherClaim(table: LordsTable, who: ProphetId, owner: ProphetId, region: number): boolean {
  if (table.temples.includes(region) && templesOf(table, owner) < templesOf(table, who)) return true;
  const land = regionsOfLand(table.side, landOf(table.side, region));
  const count = (party: Party): number => land.filter((one) => controls(table, party, one)).length;
  return count(who) > count(owner);
}

/** LR-27.1, LR-27.4, LR-40.7: the conquest difficulty. */
export function difficulty(table: LordsTable, region: number): number {
  const owner = controller(table, region);
  if (isProphet(owner)) return prophetGuard(table, owner, region).value;
  const armies = humanArmiesAt(table, region);
  if (armies !== undefined) return baseValue(table, armies, region, false);
  return owner === null ? regionOf(table.side, region).population : 0;
}

/** LR-27.3: whether this conquest wins at once: one more temple, or the last region of one more land. */
function wouldWin(table: LordsTable, who: ProphetId, region: number): boolean {
  const { jarlLands, godiTemples } = mapOf(table.side).mapThresholds;
  if (table.temples.includes(region) && templesOf(table, who) + 1 >= godiTemples) return true;
  return missing(table, who, region) === 1 && completeLands(table, who) + 1 >= jarlLands;
}

/** LR-27.2 to LR-27.4: with a single army of this strength. */
export function canConquer(table: LordsTable, who: ProphetId, region: number, strength: number): boolean {
  const owner = controller(table, region);
  if (owner === who) return false;
  if (isProphet(owner)) return hasHigherClaim(table, who, owner, region) && strength >= prophetGuard(table, owner, region).value;
  if (partiesAt(table, region).some((party) => isProphet(party) && party !== who)) return false;
  const self = prophet(table, who);
  const power = strength + tucked(self);
  const withHand = power + Math.min(self.cards, self.attributes.WISDOM);
  const D = difficulty(table, region);
  // LR-27.3: for a victory every card in hand counts, whatever his Wisdom.
  if (owner !== null) return D < withHand || (D <= power + self.cards + VICTORY_MARGIN && wouldWin(table, who, region));
  if (regionOf(table.side, region).population > power) return false;
  return humanArmiesAt(table, region) === undefined || D < withHand;
}

/** LR-28.1. */
function templeRank(table: LordsTable, region: number): number {
  if (table.temples.includes(region)) return 0;
  return regionOf(table.side, region).shrine ? 1 : 2;
}

function missing(table: LordsTable, who: ProphetId, region: number): number {
  return regionsOfLand(table.side, landOf(table.side, region)).filter((one) => !controls(table, who, one)).length;
}

const ORDERS = {
  TEMPLE: ['victory', 'temple', 'difficulty', 'human-distance'],
  HUMAN: ['victory', 'human-distance', 'difficulty', 'temple'],
  LAND: ['victory', 'missing', 'temple', 'difficulty'],
} as const;

const RULES = { TEMPLE: 'LR-28.2', HUMAN: 'LR-28.3', LAND: 'LR-28.4' } as const;

export function targetOrder(table: LordsTable, who: ProphetId): { order: readonly ChoiceKey[]; rule: string } {
  const { targetPreference } = boardOf(required(prophet(table, who).hero, 'a hero'));
  return { order: ORDERS[targetPreference], rule: RULES[targetPreference] };
}

/** LR-28: the target order; a region that wins comes before all others. */
export function targetOption(table: LordsTable, who: ProphetId, region: number, before: readonly number[] = []): ProphetOption {
  const values: Record<string, () => number> = {
    victory: () => (wouldWin(table, who, region) ? 0 : 1),
    temple: () => templeRank(table, region),
    difficulty: () => difficulty(table, region),
    'human-distance': () => humanDistance(table, region),
    missing: () => missing(table, who, region),
  };
  const keys = targetOrder(table, who).order.map((key) => values[key]?.() ?? 0);
  return { region, keys: [...before, ...keys], humans: humansConcerned(table, region) };
}
