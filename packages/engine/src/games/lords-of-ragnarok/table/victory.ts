/** Victory (LR-13): three conditions that end the match at once, and the scoring after Ragnarok. */
import { NUMBERS } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import type { Victory } from '../ids.ts';
import type { G, LordsTable, Party } from '../state.ts';
import { completeLands, inTurnOrder, isHuman, isProphet, person, regionsOf, sum, templesOf, wheelRegionsOf } from './parties.ts';

/** Ends the match; a first winner stays the winner. */
export function win(g: G, winner: Party, victory: Victory): void {
  if (g.table.victory) return;
  g.table.winner = winner;
  close(g, victory);
  g.emit({ event: 'match-won', who: winner, victory });
}

/** LR-33.5, LR-55.6: ends the match without a winner. */
export function lose(g: G, victory: Victory): void {
  if (g.table.victory) return;
  close(g, victory);
  g.emit({ event: 'match-lost', victory });
}

function close(g: G, victory: Victory): void {
  g.table.victory = victory;
  g.table.step = 'over';
  g.table.owed = [];
  g.finish();
}

/** LR-13.1, LR-13.2: the condition that a party fulfils. */
function conditionMet(table: LordsTable, party: Party): Victory | undefined {
  const { jarlLands, godiTemples } = mapOf(table.side).mapThresholds;
  if (completeLands(table, party) >= jarlLands) return 'jarl';
  return templesOf(table, party) >= godiTemples ? 'godi' : undefined;
}

/** LR-13.4, LR-13.7: checks after every change of control and every temple; the active party comes first. */
export function checkVictory(g: G): unknown {
  for (const party of inTurnOrder(g.table)) {
    const victory = conditionMet(g.table, party);
    if (victory) return win(g, party, victory);
  }
  return undefined;
}

/** LR-34.2, LR-40.11: every marker on the map counts for each prophet. */
export function ragnarokScore(table: LordsTable, party: Party): number {
  return wheelRegionsOf(table, party) + (isProphet(party) ? table.devastated.length : 0);
}

/** LR-13.6: the tie-breakers between humans: temples, regions, army strength, later in turn order. */
function tieKeys(table: LordsTable, party: Party): readonly number[] {
  const { armies } = person(table, party);
  return [templesOf(table, party), regionsOf(table, party).length, sum(armies), table.order.indexOf(party)];
}

/** LR-45.10: the highest score wins; a prophet wins ties against humans. */
export function ragnarokRanking(table: LordsTable): readonly Party[] {
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

/** LR-13.5: whether enough omens are face down. */
export function omensSuffice(table: LordsTable): boolean {
  return table.omens.length >= NUMBERS.omensForRagnarok;
}
