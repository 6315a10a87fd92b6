/** Infiltration: borrows an opponent's temple until the turn ends. */
import { decision, type Seat } from '../../../../../kernel/index.ts';
import { levelOf } from '../../../board/temples.ts';
import { cardOf, realmOf } from '../../../content/content.ts';
import type { Realm, ValdaCardId } from '../../../ids.ts';
import type { Valda, ValdaTable } from '../../../state.ts';
import { actionCard } from '../../card.ts';

export interface Borrowing {
  readonly do: 'borrow';
  readonly lender: Seat;
  readonly realm: Realm;
}

/** VA-13.9, VA-13.18: temples not yet lent, in realms whose power is still to come this turn and where one more temple helps. */
function borrowings(table: ValdaTable, seat: Seat, card: ValdaCardId): readonly Borrowing[] {
  const useful = cardOf(card).params.realms.filter((realm) => levelOf(table, seat, realm) < realmOf(realm).powers.length);
  return useful.flatMap((realm) =>
    table.players.flatMap(({ temples }, lender): readonly Borrowing[] => {
      const lent = table.loans.filter((loan) => loan.realm === realm && loan.lender === lender).length;
      return lender !== seat && temples[realm] > lent ? [{ do: 'borrow', lender, realm }] : [];
    }),
  );
}

export const borrowTemple = decision<Valda, Borrowing, { readonly card: ValdaCardId }>('borrow-temple', {
  rules: ['VA-13.9', 'VA-13.18'],
  candidates: (g, seat, { card }) => borrowings(g.table, seat, card),
});

export const infiltration = actionCard('infiltration', {
  rules: ['VA-13.9', 'VA-13.18'],
  decisions: [borrowTemple],
  problem: (g, seat, card) => (borrowings(g.table, seat, card).length === 0 ? { reason: 'nothing-to-borrow', rule: 'VA-13.9' } : undefined),
  steps: {
    choose: (g, { seat, card }) => g.ask(borrowTemple, seat, { card }),
    borrow: (g, { seat }) => {
      const { lender, realm } = g.answer(borrowTemple);
      g.table.loans.push({ realm, lender });
      g.emit({ event: 'temple-borrowed', seat, lender, realm });
    },
  },
});
