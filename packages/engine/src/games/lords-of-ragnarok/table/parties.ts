/** Participants (LR-4.7): humans by their seats, prophets by their heroes, all in one turn order. */
import { at, must, type Seat } from '../../../kernel/index.ts';
import { mapOf, regionOf } from '../content/map.ts';
import type { HeroId, ProphetId } from '../ids.ts';
import type { Army, Human, Party, Person, Prophet, Table } from '../state.ts';

export function isHuman(party: Party | null): party is Seat {
  return typeof party === 'number';
}

export function isProphet(party: Party | null): party is ProphetId {
  return typeof party === 'string';
}

export function human(table: Table, seat: Seat): Human {
  return at(table.humans, seat);
}

export function prophet(table: Table, id: ProphetId): Prophet {
  return must(
    table.prophets.find((one) => one.prophet === id),
    id,
  );
}

export function person(table: Table, party: Party): Person {
  return isHuman(party) ? human(table, party) : prophet(table, party);
}

/** All participants, beginning with this one, in turn order. */
export function fromParty(table: Table, first: Party): readonly Party[] {
  const place = Math.max(0, table.order.indexOf(first));
  return [...table.order.slice(place), ...table.order.slice(0, place)];
}

/** LR-4.7: if one event affects several, the active one comes first. */
export function inTurnOrder(table: Table): readonly Party[] {
  return fromParty(table, table.active);
}

export function humansInOrder(table: Table): readonly Seat[] {
  return inTurnOrder(table).filter(isHuman);
}

/** The hero of a human, where the ability holds: a prophet has none (LR-14.8). */
export function hasHero(table: Table, party: Party, hero: HeroId): party is Seat {
  return isHuman(party) && human(table, party).hero === hero;
}

/** LR-14: the region belongs to the land in which the hero stands. */
export function inLandOfHero(table: Table, party: Party, region: number): boolean {
  const { at: hero } = person(table, party);
  return hero > 0 && regionOf(table.side, hero).land === regionOf(table.side, region).land;
}

export function armiesAt(table: Table, party: Party, region: number): readonly Army[] {
  return person(table, party).armies.filter((army) => army.at === region);
}

export function sum(armies: readonly Army[]): number {
  return armies.reduce((total, army) => total + army.strength, 0);
}

export function strengthAt(table: Table, party: Party, region: number): number {
  return sum(armiesAt(table, party, region));
}

/** Everybody who has armies in a region. */
export function partiesAt(table: Table, region: number): readonly Party[] {
  return table.order.filter((party) => person(table, party).armies.some((army) => army.at === region));
}

/** Whose armies stand in a region, other than one's own. */
export function foreignAt(table: Table, party: Party, region: number): readonly Party[] {
  return table.order.filter((other) => other !== party && person(table, other).armies.some((army) => army.at === region));
}

export function controller(table: Table, region: number): Party | null {
  return table.control[region - 1] ?? null;
}

export function regionsOf(table: Table, party: Party): readonly number[] {
  return mapOf(table.side).numbers.filter((region) => controller(table, region) === party);
}

export function controls(table: Table, party: Party, region: number): boolean {
  return controller(table, region) === party;
}

/** The lands of which a participant controls every region. */
export function completeLands(table: Table, party: Party): number {
  return mapOf(table.side).lands.filter(({ regions }) => regions.every((region) => controls(table, party, region))).length;
}

/** Temples count for whoever controls their region (LR-13.2). */
export function templesOf(table: Table, party: Party): number {
  return table.temples.filter((region) => controls(table, party, region)).length;
}

export function wheelRegionsOf(table: Table, party: Party): number {
  return mapOf(table.side).wheelAdjacentRegions.filter((region) => controls(table, party, region)).length;
}

/** LR-11.7: Slayer tokens count as slain monsters. */
export function slainBy(table: Table, party: Party): number {
  const { slain, tokens } = person(table, party);
  return slain + tokens;
}

export function lokiAt(table: Table): number {
  return table.monsters.find(({ monster }) => monster === 'loki')?.at ?? 0;
}
