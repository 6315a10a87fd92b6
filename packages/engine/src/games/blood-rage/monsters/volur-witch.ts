/** Volur Witch: may escape destruction in any outer province by fleeing to Yggdrasil. */
import { isOuter } from '../content/content.ts';
import { retreatPower } from '../powers/retreat-power.ts';
import { figureOf } from '../table/figures.ts';

export const volurWitch = retreatPower('volur-witch', {
  rules: ['BR-18.4'],
  when: (table, ref) => {
    const { kind, at } = figureOf(table, ref);
    return kind === 'volur-witch' && isOuter(at);
  },
});
