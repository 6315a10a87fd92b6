/** Who stands where (LR-13): the winner first; before the end, and for all others, by lands, temples, slain monsters and wheel regions. */
import type { Compartments, Standing } from '../../kernel/index.ts';
import type { Lords, Table } from './state.ts';
import { completeLands, regionsOf, slainBy, templesOf } from './table/parties.ts';
import { ragnarokScore } from './table/victory.ts';

/** How far a human has come, as one number to compare by: wheel regions, then what the other victories need, then regions. */
function progress(table: Table, seat: number): number {
  const towards = completeLands(table, seat) + templesOf(table, seat) + slainBy(table, seat);
  return ragnarokScore(table, seat) * 10_000 + towards * 100 + regionsOf(table, seat).length;
}

/** The game counts no points: what is shown of each is the number of regions. */
export function standings({ table }: Compartments<Lords>): readonly Standing[] {
  const progresses = table.humans.map((_, seat) => progress(table, seat));
  // A prophet, or Surtur, has won: every human has lost, and nobody stands first.
  const lost = table.victory !== null && typeof table.winner !== 'number';
  return progresses.map((own, seat) => {
    const score = regionsOf(table, seat).length;
    if (seat === table.winner) return { seat, rank: 1, score };
    const better = progresses.filter((other, i) => i !== table.winner && other > own).length;
    const ahead = typeof table.winner === 'number' || lost ? 1 : 0;
    return { seat, rank: 1 + ahead + better, score };
  });
}
