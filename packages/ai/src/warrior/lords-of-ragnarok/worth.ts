/** The worth of a position to a human: progress to the victories, means to get there, and prospects. */
import { itemAt, type Seat } from '@skald/engine';
import {
  completeLands,
  controls,
  isHuman,
  type LordsCardId,
  type LordsTable,
  mapOf,
  type Party,
  type Person,
  person,
  RUNES,
  ragnarokScore,
  slainBy,
  templesOf,
  WHEEL_ACTIONS,
} from '@skald/engine/games/lords-of-ragnarok';
import { dangers } from './dangers.ts';
import { rivalMeans } from './expansions.ts';
import { prospects } from './prospects.ts';
import { movesAgain, wheelWorth } from './ragnarok.ts';
import { reckoning } from './reckoning.ts';
import { regionWorths } from './region-worth.ts';
import { winsNext } from './threats.ts';
import type { LordsWeights } from './weights.ts';

/** More than any position could be worth. */
const VICTORY = 1000;

/** A seat's lead over its best rival; a finished match is worth everything or nothing. */
export function lead(table: LordsTable, seat: Seat, weights: LordsWeights, hand: readonly LordsCardId[] = []): number {
  if (table.victory) return table.winner === seat ? VICTORY : -VICTORY;
  const wheel = wheelWorth(table, weights);
  const rivals = table.order.filter((party) => party !== seat).map((party) => standing(table, party, weights, wheel));
  const people = table.order.filter(isHuman).filter((rival) => rival !== seat);
  const worths = regionWorths(table, seat, weights, wheel);
  const own = standing(table, seat, weights, wheel) + means(table, seat, weights) + prospects(table, seat, worths, weights, hand);
  const usual =
    own -
    rivalMeans(table, seat, weights) -
    dangers(table, seat, worths, weights) -
    doom(table, weights) -
    weights.rivalry * Math.max(0, ...rivals) -
    weights.envy * Math.max(0, ...people.map((rival) => means(table, rival, weights)));
  const hopes = promises(table, seat, weights);
  if (table.last === null) return usual + hopes;
  return weights.rest * usual + hopes + weights.reckoning * reckoning(table, seat);
}

/** A victory that the next turn could bring: to the seat, or to a rival who moves before it. */
function promises(table: LordsTable, seat: Seat, weights: LordsWeights): number {
  const rivals = table.order.filter((party) => party !== seat && movesAgain(table, party)).map((party) => winsNext(table, party));
  const own = movesAgain(table, seat) ? winsNext(table, seat) : 0;
  return weights.promise * own - weights.threat * Math.max(0, ...rivals);
}

/** A party's progress towards each victory; `wheelRegion` is the worth of a region at the world tree. */
function standing(table: LordsTable, party: Party, weights: LordsWeights, wheelRegion: number): number {
  const { lands, mapThresholds, shrines } = mapOf(table.side);
  const shares = lands.map(({ regions }) => regions.filter((region) => controls(table, party, region)).length / regions.length);
  const best = shares.sort((a, b) => b - a).slice(0, mapThresholds.jarlLands);
  const jarl = best.reduce((total, share) => total + share ** weights.focus, 0) * weights.land;
  const free = shrines.filter((region) => controls(table, party, region) && !table.temples.includes(region)).length;
  const godi = templesOf(table, party) * weights.temple + Math.min(free, mapThresholds.temples - table.temples.length) * weights.shrine;
  const slayer = slainBy(table, party) * weights.slain + wounds(table, party, weights);
  // LR-34.2: a prophet also counts the markers of devastation.
  const wheel = ragnarokScore(table, party) * wheelRegion;
  return jarl + godi + slayer + wheel + table.control.filter((owner) => owner === party).length + completeLands(table, party);
}

/** The party's markers on living monsters; Loki's wounds lead straight to victory. */
function wounds({ monsters }: LordsTable, party: Party, weights: LordsWeights): number {
  return monsters.reduce((total, { monster, wounds: fields }) => {
    const own = fields.filter((marker) => marker === party).length;
    return total + own * (monster === 'loki' ? weights.lokiWound : weights.wound);
  }, 0);
}

/** The means to get there: armies, attributes, runes, cards and gifts. */
function means(table: LordsTable, seat: Seat, weights: LordsWeights): number {
  const who = person(table, seat);
  const { injured } = itemAt(table.humans, seat);
  const markers = WHEEL_ACTIONS.filter((action) => table.wheel[action].includes(seat)).length;
  return (
    troops(who, weights) +
    who.attributes.MIGHT * weights.might +
    who.attributes.WISDOM * weights.wisdom +
    who.attributes.AUTHORITY * weights.authority -
    injured.length * weights.injury +
    who.priests * weights.priest +
    RUNES.reduce((total, rune) => total + who.runes[rune], 0) * weights.rune +
    Math.min(who.cards, 6) * weights.card +
    who.blessings.length * weights.blessing +
    who.artifacts.length * weights.artifact +
    who.allies.length * weights.alliance -
    markers * weights.marker
  );
}

function troops({ armies }: Person, weights: LordsWeights): number {
  return armies.reduce((total, { strength }) => total + strength * weights.strength + weights.army, 0);
}

/** Devastation brings Surtur closer: the fifth marker is the last warning. */
function doom({ devastated, prophets }: LordsTable, weights: LordsWeights): number {
  return prophets.length === 0 ? 0 : weights.devastation * devastated.length ** 2;
}
