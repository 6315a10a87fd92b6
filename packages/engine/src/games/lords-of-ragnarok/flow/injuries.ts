/** Injuries (LR-11.10): the owner turns a healthy attribute; Beowulf draws a card for each (LR-14.5). */
import { decision, one, procedure, type Seat } from '../../../kernel/index.ts';
import type { AttributeId } from '../ids.ts';
import type { G, Lords } from '../state.ts';
import { healthy } from '../table/attributes.ts';
import { drawCards } from '../table/cards.ts';
import { hasHero, human } from '../table/parties.ts';

export const takeInjury = decision<Lords, { do: 'injure'; attribute: AttributeId }>('take-injury', {
  rules: ['LR-11.10'],
  space: ({ table }, seat) => one(healthy(table, seat).map((attribute) => ({ do: 'injure', attribute }))),
});

export function injure(g: G, seat: Seat, attribute: AttributeId): void {
  human(g.table, seat).injured.push(attribute);
  g.tell({ event: 'injury-taken', who: seat, attribute });
  if (!hasHero(g.table, seat, 'beowulf')) return;
  g.tell({ event: 'ability-used', who: seat, hero: 'beowulf' });
  drawCards(g, seat, 1);
}

/** Ends with how many injuries could not be assigned. */
export const dealInjuries = procedure<Lords, { seat: Seat; count: number }, number>('deal-injuries', {
  next: (g, at) => {
    if (at.count === 0) return g.end(0);
    const left = healthy(g.table, at.seat);
    const [only] = left;
    if (!only) return g.end(at.count);
    if (left.length > 1) return g.ask(takeInjury, at.seat, {});
    at.count--;
    injure(g, at.seat, only);
    return g.jump('next');
  },
  taken: (g, at) => {
    at.count--;
    injure(g, at.seat, g.answer(takeInjury).attribute);
    g.jump('next');
  },
});
