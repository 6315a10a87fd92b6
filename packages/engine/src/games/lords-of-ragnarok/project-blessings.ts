/** Applies events to the deck of blessings (LR-12.3, LR-12.5). */
import type { BlessingId } from './ids.ts';
import { withPerson } from './project-changes.ts';
import type { LordsTable, Party } from './state.ts';
import { inTurnOrder } from './table/parties.ts';

export function blessingsRevealed(table: LordsTable, revealed: readonly BlessingId[]): LordsTable {
  return { ...withoutTop(table, revealed.length), revealed: [...revealed] };
}

/** A blessing comes from the revealed ones or from the top of the deck. */
export function blessingGained(table: LordsTable, party: Party, blessing: BlessingId): LordsTable {
  const now = withPerson(table, party, ({ blessings }) => ({ blessings: [...blessings, blessing] }));
  if (!table.revealed.includes(blessing)) return withoutTop(now, 1);
  const left = table.revealed.filter((one) => one !== blessing);
  // The builder, whose turn it is, picks first; after the last party the rest goes under the deck.
  const isLast = inTurnOrder(table).at(-1) === party;
  return isLast ? { ...now, revealed: [], under: [...now.under, ...left] } : { ...now, revealed: left };
}

/** Hidden cards come first, then those known to lie under the deck. */
function withoutTop(table: LordsTable, count: number): LordsTable {
  const hidden = Math.min(count, table.blessings);
  return { ...table, blessings: table.blessings - hidden, under: table.under.slice(count - hidden) };
}
