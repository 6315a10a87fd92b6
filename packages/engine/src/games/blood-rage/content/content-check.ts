/** Which content an event shows in use: steered play goes on until it has seen all of it. */
import type { ContentCheck } from '../../../kernel/index.ts';
import { GODS, PROVINCES, TOKENS } from '../ids.ts';
import type { BloodRage } from '../state.ts';
import { ALL_CARDS, CARD_NAMES, cardOf, nameOf } from './cards.ts';

/** Cards that work by lying there: their numbers are read all the time, no moment is theirs. */
const WORKS_BY_LYING = new Set(['static.cost', 'static.strength', 'static.type', 'action', 'action.invade']);

const lying = new Set(ALL_CARDS.filter((id) => WORKS_BY_LYING.has(cardOf(id).timing)).map(nameOf));
const plain = new Set(ALL_CARDS.filter((id) => cardOf(id).kind === 'battle' && cardOf(id).timing === 'none').map(nameOf));
const sights = new Set(ALL_CARDS.filter((id) => cardOf(id).timing === 'battle.strength').map(nameOf));

export const contentCheck: ContentCheck<BloodRage> = {
  names: [...CARD_NAMES, ...GODS, ...TOKENS, ...PROVINCES],
  usedBy(event) {
    switch (event.event) {
      case 'card-worked':
        return [event.name];
      case 'card-added':
        return [event.name];
      case 'card-revealed':
        return plain.has(event.name) || sights.has(event.name) ? [event.name] : [];
      case 'upgrade-played':
        return lying.has(event.name) ? [event.name] : [];
      case 'quest-revealed':
        return event.fulfilled === 'yes' ? [event.name] : [];
      case 'god-worked':
        return [event.god];
      case 'province-pillaged':
        return [event.token, event.province];
      default:
        return [];
    }
  },
};
