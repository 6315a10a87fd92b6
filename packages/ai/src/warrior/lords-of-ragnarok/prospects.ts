/** What a human could do next: regions in reach of armies, and the hero's options where he stands. */
import { itemAt, type Seat } from '@skald/engine';
import {
  armySteps,
  cardOf,
  controls,
  type LordsCardId,
  type LordsTable,
  type MonsterState,
  monsterOf,
  preyOf,
  realmsNear,
  usurpProblem,
} from '@skald/engine/games/lords-of-ragnarok';
import { captureChance } from './capture.ts';
import { movesAgain } from './ragnarok.ts';
import type { RegionWorths } from './region-worth.ts';
import type { LordsWeights } from './weights.ts';

/** The probability that a card drawn for a hunt covers a field. */
const DRAWN_CARD_FITS = 0.6;

export function prospects(
  table: LordsTable,
  seat: Seat,
  worths: RegionWorths,
  weights: LordsWeights,
  hand: readonly LordsCardId[],
): number {
  if (!movesAgain(table, seat)) return 0;
  return weights.reach * inReach(table, seat, worths) + weights.hero * heroProspects(table, seat, worths, weights, hand);
}

/** The best region that each army could take with its next move; two armies never count the same region. */
function inReach(table: LordsTable, seat: Seat, worths: RegionWorths): number {
  const who = itemAt(table.humans, seat);
  const best = new Map<number, number>();
  for (const army of who.armies) {
    for (const region of armySteps(table, seat, army.at)) {
      if (controls(table, seat, region)) continue;
      const hope = itemAt(worths, region) * captureChance(table, seat, army, region, who.cards);
      if (hope > (best.get(region) ?? 0)) best.set(region, hope);
    }
  }
  return [...best.values()]
    .sort((a, b) => b - a)
    .slice(0, who.armies.length)
    .reduce((total, hope) => total + hope, 0);
}

/** The hero's options where he stands: a region to usurp, a monster to hunt, a rune to forge, a realm to ally with. */
function heroProspects(table: LordsTable, seat: Seat, worths: RegionWorths, weights: LordsWeights, hand: readonly LordsCardId[]): number {
  const { at: here, allies, attributes } = itemAt(table.humans, seat);
  if (here === 0) return 0;
  let total = 0;
  if (!table.wheel.USURP.includes(seat) && !usurpProblem(table, seat)) {
    total += itemAt(worths, here) + attributes.AUTHORITY * weights.strength + weights.army;
  }
  if (!table.wheel.MONSTERS.includes(seat))
    total += Math.max(0, ...preyOf(table, seat).map((prey) => huntWorth(prey, attributes.MIGHT, hand, weights)));
  if (table.forges.some((forge) => forge.at === here && forge.rune !== null)) total += weights.rune;
  if (realmsNear(table, here).some((realm) => !allies.includes(realm))) total += weights.alliance;
  return total;
}

/** The wounds that the hand and the cards drawn would cover, or all that are left. */
function huntWorth({ monster, wounds }: MonsterState, might: number, hand: readonly LordsCardId[], weights: LordsWeights): number {
  const { woundFields } = monsterOf(monster);
  const open = woundFields.filter((_, field) => wounds[field] === null).map(({ symbol }) => symbol);
  const left = open.length;
  for (const card of hand) {
    const place = open.indexOf(cardOf(card).symbol);
    if (place >= 0) open.splice(place, 1);
  }
  const hits = Math.min(left, left - open.length + might * DRAWN_CARD_FITS);
  const wound = monster === 'loki' ? weights.lokiWound : weights.wound;
  return hits * wound + (hits / left) ** 2 * weights.slain;
}
