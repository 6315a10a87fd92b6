/** What the recap of Lords of Ragnarok counts: regions, battles and armies, of people and of prophets. */
import type { GameUi, RecapCount } from '../../table/game-ui.ts';
import { isLordsEvent } from './table-of-lords.ts';

export const recap: NonNullable<GameUi['recap']> = {
  deeds: ['temple-built', 'omen-turned', 'devastation-placed', 'alliance-made', 'artifact-gained'],
  countsOf: (event): readonly RecapCount[] => {
    if (!isLordsEvent(event)) return [];
    switch (event.event) {
      case 'region-taken':
        return [{ party: event.who, text: 'lords.recap.regions', count: 1 }];
      case 'battle-ended':
        return [
          { party: event.winner, text: 'recap.won', count: 1 },
          { party: event.loser, text: 'recap.lost', count: 1 },
        ];
      case 'army-destroyed':
        return [{ party: event.who, text: 'lords.recap.armies', count: 1 }];
      default:
        return [];
    }
  },
};
