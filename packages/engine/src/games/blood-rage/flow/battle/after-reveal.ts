/** BR-15.10: B5: participants may add cards after the reveal. The laps ask everybody, so that a question tells nothing (BR-25.9). */

import { decision, itemAt, procedure, required } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import type { ProvinceId } from '../../ids.ts';
import type { BloodRage } from '../../state.ts';
import { clanOf } from '../../table/figures.ts';
import { layOpen } from './played.ts';

export type Adding = { readonly do: 'decline' } | { readonly do: 'add'; readonly card: BloodRageCardId };

/** D10. */
export const addCard = decision<BloodRage, Adding, { readonly province: ProvinceId }>('add-card', {
  rules: ['BR-15.10', 'BR-25.9'],
  candidates: (g, seat) => [{ do: 'decline' }, ...itemAt(g.hands, seat).cards.map((card): Adding => ({ do: 'add', card }))],
  problem: (_g, _seat, _params, choice) => {
    if (choice.do === 'decline' || cardOf(choice.card).params.afterReveal) return undefined;
    return { reason: 'not-after-reveal', rule: 'BR-15.10', params: { name: nameOf(choice.card) } };
  },
  hint: (_g, _seat, _params, choice) => (choice.do === 'add' ? { name: nameOf(choice.card), bonus: cardOf(choice.card).strength } : null),
});

interface Lap {
  /** The index of the current participant, counted across all laps. */
  turn: number;
  declines: number;
}

/** Ends when all participants decline in a row. Those without cards decline unasked: hand sizes are public, and the record is the same (BR-25.9). */
export const addCards = procedure<BloodRage, Lap>('add-cards', {
  ask: (g, lap) => {
    const { sides, province } = required(g.table.pillage, 'a battle');
    if (lap.declines === sides.length) return g.end();
    const { seat } = itemAt(sides, lap.turn % sides.length);
    if (clanOf(g.table, seat).hand > 0) return g.ask(addCard, seat, { province });
    lap.turn++;
    lap.declines++;
    g.emit({ event: 'adding-declined', seat });
    return g.jump('ask');
  },
  add: (g, lap) => {
    const { sides } = required(g.table.pillage, 'a battle');
    const side = itemAt(sides, lap.turn % sides.length);
    const choice = g.answer(addCard);
    lap.turn++;
    lap.declines = choice.do === 'decline' ? lap.declines + 1 : 0;
    if (choice.do === 'add') {
      const bonus = layOpen(g, side, choice.card);
      g.emit({ event: 'card-added', seat: side.seat, card: choice.card, name: nameOf(choice.card), bonus });
    } else g.emit({ event: 'adding-declined', seat: side.seat });
    g.jump('ask');
  },
});
