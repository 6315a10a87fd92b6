/** Injuries (LR-11.10): the owner injures a healthy attribute; Beowulf draws a card for each (LR-14.5). */
import { decision, oneOf, procedure, type Seat } from '../../../../kernel/index.ts';
import type { AttributeId } from '../../ids.ts';
import type { G, Lords } from '../../state.ts';
import { healthy } from '../../table/attributes.ts';
import { drawCards } from '../../table/cards.ts';
import { hasHero, human } from '../../table/parties.ts';

export const takeInjury = decision<Lords, { do: 'injure'; attribute: AttributeId }>('take-injury', {
  rules: ['LR-11.10'],
  space: ({ table }, seat) => oneOf(healthy(table, seat).map((attribute) => ({ do: 'injure', attribute }))),
});

export function injure(g: G, seat: Seat, attribute: AttributeId): void {
  human(g.table, seat).injured.push(attribute);
  g.emit({ event: 'injury-taken', who: seat, attribute });
  if (!hasHero(g.table, seat, 'beowulf')) return;
  g.emit({ event: 'ability-used', who: seat, hero: 'beowulf' });
  drawCards(g, seat, 1);
}

/** Returns the number of injuries that could not be assigned. */
export const dealInjuries = procedure<Lords, { seat: Seat; count: number }, number>('deal-injuries', {
  next: (g, locals) => {
    if (locals.count === 0) return g.end(0);
    const left = healthy(g.table, locals.seat);
    const [only] = left;
    if (!only) return g.end(locals.count);
    if (left.length > 1) return g.ask(takeInjury, locals.seat, {});
    locals.count--;
    injure(g, locals.seat, only);
    return g.jump('next');
  },
  taken: (g, locals) => {
    locals.count--;
    injure(g, locals.seat, g.answer(takeInjury).attribute);
    g.jump('next');
  },
});
