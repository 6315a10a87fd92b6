/** What a human could do next: regions in reach of armies, and the hero's options where he stands. */
import { itemAt, type Seat } from '@skald/engine';
import {
  armySteps,
  cardOf,
  controls,
  type LordsCardId,
  type LordsTable,
  type MonsterState,
  mapOf,
  monsterOf,
  preyOf,
  realmsNear,
  usurpProblem,
  type WheelAction,
} from '@skald/engine/games/lords-of-ragnarok';
import { captureChance } from './capture.ts';
import { movesAgain } from './ragnarok.ts';
import type { RegionWorths } from './region-worth.ts';
import type { LordsWeights } from './weights.ts';

/** The probability that a card drawn for a hunt covers a field. */
const DRAWN_CARD_FITS = 0.6;
/** What there is always to do. */
const ANY_ACTION = 2;

export function prospects(
  table: LordsTable,
  seat: Seat,
  worths: RegionWorths,
  weights: LordsWeights,
  hand: readonly LordsCardId[],
): number {
  if (!movesAgain(table, seat)) return 0;
  const reached = inReach(table, seat, worths);
  const special = specialAction(table, seat, worths, weights, hand, reached);
  const found = finds(table, seat, weights);
  if (table.active !== seat) return weights.reach * sum(reached) + weights.hero * (special + found);
  const [first = 0, ...others] = reached;
  const maneuver = table.step === 'action' ? weights.reach * first : weights.near * first;
  return maneuver + weights.reach * sum(others) + weights.near * special + weights.hero * found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What the armies could take, the best first: one region for each army; two armies never count the same region. */
function inReach(table: LordsTable, seat: Seat, worths: RegionWorths): readonly number[] {
  const who = itemAt(table.humans, seat);
  const best = new Map<number, number>();
  for (const army of who.armies) {
    for (const region of armySteps(table, seat, army.at)) {
      if (controls(table, seat, region)) continue;
      const hope = itemAt(worths, region) * captureChance(table, seat, army, region, who.cards);
      if (hope > (best.get(region) ?? 0)) best.set(region, hope);
    }
  }
  return [...best.values()].sort((a, b) => b - a).slice(0, who.armies.length);
}

/** The best special action that no own marker blocks. */
function specialAction(
  table: LordsTable,
  seat: Seat,
  worths: RegionWorths,
  weights: LordsWeights,
  hand: readonly LordsCardId[],
  [, ...reached]: readonly number[],
): number {
  const { at: here, attributes } = itemAt(table.humans, seat);
  const isFree = (action: WheelAction): boolean => !table.wheel[action].includes(seat);
  const options = [ANY_ACTION];
  if (here !== 0 && isFree('USURP') && !usurpProblem(table, seat))
    options.push(itemAt(worths, here) + attributes.AUTHORITY * weights.strength + weights.army);
  if (here !== 0 && isFree('MONSTERS'))
    options.push(...preyOf(table, seat).map((prey) => huntWorth(prey, attributes.MIGHT, hand, weights)));
  if (isFree('BUILD_TEMPLE') && hasSite(table, seat)) options.push(weights.temple - weights.shrine + weights.priest);
  if (isFree('MOBILIZE')) options.push(sum(reached));
  return Math.max(...options);
}

/** Whether a temple could be built. */
function hasSite(table: LordsTable, seat: Seat): boolean {
  const { shrines, mapThresholds } = mapOf(table.side);
  if (table.temples.length >= mapThresholds.temples) return false;
  return shrines.some((region) => controls(table, seat, region) && !table.temples.includes(region));
}

/** What the hero finds where he stands: a rune to forge, a realm to ally with. */
function finds(table: LordsTable, seat: Seat, weights: LordsWeights): number {
  const { at: here, allies } = itemAt(table.humans, seat);
  if (here === 0) return 0;
  const rune = table.forges.some((forge) => forge.at === here && forge.rune !== null);
  const realm = realmsNear(table, here).some((near) => !allies.includes(near));
  return (rune ? weights.rune : 0) + (realm ? weights.alliance : 0);
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
