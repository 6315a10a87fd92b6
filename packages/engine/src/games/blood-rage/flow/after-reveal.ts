/** BR-15.10: B5: cards that may be added once all are open, in laps of every participant, whatever the hands hold (BR-25.9). */
import { at, decision, must, procedure } from '../../../kernel/index.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import type { CardId, ProvinceId } from '../ids.ts';
import type { BloodRage } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { layOpen } from './played.ts';

export type Adding = { readonly do: 'decline' } | { readonly do: 'add'; readonly card: CardId };

/** D10. */
export const addCard = decision<BloodRage, Adding, { readonly province: ProvinceId }>('add-card', {
  rules: ['BR-15.10', 'BR-25.9'],
  candidates: (g, seat) => [{ do: 'decline' }, ...at(g.hands, seat).cards.map((card): Adding => ({ do: 'add', card }))],
  problem: (_g, _seat, _params, choice) => {
    if (choice.do === 'decline' || cardOf(choice.card).params.afterReveal) return undefined;
    return { reason: 'not-after-reveal', rule: 'BR-15.10', params: { name: nameOf(choice.card) } };
  },
  hint: (_g, _seat, _params, choice) => (choice.do === 'add' ? { name: nameOf(choice.card), bonus: cardOf(choice.card).strength } : null),
});

interface Lap {
  /** Whose turn it is, counted through all laps. */
  turn: number;
  declines: number;
}

/** Ends when all participants have declined in immediate succession. Who has no card at all, as everybody sees, is not asked. */
export const addCards = procedure<BloodRage, Lap>('add-cards', {
  ask: (g, lap) => {
    const { sides, province } = must(g.table.pillage, 'a battle');
    if (lap.declines === sides.length) return g.end();
    const { seat } = at(sides, lap.turn % sides.length);
    if (clanOf(g.table, seat).hand > 0) return g.ask(addCard, seat, { province });
    lap.turn++;
    lap.declines++;
    return g.jump('ask');
  },
  add: (g, lap) => {
    const { sides } = must(g.table.pillage, 'a battle');
    const side = at(sides, lap.turn % sides.length);
    const choice = g.answer(addCard);
    lap.turn++;
    lap.declines = choice.do === 'decline' ? lap.declines + 1 : 0;
    if (choice.do === 'add') {
      const bonus = layOpen(g, side, choice.card);
      g.tell({ event: 'card-added', seat: side.seat, card: choice.card, name: nameOf(choice.card), bonus });
    } else g.tell({ event: 'adding-declined', seat: side.seat });
    g.jump('ask');
  },
});
