/** What a position is worth to a human: how near the victories are, what there is to get there, what could come next. */
import { at, type Seat } from '@skald/engine';
import {
  completeLands,
  controls,
  mapOf,
  omensSuffice,
  type Party,
  type Person,
  person,
  RUNES,
  slainBy,
  type Table,
  templesOf,
  WHEEL_ACTIONS,
  wheelRegionsOf,
} from '@skald/engine/games/lords-of-ragnarok';
import { dangers } from './dangers.ts';
import { prospects } from './prospects.ts';
import { regionWorths } from './region-worth.ts';
import type { Weights } from './weights.ts';

/** More than anything else could be worth. */
const VICTORY = 1000;

/** The lead of a seat over its best rival; a match that is over is worth everything or nothing. */
export function lead(table: Table, seat: Seat, weights: Weights): number {
  if (table.victory) return table.winner === seat ? VICTORY : -VICTORY;
  const rivals = table.order.filter((party) => party !== seat).map((party) => standing(table, party, weights));
  const worths = regionWorths(table, seat, weights);
  const own = standing(table, seat, weights) + means(table, seat, weights) + prospects(table, seat, worths, weights);
  return own - dangers(table, seat, worths, weights) - doom(table, weights) - weights.rivalry * Math.max(0, ...rivals);
}

/** How near somebody is to each of the victories. */
function standing(table: Table, party: Party, weights: Weights): number {
  const { lands, mapThresholds, shrines } = mapOf(table.side);
  const shares = lands.map(({ regions }) => regions.filter((region) => controls(table, party, region)).length / regions.length);
  const best = shares.sort((a, b) => b - a).slice(0, mapThresholds.jarlLands);
  const jarl = best.reduce((total, share) => total + share ** weights.focus, 0) * weights.land;
  const free = shrines.filter((region) => controls(table, party, region) && !table.temples.includes(region)).length;
  const godi = templesOf(table, party) * weights.temple + Math.min(free, mapThresholds.temples - table.temples.length) * weights.shrine;
  const markers = table.monsters.reduce((total, { wounds }) => total + wounds.filter((marker) => marker === party).length, 0);
  const slayer = slainBy(table, party) * weights.slain + markers * weights.wound;
  const near = table.last !== null || omensSuffice(table);
  const wheel = wheelRegionsOf(table, party) * (near ? weights.ragnarok * 3 : weights.wheel + weights.ragnarok * (table.omens.length / 5));
  return jarl + godi + slayer + wheel + table.control.filter((owner) => owner === party).length + completeLands(table, party);
}

/** What there is to get there: armies, attributes, runes, cards and gifts. */
function means(table: Table, seat: Seat, weights: Weights): number {
  const who = person(table, seat);
  const { injured } = at(table.humans, seat);
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

function troops({ armies }: Person, weights: Weights): number {
  return armies.reduce((total, { strength }) => total + strength * weights.strength + weights.army, 0);
}

/** Devastation draws Surtur near: the fifth marker is the last warning. */
function doom({ devastated, prophets }: Table, weights: Weights): number {
  return prophets.length === 0 ? 0 : weights.devastation * devastated.length ** 2;
}
