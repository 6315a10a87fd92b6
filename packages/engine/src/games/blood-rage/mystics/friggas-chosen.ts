/** Frigga's Chosen: a mystic may escape destruction by retreating to an adjacent province. */
import { isProvince } from '../content/content.ts';
import { retreatsFor } from '../flow/battle/retreat.ts';
import { retreatPower } from '../powers/retreat-power.ts';
import { clanOf, figureOf } from '../table/figures.ts';
import { hasUpgrade } from '../table/upgrades.ts';

export const friggasChosen = retreatPower('friggas-chosen', {
  rules: ['BR-29.6', 'BR-29.10'],
  when: (table, ref) => {
    const { kind, at } = figureOf(table, ref);
    if (kind !== 'mystic' || !isProvince(at)) return false;
    return hasUpgrade(clanOf(table, ref.seat), 'friggas-chosen') && retreatsFor(table, kind, at).length > 0;
  },
});
