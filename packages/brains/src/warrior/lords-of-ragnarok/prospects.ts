/** What a human could do next from where the pieces stand: regions in reach of armies, and what the hero finds where he is. */
import { at, type Seat } from '@skald/engine';
import {
  type Army,
  armySteps,
  baseValue,
  controller,
  controls,
  type MonsterState,
  opponentAt,
  preyOf,
  realmsAt,
  regionOf,
  strengthAt,
  type Table,
  usurpProblem,
} from '@skald/engine/games/lords-of-ragnarok';
import type { RegionWorths } from './region-worth.ts';
import type { Weights } from './weights.ts';

/** What one card in the hand will probably add to a battle. */
const CARD_IN_BATTLE = 1.5;

export function prospects(table: Table, seat: Seat, worths: RegionWorths, weights: Weights): number {
  return weights.reach * inReach(table, seat, worths) + weights.hero * heroProspects(table, seat, worths, weights);
}

/** The best that each army could take with its next step; two armies never count the same region. */
function inReach(table: Table, seat: Seat, worths: RegionWorths): number {
  const who = at(table.humans, seat);
  const best = new Map<number, number>();
  for (const army of who.armies) {
    for (const region of armySteps(table, seat, army.at)) {
      if (controls(table, seat, region)) continue;
      const hope = at(worths, region) * chance(table, seat, army, region, who.cards);
      if (hope > (best.get(region) ?? 0)) best.set(region, hope);
    }
  }
  return [...best.values()]
    .sort((a, b) => b - a)
    .slice(0, who.armies.length)
    .reduce((total, hope) => total + hope, 0);
}

/** How likely an army takes a region, from 0 to 1; one that is too weak still comes nearer. */
function chance(table: Table, seat: Seat, army: Army, region: number, cards: number): number {
  const strength = army.strength + strengthAt(table, seat, region);
  const rival = opponentAt(table, seat, region);
  if (rival !== null) {
    const ahead = strength + Math.min(cards, 2) * CARD_IN_BATTLE - baseValue(table, rival, region, false);
    return Math.max(0, Math.min(1, ahead / 4));
  }
  if (controller(table, region) !== null) return 1;
  const { population } = regionOf(table.side, region);
  return strength >= population ? 1 : (strength / population) ** 2 * 0.4;
}

/** What the hero finds where he stands: a region to usurp, prey, a rune on a forge, a realm without an alliance. */
function heroProspects(table: Table, seat: Seat, worths: RegionWorths, weights: Weights): number {
  const { at: here, allies, attributes } = at(table.humans, seat);
  if (here === 0) return 0;
  let total = 0;
  if (!table.wheel.USURP.includes(seat) && !usurpProblem(table, seat)) {
    total += at(worths, here) + attributes.AUTHORITY * weights.strength + weights.army;
  }
  if (!table.wheel.MONSTERS.includes(seat))
    total += Math.max(0, ...preyOf(table, seat).map((prey) => huntWorth(prey, attributes.MIGHT, weights)));
  if (table.forges.some((forge) => forge.at === here && forge.rune !== null)) total += weights.rune;
  if (realmsAt(table.side, here).some((realm) => !allies.includes(realm))) total += weights.alliance;
  return total;
}

/** A few wounds; all that are left, if they are few. */
function huntWorth({ wounds }: MonsterState, might: number, weights: Weights): number {
  const left = wounds.filter((marker) => marker === null).length;
  const hits = 1 + might / 2;
  return Math.min(left, hits) * weights.wound + Math.min(1, hits / left) ** 2 * weights.slain;
}
