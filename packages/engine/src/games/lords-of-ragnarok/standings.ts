/** The ranking (LR-13): the winner first; before the end, and for all others, by lands, temples, slain monsters and wheel regions. */
import type { Compartments, Standing } from '../../kernel/index.ts';
import type { Lords, LordsTable } from './state.ts';
import { completeLands, regionsOf, slainBy, templesOf } from './table/parties.ts';
import { ragnarokScore } from './table/victory.ts';

/** A human's progress as one number: wheel regions, then the other victories, then regions. */
function progress(table: LordsTable, seat: number): number {
  const towards = completeLands(table, seat) + templesOf(table, seat) + slainBy(table, seat);
  return ragnarokScore(table, seat) * 10_000 + towards * 100 + regionsOf(table, seat).length;
}

/** The game has no points, so the standings show the number of regions. */
export function standings({ table }: Compartments<Lords>): readonly Standing[] {
  const progresses = table.humans.map((_, seat) => progress(table, seat));
  // A prophet or Surtur has won: every human has lost, and nobody ranks first.
  const lost = table.victory !== null && typeof table.winner !== 'number';
  return progresses.map((own, seat) => {
    const score = regionsOf(table, seat).length;
    if (seat === table.winner) return { seat, rank: 1, score };
    const better = progresses.filter((other, i) => i !== table.winner && other > own).length;
    const ahead = typeof table.winner === 'number' || lost ? 1 : 0;
    return { seat, rank: 1 + ahead + better, score };
  });
}
