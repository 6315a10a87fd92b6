/** Which content an event shows in use: steered play goes on until it has seen all of it. */
import type { ContentCheck } from '../../../kernel/index.ts';
import { CARDS, DICE, REALMS, WEAPON_EFFECTS } from '../ids.ts';
import type { Valda } from '../state.ts';

export const contentCheck: ContentCheck<Valda> = {
  names: [...CARDS, ...WEAPON_EFFECTS, ...REALMS, ...DICE],
  usedBy(event) {
    switch (event.event) {
      case 'card-played':
      case 'attack-declared':
        return [event.card];
      case 'defence-laid':
        return event.cards;
      case 'weapon-used':
        return [event.weapon, event.effect];
      case 'temple-built':
        return [event.realm];
      case 'dice-rolled':
        return event.dice;
      default:
        return [];
    }
  },
};
