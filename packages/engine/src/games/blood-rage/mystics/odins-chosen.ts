/** BR-29.9: with Odin's Chosen a mystic may take a village from an enemy warrior or mystic. */
import { type Heard, type Listener, must, perform, procedure, type Verdict } from '../../../kernel/index.ts';
import { sourceOf } from '../cards/sources.ts';
import { isProvince } from '../content/content.ts';
import { destroy } from '../flow/destroy.ts';
import { type Invasion, invade } from '../flow/invade.ts';
import type { BloodRage } from '../state.ts';
import { figureOf } from '../table/figures.ts';

const CARD = 'odins-chosen';

/** The victim dies first; if it could save itself where it stands, the mystic stays at home (BR-Q27). */
const storm = procedure<BloodRage, Heard<Invasion>, Verdict<Invasion>>(CARD, {
  strike: (g, { effect: { seat, victim } }) => {
    g.tell({ event: 'card-worked', seat, name: CARD });
    perform(g, destroy, { figures: [must(victim, 'a victim')], cause: 'invasion' });
  },
  enter: (g, { effect: { seat, victim, to } }) => {
    const rival = must(victim, 'a victim');
    const { kind, at } = figureOf(g.table, rival);
    const taken = at !== to;
    if (isProvince(to)) {
      g.tell({ event: 'village-stormed', seat, rival: rival.seat, figure: kind, province: to, taken: taken ? 'yes' : 'no' });
    }
    g.end(taken ? undefined : 'prevented');
  },
});

export const odinsChosen: Listener<BloodRage, Invasion> = {
  id: CARD,
  on: invade.name,
  window: 'may',
  sources: (_g, { seat, victim }) => (victim === null ? [] : [sourceOf(seat, CARD)]),
  run: storm,
};
