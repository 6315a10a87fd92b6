/** Wounds and the end of a monster (LR-11.8, LR-11.9). */
import { monsterOf, NUMBERS } from '../content/content.ts';
import type { MonsterId } from '../ids.ts';
import type { G, Party } from '../state.ts';
import { markersOf, monsterState, uncovered } from '../table/monsters.ts';
import { fromParty, person } from '../table/parties.ts';
import { win } from '../table/victory.ts';
import { gainArtifact } from './blessings.ts';

export function coverField(g: G, party: Party, monster: MonsterId, field: number): void {
  monsterState(g.table, monster).wounds[field] = party;
  g.tell({ event: 'wound-covered', who: party, monster, field });
}

export function isSlain(g: G, monster: MonsterId): boolean {
  return uncovered(monsterState(g.table, monster)).length === 0;
}

/** LR-11.9, LR-21.4: figure and tray go; everybody else with enough markers gets a Slayer token. */
export function slay(g: G, party: Party, monster: MonsterId): void {
  const { table } = g;
  const state = monsterState(table, monster);
  table.monsters = table.monsters.filter((other) => other !== state);
  person(table, party).slain++;
  g.tell({ event: 'monster-slain', who: party, monster });
  const { artifact } = monsterOf(monster);
  if (artifact) gainArtifact(g, party, artifact);
  for (const other of fromParty(table, party)) {
    if (other === party || markersOf(state, other) < NUMBERS.slayerTokenThreshold) continue;
    const given = table.order.reduce<number>((total, one) => total + person(table, one).tokens, 0);
    if (given >= NUMBERS.slayerTokensTotal) continue;
    person(table, other).tokens++;
    g.tell({ event: 'slayer-token-gained', who: other });
  }
  if (monster === 'loki') win(g, party, 'slayer');
}

/** LR-5.6: with all priests in use a gain is lost. */
export function gainPriest(g: G, party: Party): void {
  const who = person(g.table, party);
  if (who.priests + who.sent.length >= NUMBERS.priestsPerPlayer) return;
  who.priests++;
  g.tell({ event: 'priest-gained', who: party });
}
