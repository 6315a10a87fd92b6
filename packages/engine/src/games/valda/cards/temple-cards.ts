/** VA-13.9, VA-13.10: cards that borrow or move temples. */
import { decision, procedure, type Seat } from '../../../kernel/index.ts';
import { levelOf, moveTemple, type TempleMove, templeMoves } from '../board/temples.ts';
import { cardOf, realmOf } from '../content/content.ts';
import type { CardId, Realm } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import type { ActionCard, Playing } from './action-card.ts';

export interface Borrowing {
  readonly do: 'borrow';
  readonly lender: Seat;
  readonly realm: Realm;
}

/** VA-13.9, VA-13.18: temples not lent yet, in realms whose power is still ahead and where it would help. */
function borrowings(table: ValdaTable, seat: Seat, card: CardId): readonly Borrowing[] {
  const useful = cardOf(card).params.realms.filter((realm) => levelOf(table, seat, realm) < realmOf(realm).powers.length);
  return useful.flatMap((realm) =>
    table.players.flatMap(({ temples }, lender): readonly Borrowing[] => {
      const lent = table.loans.filter((loan) => loan.realm === realm && loan.lender === lender).length;
      return lender !== seat && temples[realm] > lent ? [{ do: 'borrow', lender, realm }] : [];
    }),
  );
}

export const borrowTempleFrom = decision<Valda, Borrowing, { readonly card: CardId }>('borrow-temple', {
  rules: ['VA-13.9', 'VA-13.18'],
  candidates: (g, seat, { card }) => borrowings(g.table, seat, card),
});

const infiltration = procedure<Valda, Playing>('infiltration', {
  choose: (g, { seat, card }) => g.ask(borrowTempleFrom, seat, { card }),
  borrow: (g, { seat }) => {
    const { lender, realm } = g.answer(borrowTempleFrom);
    g.table.loans.push({ realm, lender });
    g.tell({ event: 'temple-borrowed', seat, lender, realm });
  },
});

export type MoveTemple = TempleMove & { readonly do: 'move' };

export const moveOwnTempleTo = decision<Valda, MoveTemple, { readonly card: CardId }>('move-temple', {
  rules: ['VA-13.10', 'VA-4.22'],
  candidates: (g, seat) => templeMoves(g.table, seat).map((move) => ({ do: 'move', ...move })),
});

const trickster = procedure<Valda, Playing>('trickster', {
  choose: (g, { seat, card }) => {
    if (templeMoves(g.table, seat).length === 0) return g.end();
    return g.ask(moveOwnTempleTo, seat, { card });
  },
  move: (g, { seat }) => {
    const { from, to } = g.answer(moveOwnTempleTo);
    moveTemple(g, seat, { from, to }, seat);
  },
});

export const borrowTemple: ActionCard = {
  run: infiltration,
  problem: (g, seat, card) => (borrowings(g.table, seat, card).length === 0 ? { reason: 'nothing-to-borrow', rule: 'VA-13.9' } : undefined),
};
export const moveOwnTemple: ActionCard = { run: trickster };

export const templeProcedures = [infiltration, trickster];
