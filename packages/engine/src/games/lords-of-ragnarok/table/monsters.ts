/** Monsters on the map (LR-11): where they are, how far they reach, whom their area attack touches. */
import { must, type Seat } from '../../../kernel/index.ts';
import { monsterOf, NUMBERS } from '../content/content.ts';
import { distance, landOf, mapOf } from '../content/map.ts';
import type { MonsterId } from '../ids.ts';
import type { G, MonsterState, Party, Table } from '../state.ts';
import { person, slainBy } from './parties.ts';

export function monsterState(table: Table, id: MonsterId): MonsterState {
  return must(
    table.monsters.find(({ monster }) => monster === id),
    id,
  );
}

export function controlledBy(table: Table, party: Party): readonly MonsterState[] {
  return table.monsters.filter(({ owner }) => owner === party);
}

/** LR-7.2, LR-21.11: only neutral ones, never Loki, and no more than there are rings. */
export function canControl(table: Table, party: Party, { monster, owner }: MonsterState): boolean {
  return owner === null && monster !== 'loki' && controlledBy(table, party).length < NUMBERS.monsterRingsPerPlayer;
}

export function takeMonster(g: G, party: Party, id: MonsterId): void {
  monsterState(g.table, id).owner = party;
  g.tell({ event: 'monster-controlled', who: party, monster: id });
}

/** LR-11.4: every region within its movement, the present one left out. */
export function reachOf(table: Table, { monster, at }: MonsterState): readonly number[] {
  const { movement } = monsterOf(monster);
  return mapOf(table.side).numbers.filter((region) => region !== at && distance(table.side, at, region) <= movement);
}

/** LR-11.3: the regions that the area attack of a monster touches. */
export function scopeOf(table: Table, { monster, at }: MonsterState): readonly number[] {
  const { scope } = monsterOf(monster).areaAttack;
  return mapOf(table.side).numbers.filter((region) => {
    if (scope === 'REGION') return region === at;
    if (scope === 'LAND') return landOf(table.side, region) === landOf(table.side, at);
    return distance(table.side, at, region) <= 1;
  });
}

/** Hero or army in the scope (LR-11.14). */
export function isInScope(table: Table, party: Party, scope: readonly number[]): boolean {
  const who = person(table, party);
  return scope.includes(who.at) || who.armies.some(({ at }) => scope.includes(at));
}

export function uncovered({ wounds }: MonsterState): readonly number[] {
  return wounds.flatMap((marker, field) => (marker === null ? [field] : []));
}

export function markersOf({ wounds }: MonsterState, party: Party): number {
  return wounds.filter((marker) => marker === party).length;
}

/** LR-11.7: Loki only by whoever has slain enough. */
export function mayHunt(table: Table, party: Party, { monster }: MonsterState): boolean {
  return monster !== 'loki' || slainBy(table, party) >= mapOf(table.side).mapThresholds.lokiSlain;
}

/** The monsters that a human can hunt: those in the hero's region (LR-11.8, LR-11.11). */
export function preyOf(table: Table, seat: Seat): readonly MonsterState[] {
  return table.monsters.filter((monster) => monster.at === person(table, seat).at && mayHunt(table, seat, monster));
}
