/** Names the content that each event uses; steered play continues until every piece was used. */
import type { ContentCheck } from '../../../kernel/index.ts';
import { HARBOUR_TILES, TILE_TYPES } from '../ids.ts';
import type { Raids } from '../state.ts';

export const contentCheck: ContentCheck<Raids> = {
  names: [...TILE_TYPES, ...HARBOUR_TILES],
  usedBy(event) {
    switch (event.event) {
      case 'tile-placed':
      case 'rune-taken':
      case 'post-visited':
      case 'goods-sold':
      case 'monster-defeated':
      case 'coin-taken':
        return [event.type];
      case 'vikings-hired':
        return event.source === 'visit' ? ['visit'] : [];
      case 'harbour-scored':
        return [event.harbour];
      default:
        return [];
    }
  },
};
