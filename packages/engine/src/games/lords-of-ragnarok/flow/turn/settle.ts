/** Settles every gain immediately (LR-4.2, LR-4.3, LR-4.5): runes of choice, then the limits of runes and cards. */
import { decision, itemAt, oneOf, procedure, type Seat, someOf } from '../../../../kernel/index.ts';
import type { LordsCardId, RuneId } from '../../ids.ts';
import type { G, Lords, LordsTable } from '../../state.ts';
import { discardFromHand, handLimit } from '../../table/cards.ts';
import { human, humansInOrder } from '../../table/parties.ts';
import { countRunes, gainRune, loseRune, ownedSymbols, runeLimit, runesLeft } from '../../table/runes.ts';

export const takeRune = decision<Lords, { do: 'take'; rune: RuneId }>('take-rune', {
  rules: ['LR-4.5'],
  space: ({ table }) => oneOf(runesLeft(table).map((rune) => ({ do: 'take', rune }))),
});

export const discardRune = decision<Lords, { do: 'return'; rune: RuneId }>('discard-rune', {
  rules: ['LR-4.2', 'LR-11.14'],
  space: ({ table }, seat) => oneOf(ownedSymbols(table, seat).map((rune) => ({ do: 'return', rune }))),
});

export const discardCards = decision<Lords, readonly { card: LordsCardId }[], { count: number }>('discard-cards', {
  rules: ['LR-4.3'],
  space: ({ hands }, seat, { count }) =>
    someOf(
      itemAt(hands, seat).cards.map((card) => ({ card })),
      count,
      count,
    ),
});

function overRunes(table: LordsTable): Seat | undefined {
  return firstOver(table, (seat) => countRunes(human(table, seat)) > runeLimit(table, seat));
}

/** The first in turn order; checks for any first, because usually there is none. */
function firstOver(table: LordsTable, isOver: (seat: Seat) => boolean): Seat | undefined {
  return table.humans.some((_, seat) => isOver(seat)) ? humansInOrder(table).find(isOver) : undefined;
}

function excessCards(table: LordsTable, seat: Seat): number {
  return human(table, seat).cards - handLimit(table, seat);
}

/** LR-4.3: the hand limit is not checked during a hunt or battle. */
function overCards(table: LordsTable): Seat | undefined {
  if (table.hunt || table.battle) return undefined;
  return firstOver(table, (seat) => excessCards(table, seat) > 0);
}

export const settle = procedure<Lords, { seat: Seat }>('settle', {
  owed: (g, locals) => {
    const seat = g.table.owed.shift();
    if (seat === undefined) return g.jump('runes');
    const left = runesLeft(g.table);
    locals.seat = seat;
    const [only] = left;
    if (only && left.length > 1) return g.ask(takeRune, seat, {});
    if (only) gainRune(g, seat, only);
    return g.jump('owed');
  },
  take: (g, { seat }) => {
    gainRune(g, seat, g.answer(takeRune).rune);
    g.jump('owed');
  },
  runes: (g, locals) => {
    const seat = overRunes(g.table);
    if (seat === undefined) return g.jump('cards');
    locals.seat = seat;
    const symbols = ownedSymbols(g.table, seat);
    const [only] = symbols;
    if (symbols.length > 1) return g.ask(discardRune, seat, {});
    if (only) loseRune(g, seat, only);
    return g.jump('runes');
  },
  returned: (g, { seat }) => {
    loseRune(g, seat, g.answer(discardRune).rune);
    g.jump('runes');
  },
  cards: (g, locals) => {
    const seat = overCards(g.table);
    if (seat === undefined) return g.end();
    locals.seat = seat;
    return g.ask(discardCards, seat, { count: excessCards(g.table, seat) });
  },
  discarded: (g, { seat }) => {
    discardFromHand(
      g,
      seat,
      g.answer(discardCards).map(({ card }) => card),
    );
    g.jump('cards');
  },
});

/** Calls `settle` only if there is something to settle. */
export function callSettle(g: G): void {
  const { table } = g;
  if (table.owed.length > 0 || overRunes(table) !== undefined || overCards(table) !== undefined) g.call(settle, { seat: 0 });
}
