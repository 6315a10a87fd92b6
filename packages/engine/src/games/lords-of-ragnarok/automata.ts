/** The scores of the prophets and Surtur in results and charts: regions held, and devastation markers. */
import type { AutomataOf } from '../about.ts';
import type { LordsTable } from './state.ts';
import { regionsOf } from './table/parties.ts';

const SURTUR = 'surtur';

export const automataOf: AutomataOf = (table) => {
  if (!isLordsTable(table) || table.prophets.length === 0) return [];
  const { prophets, winner, victory, devastated } = table;
  return [
    ...prophets.map(({ prophet }) => ({
      id: prophet,
      score: regionsOf(table, prophet).length,
      won: winner === prophet,
      takesTurns: true,
    })),
    { id: SURTUR, score: devastated.length, won: victory === SURTUR, takesTurns: false },
  ];
};

/** Checks the main fields only, because the rules of the match made the table. */
export function isLordsTable(table: object): table is LordsTable {
  return 'wheel' in table && 'monuments' in table && 'prophets' in table;
}
