/** PREPARE (LR-9.9): a rune of choice, two cards, and healing one injury. */
import { decision, oneOf, procedure, type Seat } from '../../../../kernel/index.ts';
import type { AttributeId } from '../../ids.ts';
import type { Lords } from '../../state.ts';
import { heal } from '../../table/attributes.ts';
import { blessedBy, emitBlessed } from '../../table/blessings.ts';
import { drawCards } from '../../table/cards.ts';
import { human } from '../../table/parties.ts';
import { oweRunes } from '../../table/runes.ts';
import { callSettle } from '../turn/settle.ts';

/** LR-9.9, LR-30.10: for humans and prophets. */
export const PREPARE_CARDS = 2;

export const healOne = decision<Lords, { do: 'heal'; attribute: AttributeId }>('heal-injury', {
  rules: ['LR-9.9'],
  space: ({ table }, seat) => oneOf(human(table, seat).injured.map((attribute) => ({ do: 'heal', attribute }))),
});

export const prepare = procedure<Lords, { seat: Seat }>('prepare', {
  rune: (g, { seat }) => {
    oweRunes(g, seat, 1);
    callSettle(g);
  },
  draw: (g, { seat }) => {
    emitBlessed(g, seat, 'PREPARE');
    drawCards(g, seat, PREPARE_CARDS + blessedBy(g.table, seat, 'PREPARE', 'draw'));
  },
  heal: (g, { seat }) => {
    const { injured } = human(g.table, seat);
    const [only] = injured;
    if (only && injured.length > 1) return g.ask(healOne, seat, {});
    if (only) heal(g, seat, only);
    return g.jump('limits');
  },
  healed: (g, { seat }) => heal(g, seat, g.answer(healOne).attribute),
  limits: callSettle,
});
