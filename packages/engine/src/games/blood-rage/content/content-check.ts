/** Names the content that each event uses; steered play continues until every piece was used. */
import type { ContentCheck } from '../../../kernel/index.ts';
import { GODS, PROVINCES, TOKENS } from '../ids.ts';
import type { BloodRage } from '../state.ts';
import { ALL_CARDS, CARD_NAMES, cardOf, nameOf } from './cards.ts';

/** Cards that work all the time emit no event, so playing them counts as use. */
const PASSIVE_TIMINGS: ReadonlySet<string> = new Set(['static.cost', 'static.strength', 'static.type', 'action', 'action.invade']);

const passive = new Set(ALL_CARDS.filter((id) => PASSIVE_TIMINGS.has(cardOf(id).timing)).map(nameOf));
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
        return passive.has(event.name) ? [event.name] : [];
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
