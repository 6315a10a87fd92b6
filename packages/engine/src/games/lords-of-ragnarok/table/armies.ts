/** Armies and control (LR-8): recruiting, strengthening, weakening, and taking regions. */
import { required } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { regionOf } from '../content/map.ts';
import type { Army, G, LordsTable, Party } from '../state.ts';
import { blessedBy, emitBlessed } from './blessings.ts';
import { controller, foreignAt, hasHero, inLandOfHero, isHuman, person, strengthAt } from './parties.ts';
import { oweRunes } from './runes.ts';
import { checkVictory } from './victory.ts';

export function armyOf(table: LordsTable, party: Party, id: number): Army {
  return required(
    person(table, party).armies.find(({ army }) => army === id),
    `army ${id} of ${party}`,
  );
}

export function hasFreeArmy(table: LordsTable, party: Party): boolean {
  return person(table, party).armies.length < NUMBERS.armiesPerPlayer;
}

/** LR-8.2: has no effect without a free army. */
export function recruit(g: G, party: Party, region: number, strength: number): Army | undefined {
  const who = person(g.table, party);
  if (!hasFreeArmy(g.table, party)) return undefined;
  const more = isHuman(party) ? blessedBy(g.table, party, 'RECRUIT', 'strengthPlus') : 0;
  if (isHuman(party)) emitBlessed(g, party, 'RECRUIT');
  const ids = who.armies.map(({ army }) => army);
  const id = Array.from({ length: NUMBERS.armiesPerPlayer }, (_, i) => i).find((free) => !ids.includes(free));
  const army: Army = { army: required(id, 'a free army'), at: region, strength: Math.min(strength + more, NUMBERS.armyMaxStrength) };
  who.armies.push(army);
  who.armies.sort((a, b) => a.army - b.army);
  g.emit({ event: 'army-recruited', who: party, region, strength: army.strength });
  grow(g, party, region);
  return army;
}

export function strengthen(g: G, party: Party, army: Army): void {
  if (army.strength >= NUMBERS.armyMaxStrength) return;
  army.strength++;
  g.emit({ event: 'army-strengthened', who: party, region: army.at, strength: army.strength });
  grow(g, party, army.at);
}

/** LR-8.8: armies that became strong enough take a neutral region. */
function grow(g: G, party: Party, region: number): void {
  if (isHuman(party)) settleNeutral(g, party, region, false);
}

/** LR-8.7 (b): by arriving, or otherwise (LR-8.8, LR-10.10). */
export function settleNeutral(g: G, party: Party, region: number, arrived: boolean): void {
  if (controller(g.table, region) !== null || foreignAt(g.table, party, region).length > 0) return;
  if (strengthAt(g.table, party, region) >= regionOf(g.table.side, region).population) takeControl(g, party, region, arrived);
}

/** LR-8.9: replaces the marker; everything else in the region stays. Snorri is rewarded for an arrival without a battle (LR-14.3). */
export function takeControl(g: G, party: Party, region: number, arrived: boolean): void {
  if (controller(g.table, region) === party) return;
  g.table.control[region - 1] = party;
  g.emit({ event: 'region-taken', who: party, region });
  const settlement = regionOf(g.table.side, region).settlement;
  if (arrived && settlement && hasHero(g.table, party, 'snorri') && inLandOfHero(g.table, party, region)) {
    g.emit({ event: 'ability-used', who: party, hero: 'snorri' });
    oweRunes(g, party, 1);
  }
  checkVictory(g);
}

/** LR-8.1: at strength 0 the figure returns to the supply. */
export function weaken(g: G, party: Party, army: Army, amount: number): void {
  army.strength = Math.max(0, army.strength - amount);
  if (army.strength > 0) g.emit({ event: 'army-weakened', who: party, region: army.at, strength: army.strength });
  else destroy(g, party, army);
}

export function destroy(g: G, party: Party, army: Army): void {
  const who = person(g.table, party);
  who.armies = who.armies.filter((one) => one !== army);
  g.emit({ event: 'army-destroyed', who: party, region: army.at });
}

/** The strongest army; of equals the first. */
export function strongest(armies: readonly Army[]): Army | undefined {
  return armies.reduce<Army | undefined>((best, army) => (best && best.strength >= army.strength ? best : army), undefined);
}
