/** Names the content that each event uses; steered play continues until every piece was used. */
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
