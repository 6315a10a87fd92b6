/** Victory (LR-13): three conditions that end the match at once, and the reckoning after Ragnarok. */
import { NUMBERS } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import type { Victory } from '../ids.ts';
import type { G, Party, Table } from '../state.ts';
import { completeLands, inTurnOrder, isHuman, isProphet, person, regionsOf, sum, templesOf, wheelRegionsOf } from './parties.ts';

/** Ends the match; the first winner stands. */
export function win(g: G, winner: Party, victory: Victory): void {
  if (g.table.victory) return;
  g.table.winner = winner;
  close(g, victory);
  g.tell({ event: 'match-won', who: winner, victory });
}

/** LR-33.5, LR-55.6: nobody has won. */
export function lose(g: G, victory: Victory): void {
  if (g.table.victory) return;
  close(g, victory);
  g.tell({ event: 'match-lost', victory });
}

function close(g: G, victory: Victory): void {
  g.table.victory = victory;
  g.table.step = 'over';
  g.table.owed = [];
  g.finish();
}

/** LR-13.1, LR-13.2: which condition a participant fulfils. */
function conditionMet(table: Table, party: Party): Victory | undefined {
  const { jarlLands, godiTemples } = mapOf(table.side).mapThresholds;
  if (completeLands(table, party) >= jarlLands) return 'jarl';
  return templesOf(table, party) >= godiTemples ? 'godi' : undefined;
}

/** LR-13.4, LR-13.7: checked after every change of control and every temple; the active participant comes first. */
export function checkVictory(g: G): unknown {
  for (const party of inTurnOrder(g.table)) {
    const victory = conditionMet(g.table, party);
    if (victory) return win(g, party, victory);
  }
  return undefined;
}

/** LR-34.2, LR-40.11: every marker on the map counts for each prophet. */
export function ragnarokScore(table: Table, party: Party): number {
  return wheelRegionsOf(table, party) + (isProphet(party) ? table.devastated.length : 0);
}

/** LR-13.6: what settles a tie between humans: temples, regions, army strength, later in turn order. */
function tieKeys(table: Table, party: Party): readonly number[] {
  const { armies } = person(table, party);
  return [templesOf(table, party), regionsOf(table, party).length, sum(armies), table.order.indexOf(party)];
}

/** LR-45.10: the highest score wins; a prophet wins ties with humans. */
export function ragnarokRanking(table: Table): readonly Party[] {
  return table.order.toSorted((a, b) => {
    const score = ragnarokScore(table, b) - ragnarokScore(table, a);
    if (score !== 0) return score;
    if (isHuman(a) !== isHuman(b)) return isHuman(a) ? 1 : -1;
    const [keysA, keysB] = [tieKeys(table, a), tieKeys(table, b)];
    return keysA.map((key, i) => (keysB[i] ?? 0) - key).find((difference) => difference !== 0) ?? 0;
  });
}

export function reckonRagnarok(g: G): void {
  const [first] = ragnarokRanking(g.table);
  if (first !== undefined) win(g, first, 'ragnarok');
}

/** LR-13.5: enough omens lie face down. */
export function omensSuffice(table: Table): boolean {
  return table.omens.length >= NUMBERS.omensForRagnarok;
}
