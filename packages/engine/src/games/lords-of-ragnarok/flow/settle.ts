/** What is settled at once after any gain (LR-4.2, LR-4.3, LR-4.5): runes of choice, then the limits of runes and cards. */
import { at, decision, one, procedure, type Seat, some } from '../../../kernel/index.ts';
import type { CardId, RuneId } from '../ids.ts';
import type { G, Lords, Table } from '../state.ts';
import { discardFromHand, handLimit } from '../table/cards.ts';
import { human, humansInOrder } from '../table/parties.ts';
import { countRunes, gainRune, loseRune, ownedSymbols, runeLimit, runesLeft } from '../table/runes.ts';

export const takeRune = decision<Lords, { do: 'take'; rune: RuneId }>('take-rune', {
  rules: ['LR-4.5'],
  space: ({ table }) => one(runesLeft(table).map((rune) => ({ do: 'take', rune }))),
});

export const discardRune = decision<Lords, { do: 'return'; rune: RuneId }>('discard-rune', {
  rules: ['LR-4.2', 'LR-11.14'],
  space: ({ table }, seat) => one(ownedSymbols(table, seat).map((rune) => ({ do: 'return', rune }))),
});

export const discardCards = decision<Lords, readonly { card: CardId }[], { count: number }>('discard-cards', {
  rules: ['LR-4.3'],
  space: ({ hands }, seat, { count }) =>
    some(
      at(hands, seat).cards.map((card) => ({ card })),
      count,
      count,
    ),
});

function overRunes(table: Table): Seat | undefined {
  return firstOver(table, (seat) => countRunes(human(table, seat)) > runeLimit(table, seat));
}

/** The first in turn order; nearly always there is none, whatever the order. */
function firstOver(table: Table, isOver: (seat: Seat) => boolean): Seat | undefined {
  return table.humans.some((_, seat) => isOver(seat)) ? humansInOrder(table).find(isOver) : undefined;
}

function excessCards(table: Table, seat: Seat): number {
  return human(table, seat).cards - handLimit(table, seat);
}

/** LR-4.3: the hand limit is not checked during a hunt or battle. */
function overCards(table: Table): Seat | undefined {
  if (table.hunt || table.battle) return undefined;
  return firstOver(table, (seat) => excessCards(table, seat) > 0);
}

export const settle = procedure<Lords, { seat: Seat }>('settle', {
  owed: (g, at) => {
    const seat = g.table.owed.shift();
    if (seat === undefined) return g.jump('runes');
    const left = runesLeft(g.table);
    at.seat = seat;
    const [only] = left;
    if (only && left.length > 1) return g.ask(takeRune, seat, {});
    if (only) gainRune(g, seat, only);
    return g.jump('owed');
  },
  take: (g, { seat }) => {
    gainRune(g, seat, g.answer(takeRune).rune);
    g.jump('owed');
  },
  runes: (g, at) => {
    const seat = overRunes(g.table);
    if (seat === undefined) return g.jump('cards');
    at.seat = seat;
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
  cards: (g, at) => {
    const seat = overCards(g.table);
    if (seat === undefined) return g.end();
    at.seat = seat;
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

/** Calls `settle`; cheap where there is nothing to settle. */
export function callSettle(g: G): void {
  const { table } = g;
  if (table.owed.length > 0 || overRunes(table) !== undefined || overCards(table) !== undefined) g.call(settle, { seat: 0 });
}
