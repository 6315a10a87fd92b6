/** Movement over land and sea (LR-2.5, LR-6.2, LR-8.6). */
import { NUMBERS } from '../content/content.ts';
import { neighbours, regionOf, seaOf } from '../content/map.ts';
import { routesOf } from '../expansions/seas.ts';
import type { LordsTable, Party } from '../state.ts';
import { blessedBy } from './blessings.ts';
import { foreignAt, human, isHuman, lokiAt, regionsOf } from './parties.ts';

/** LR-2.5, LR-50.2: for its owner, all regions at a ship's sea are adjacent to each other. */
export function stepsFrom(table: LordsTable, party: Party, region: number): readonly number[] {
  const near = neighbours(table.side, region);
  if (!isHuman(party)) return near;
  const { adjacentSeas } = regionOf(table.side, region);
  const routes = adjacentSeas.length > 0 ? routesOf(table, party).filter((sea) => adjacentSeas.includes(sea)) : [];
  if (routes.length === 0) return near;
  const over = routes.flatMap((sea) => seaOf(table.side, sea).adjacentRegions);
  return [...new Set([...near, ...over])].filter((other) => other !== region).sort((a, b) => a - b);
}

/** LR-8.6: a human army never enters Loki's region. */
export function mayEnter(table: LordsTable, party: Party, region: number): boolean {
  return !isHuman(party) || region !== lokiAt(table);
}

export function armySteps(table: LordsTable, party: Party, region: number): readonly number[] {
  return stepsFrom(table, party, region).filter((to) => mayEnter(table, party, to));
}

export function heroSteps(table: LordsTable, seat: number): number {
  return NUMBERS.heroMoveRegions + blessedBy(table, seat, 'HERO_MOVE', 'plus');
}

/** LR-6.1: the regions within the hero's movement, without his own. */
export function heroReach(table: LordsTable, seat: number): readonly number[] {
  const { at } = human(table, seat);
  const most = heroSteps(table, seat);
  const found = new Set([at]);
  for (let step = 0; step < most; step++) for (const here of [...found]) for (const to of stepsFrom(table, seat, here)) found.add(to);
  return [...found].filter((region) => region !== at).sort((a, b) => a - b);
}

/** LR-10.9, LR-32.9: adjacent own regions without foreign armies; for a human also over the sea, never to Loki. */
export function retreats(table: LordsTable, party: Party, from: number): readonly number[] {
  const own = new Set(regionsOf(table, party));
  return armySteps(table, party, from).filter((region) => own.has(region) && foreignAt(table, party, region).length === 0);
}
