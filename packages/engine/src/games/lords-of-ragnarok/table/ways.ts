/** Ways over land and sea (LR-2.5, LR-6.2, LR-8.6): where the pieces of a participant may go. */
import { NUMBERS } from '../content/content.ts';
import { neighbours, regionOf, seaOf } from '../content/map.ts';
import type { Party, Table } from '../state.ts';
import { blessedBy } from './blessings.ts';
import { foreignAt, human, isHuman, lokiAt, regionsOf } from './parties.ts';

/** LR-2.5: all regions at the sea of the drakkar count as adjacent to each other, for its owner alone. */
export function stepsFrom(table: Table, party: Party, region: number): readonly number[] {
  const near = neighbours(table.side, region);
  const sea = isHuman(party) ? human(table, party).sea : null;
  if (!sea || !regionOf(table.side, region).adjacentSeas.includes(sea)) return near;
  return [...new Set([...near, ...seaOf(table.side, sea).adjacentRegions])].filter((other) => other !== region).sort((a, b) => a - b);
}

/** LR-8.6: a human army never enters Loki's region. */
export function mayEnter(table: Table, party: Party, region: number): boolean {
  return !isHuman(party) || region !== lokiAt(table);
}

export function armySteps(table: Table, party: Party, region: number): readonly number[] {
  return stepsFrom(table, party, region).filter((to) => mayEnter(table, party, to));
}

export function heroSteps(table: Table, seat: number): number {
  return NUMBERS.heroMoveRegions + blessedBy(table, seat, 'HERO_MOVE', 'plus');
}

/** LR-6.1: up to so many steps; the present region left out. */
export function heroReach(table: Table, seat: number): readonly number[] {
  const { at } = human(table, seat);
  const most = heroSteps(table, seat);
  const found = new Set([at]);
  for (let step = 0; step < most; step++) for (const here of [...found]) for (const to of stepsFrom(table, seat, here)) found.add(to);
  return [...found].filter((region) => region !== at).sort((a, b) => a - b);
}

/** LR-10.9, LR-32.9: adjacent, own, without foreign armies; a human also over the sea, never to Loki. */
export function retreats(table: Table, party: Party, from: number): readonly number[] {
  const own = new Set(regionsOf(table, party));
  return armySteps(table, party, from).filter((region) => own.has(region) && foreignAt(table, party, region).length === 0);
}
