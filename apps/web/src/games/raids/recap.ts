/** What the recap of Raids counts: Glory won on the way, fights, and Vikings lost. */
import type { GameUi, RecapCount } from '../../table/game-ui.ts';
import { isRaidsEvent } from './table-of-raids.ts';

export const recap: NonNullable<GameUi['recap']> = {
  deeds: ['monster-defeated', 'prize-taken'],
  countsOf: (event): readonly RecapCount[] => {
    if (!isRaidsEvent(event)) return [];
    switch (event.event) {
      case 'goods-sold':
        return [{ party: event.seat, text: 'recap.points', count: event.glory }];
      case 'coin-taken':
      case 'prize-taken':
        return [{ party: event.seat, text: 'recap.points', count: event.value }];
      case 'monster-defeated':
        return [
          { party: event.seat, text: 'recap.points', count: event.glory },
          { party: event.seat, text: 'raids.recap.vikings', count: event.cost },
        ];
      case 'monster-sacrificed':
      case 'vikings-lost':
        return [{ party: event.seat, text: 'raids.recap.vikings', count: event.lost }];
      case 'fight-began':
        return [{ party: event.attacker, text: 'raids.recap.vikings', count: event.cost }];
      case 'struck-back':
        return [{ party: event.seat, text: 'raids.recap.vikings', count: event.cost }];
      case 'fled':
        return [
          { party: event.rival, text: 'recap.won', count: 1 },
          { party: event.seat, text: 'recap.lost', count: 1 },
        ];
      default:
        return [];
    }
  },
};
