/** Names the content that each event uses; steered play continues until every piece was used. */
import type { ContentCheck } from '../../../kernel/index.ts';
import {
  ACTION_CARDS,
  ARTIFACTS,
  ATTACK_CARDS,
  BLESSINGS,
  CHALLENGES,
  COMBAT_CARDS,
  HERITAGES,
  HEROES,
  MONSTERS,
  MONUMENTS,
  OMENS,
  REALMS,
  SPECIAL_ACTIONS,
} from '../ids.ts';
import type { Lords } from '../state.ts';

export const contentCheck: ContentCheck<Lords> = {
  names: [
    ...HEROES,
    ...HERITAGES,
    ...COMBAT_CARDS,
    ...ATTACK_CARDS,
    ...MONSTERS,
    ...ARTIFACTS,
    ...BLESSINGS,
    ...OMENS,
    ...REALMS,
    ...MONUMENTS,
    ...SPECIAL_ACTIONS,
    ...ACTION_CARDS,
    ...CHALLENGES,
  ],
  usedBy(event) {
    switch (event.event) {
      case 'hero-chosen':
        return [event.hero, event.heritage];
      case 'battle-card-played':
      case 'attack-answered':
        return [event.card];
      case 'monster-attacked':
        return [event.attack];
      case 'monster-moved':
      case 'area-attack':
      case 'monster-swam':
      case 'sea-attack':
        return [event.monster];
      case 'artifact-gained':
        return [event.artifact];
      case 'blessing-gained':
        return [event.blessing];
      case 'omen-turned':
        return [event.omen];
      case 'realm-bonus-taken':
        return [event.realm];
      case 'monument-raised':
        return [event.monument];
      case 'marker-placed':
        return [event.action];
      case 'die-rolled':
        return [event.card];
      case 'challenge-set':
        return [event.challenge];
      default:
        return [];
    }
  },
};
