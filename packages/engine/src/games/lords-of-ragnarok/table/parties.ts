/** Participants (LR-4.7): humans by seat, prophets by hero, all in one turn order. */
import { itemAt, required, type Seat } from '../../../kernel/index.ts';
import { mapOf, regionOf } from '../content/map.ts';
import type { HeroId, ProphetId } from '../ids.ts';
import type { Army, Human, LordsTable, Party, Person, Prophet } from '../state.ts';

export function isHuman(party: Party | null): party is Seat {
  return typeof party === 'number';
}

export function isProphet(party: Party | null): party is ProphetId {
  return typeof party === 'string';
}

export function human(table: LordsTable, seat: Seat): Human {
  return itemAt(table.humans, seat);
}

export function prophet(table: LordsTable, id: ProphetId): Prophet {
  return required(
    table.prophets.find((one) => one.prophet === id),
    id,
  );
}

export function person(table: LordsTable, party: Party): Person {
  return isHuman(party) ? human(table, party) : prophet(table, party);
}

/** All participants in turn order, starting with `first`. */
export function fromParty(table: LordsTable, first: Party): readonly Party[] {
  const place = Math.max(0, table.order.indexOf(first));
  return [...table.order.slice(place), ...table.order.slice(0, place)];
}

/** LR-4.7: the active party comes first if an event affects several. */
export function inTurnOrder(table: LordsTable): readonly Party[] {
  return fromParty(table, table.active);
}

export function humansInOrder(table: LordsTable): readonly Seat[] {
  return inTurnOrder(table).filter(isHuman);
}

/** Whether a human has this hero and its ability; prophets have none (LR-14.8). */
export function hasHero(table: LordsTable, party: Party, hero: HeroId): party is Seat {
  return isHuman(party) && human(table, party).hero === hero;
}

/** LR-14: whether the region belongs to the land of the hero's region. */
export function inLandOfHero(table: LordsTable, party: Party, region: number): boolean {
  const { at: hero } = person(table, party);
  return hero > 0 && regionOf(table.side, hero).land === regionOf(table.side, region).land;
}

export function armiesAt(table: LordsTable, party: Party, region: number): readonly Army[] {
  return person(table, party).armies.filter((army) => army.at === region);
}

export function sum(armies: readonly Army[]): number {
  return armies.reduce((total, army) => total + army.strength, 0);
}

export function strengthAt(table: LordsTable, party: Party, region: number): number {
  return sum(armiesAt(table, party, region));
}

/** All parties with armies in a region. */
export function partiesAt(table: LordsTable, region: number): readonly Party[] {
  return table.order.filter((party) => person(table, party).armies.some((army) => army.at === region));
}

/** All other parties with armies in a region. */
export function foreignAt(table: LordsTable, party: Party, region: number): readonly Party[] {
  return table.order.filter((other) => other !== party && person(table, other).armies.some((army) => army.at === region));
}

export function controller(table: LordsTable, region: number): Party | null {
  return table.control[region - 1] ?? null;
}

export function regionsOf(table: LordsTable, party: Party): readonly number[] {
  return mapOf(table.side).numbers.filter((region) => controller(table, region) === party);
}

export function controls(table: LordsTable, party: Party, region: number): boolean {
  return controller(table, region) === party;
}

/** The number of lands of which a party controls every region. */
export function completeLands(table: LordsTable, party: Party): number {
  return mapOf(table.side).lands.filter(({ regions }) => regions.every((region) => controls(table, party, region))).length;
}

/** LR-13.2: temples in regions that the party controls. */
export function templesOf(table: LordsTable, party: Party): number {
  return table.temples.filter((region) => controls(table, party, region)).length;
}

export function wheelRegionsOf(table: LordsTable, party: Party): number {
  return mapOf(table.side).wheelAdjacentRegions.filter((region) => controls(table, party, region)).length;
}

/** LR-11.7: Slayer tokens count as slain monsters. */
export function slainBy(table: LordsTable, party: Party): number {
  const { slain, tokens } = person(table, party);
  return slain + tokens;
}

export function lokiAt(table: LordsTable): number {
  return table.monsters.find(({ monster }) => monster === 'loki')?.at ?? 0;
}
