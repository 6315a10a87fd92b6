/** What the recap of Valda counts: followers, attacks, and temples destroyed. */
import type { GameUi, RecapCount } from '../../table/game-ui.ts';
import { isValdaEvent } from './table-of-valda.ts';

export const recap: NonNullable<GameUi['recap']> = {
  deeds: ['temple-built', 'control-gained', 'weapon-used', 'temple-destroyed'],
  countsOf: (event): readonly RecapCount[] => {
    if (!isValdaEvent(event)) return [];
    switch (event.event) {
      case 'followers-gained':
        return [{ party: event.seat, text: 'recap.points', count: event.count }];
      case 'followers-lost':
        return [{ party: event.seat, text: 'recap.points', count: -event.count }];
      case 'attack-succeeded':
      case 'attack-repelled': {
        const succeeded = event.event === 'attack-succeeded';
        return [
          { party: event.attacker, text: succeeded ? 'recap.won' : 'recap.lost', count: 1 },
          { party: event.target, text: succeeded ? 'recap.lost' : 'recap.won', count: 1 },
        ];
      }
      case 'temple-destroyed':
        return [{ party: event.seat, text: 'valda.recap.temples', count: 1 }];
      default:
        return [];
    }
  },
};
