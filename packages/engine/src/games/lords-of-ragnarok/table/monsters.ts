/** Monsters on the map (LR-11): their places, their reach, and the scope of their area attack. */
import { required, type Seat } from '../../../kernel/index.ts';
import { monsterOf, NUMBERS } from '../content/content.ts';
import { distance, landOf, mapOf } from '../content/map.ts';
import { isBoss, regionsTouched } from '../expansions/seas.ts';
import type { LordsMonsterId } from '../ids.ts';
import type { G, LordsTable, MonsterState, Party } from '../state.ts';
import { person, slainBy } from './parties.ts';

export function monsterState(table: LordsTable, id: LordsMonsterId): MonsterState {
  return required(
    table.monsters.find(({ monster }) => monster === id),
    id,
  );
}

export function controlledBy(table: LordsTable, party: Party): readonly MonsterState[] {
  return table.monsters.filter(({ owner }) => owner === party);
}

/** LR-7.2, LR-21.11, LR-50.8: only neutral monsters, never Loki or Nagfar, and no more than the party has rings. */
export function canControl(table: LordsTable, party: Party, { monster, owner }: MonsterState): boolean {
  return owner === null && !isBoss(monster) && controlledBy(table, party).length < NUMBERS.monsterRingsPerPlayer;
}

export function takeMonster(g: G, party: Party, id: LordsMonsterId): void {
  monsterState(g.table, id).owner = party;
  g.emit({ event: 'monster-controlled', who: party, monster: id });
}

/** LR-11.4: every region within its movement, without its own; none for a sea monster. */
export function reachOf(table: LordsTable, { monster, at, sea }: MonsterState): readonly number[] {
  if (sea) return [];
  const { movement } = monsterOf(monster);
  return mapOf(table.side).numbers.filter((region) => region !== at && distance(table.side, at, region) <= movement);
}

/** LR-11.3: the regions in the scope of a monster's area attack. */
export function scopeOf(table: LordsTable, state: MonsterState): readonly number[] {
  const { monster, at } = state;
  const { scope } = monsterOf(monster).areaAttack;
  if (scope === 'COAST') return regionsTouched(table, state);
  return mapOf(table.side).numbers.filter((region) => {
    if (scope === 'REGION') return region === at;
    if (scope === 'LAND') return landOf(table.side, region) === landOf(table.side, at);
    return distance(table.side, at, region) <= 1;
  });
}

/** LR-11.14: whether the hero or an army is in scope. */
export function isInScope(table: LordsTable, party: Party, scope: readonly number[]): boolean {
  const who = person(table, party);
  return scope.includes(who.at) || who.armies.some(({ at }) => scope.includes(at));
}

export function uncovered({ wounds }: MonsterState): readonly number[] {
  return wounds.flatMap((marker, field) => (marker === null ? [field] : []));
}

export function markersOf({ wounds }: MonsterState, party: Party): number {
  return wounds.filter((marker) => marker === party).length;
}

/** LR-11.7, LR-50.8: only a party that has slain enough may hunt the arch-enemy. */
export function mayHunt(table: LordsTable, party: Party, { monster }: MonsterState): boolean {
  return !isBoss(monster) || slainBy(table, party) >= mapOf(table.side).mapThresholds.lokiSlain;
}

/** LR-11.8, LR-50.5: whether the human's hero is where the monster is, or at its sea. */
export function isWithHero(table: LordsTable, seat: Seat, monster: MonsterState): boolean {
  return regionsTouched(table, monster).includes(person(table, seat).at);
}

/** LR-11.8, LR-11.11: a human can hunt monsters in the hero's region. */
export function preyOf(table: LordsTable, seat: Seat): readonly MonsterState[] {
  return table.monsters.filter((monster) => isWithHero(table, seat, monster) && mayHunt(table, seat, monster));
}
