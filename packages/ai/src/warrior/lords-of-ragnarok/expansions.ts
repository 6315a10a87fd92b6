/** What the expansions of Lords of Ragnarok add to the worth of a position. */
import type { Seat } from '@skald/engine';
import { countRunes, type LordsTable, levelOf, person } from '@skald/engine/games/lords-of-ragnarok';
import type { LordsWeights } from './weights.ts';

/** How much a rival's loss counts beside the same gain of one's own. */
const SPITE = 0.4;

/** With Hel in play rivals can be made to lose cards, runes and strength: what they have counts against the seat. */
export function rivalMeans(table: LordsTable, seat: Seat, weights: LordsWeights): number {
  if (levelOf(table, 'hel') === 0) return 0;
  const rivals = table.order.filter((party) => party !== seat).map((party) => person(table, party));
  const all = rivals.reduce((total, rival) => {
    const strength = rival.armies.reduce((sum, army) => sum + army.strength, 0);
    return total + strength * weights.strength + rival.cards * weights.card + countRunes(rival) * weights.rune;
  }, 0);
  return (SPITE * all) / Math.max(1, rivals.length);
}
