/** Wounds and the slaying of a monster (LR-11.8, LR-11.9). */
import { monsterOf, NUMBERS } from '../../content/content.ts';
import { isBoss } from '../../expansions/seas.ts';
import type { LordsMonsterId } from '../../ids.ts';
import type { G, LordsTable, MonsterState, Party, Person } from '../../state.ts';
import { markersOf, monsterState, uncovered } from '../../table/monsters.ts';
import { fromParty, isHuman, person } from '../../table/parties.ts';
import { win } from '../../table/victory.ts';
import { gainArtifact } from '../blessings.ts';

export function coverField(g: G, party: Party, monster: LordsMonsterId, field: number): void {
  monsterState(g.table, monster).wounds[field] = party;
  g.emit({ event: 'wound-covered', who: party, monster, field });
}

export function isSlain(g: G, monster: LordsMonsterId): boolean {
  return uncovered(monsterState(g.table, monster)).length === 0;
}

/** LR-11.9, R-13: with enough markers on the tray; a human also with the most of all if the slayer has fewer. */
function earnsToken(table: LordsTable, monster: MonsterState, slayer: Party, party: Party): boolean {
  const own = markersOf(monster, party);
  if (own >= NUMBERS.slayerTokenThreshold) return true;
  return isHuman(party) && own > markersOf(monster, slayer) && table.order.every((other) => markersOf(monster, other) <= own);
}

/** LR-11.9, LR-21.4: figure and tray leave the game; the final blow takes no achievement from the others. */
export function slay(g: G, party: Party, monster: LordsMonsterId): void {
  const { table } = g;
  const state = monsterState(table, monster);
  table.monsters = table.monsters.filter((other) => other !== state);
  person(table, party).slain++;
  g.emit({ event: 'monster-slain', who: party, monster });
  const { artifact } = monsterOf(monster);
  if (artifact) gainArtifact(g, party, artifact);
  for (const other of fromParty(table, party)) {
    if (other === party || !earnsToken(table, state, party, other)) continue;
    const given = table.order.reduce<number>((total, one) => total + person(table, one).tokens, 0);
    if (given >= NUMBERS.slayerTokensTotal) continue;
    person(table, other).tokens++;
    g.emit({ event: 'slayer-token-gained', who: other });
  }
  if (isBoss(monster)) win(g, party, 'slayer');
}

export function canGainPriest({ priests, sent }: Person): boolean {
  return priests + sent.length < NUMBERS.priestsPerPlayer;
}

/** LR-5.6: a gained priest is lost if all priests are in use. */
export function gainPriest(g: G, party: Party): void {
  const who = person(g.table, party);
  if (!canGainPriest(who)) return;
  who.priests++;
  g.emit({ event: 'priest-gained', who: party });
}
