/** Odin's Chosen: a mystic may take the village of an enemy warrior or mystic. */
import { type Heard, type Listener, perform, procedure, required, type Verdict } from '../../../kernel/index.ts';
import { isProvince } from '../content/content.ts';
import { destroy } from '../flow/battle/destroy.ts';
import { type Invasion, invade } from '../flow/turn/invade.ts';
import { power } from '../powers/power.ts';
import { sourceOf } from '../powers/sources.ts';
import type { BloodRage } from '../state.ts';
import { figureOf } from '../table/figures.ts';

/** The victim dies first. If it saves itself where it stands, the mystic stays in the reserve (BR-Q27). */
const storm = procedure<BloodRage, Heard<Invasion>, Verdict<Invasion>>('odins-chosen', {
  strike: (g, { effect: { seat, victim } }) => {
    g.emit({ event: 'card-worked', seat, name: 'odins-chosen' });
    perform(g, destroy, { figures: [required(victim, 'a victim')], cause: 'invasion' });
  },
  enter: (g, { effect: { seat, victim, to } }) => {
    const rival = required(victim, 'a victim');
    const { kind, at } = figureOf(g.table, rival);
    const taken = at !== to;
    if (isProvince(to)) {
      g.emit({ event: 'village-stormed', seat, rival: rival.seat, figure: kind, province: to, taken: taken ? 'yes' : 'no' });
    }
    g.end(taken ? undefined : 'prevented');
  },
});

/** The invasion names the victim; `flow/turn/invade.ts` offers the villages. */
const listener: Listener<BloodRage, Invasion> = {
  id: 'odins-chosen',
  on: invade.name,
  window: 'may',
  sources: (_g, { seat, victim }) => (victim === null ? [] : [sourceOf(seat, 'odins-chosen')]),
  run: storm,
};

export const odinsChosen = { ...power('odins-chosen', { rules: ['BR-29.9'] }), listener };
