/** What the recap of Blood Rage counts: Glory, battles, and figures destroyed. */
import type { GameUi, RecapCount } from '../../table/game-ui.ts';
import { isBloodRageEvent } from './table-of-blood-rage.ts';

export const recap: NonNullable<GameUi['recap']> = {
  deeds: ['province-pillaged', 'quest-revealed', 'monster-gained'],
  countsOf: (event): readonly RecapCount[] => {
    if (!isBloodRageEvent(event)) return [];
    switch (event.event) {
      case 'glory-gained':
        return [{ party: event.seat, text: 'recap.points', count: event.gained }];
      case 'glory-lost':
        return [{ party: event.seat, text: 'recap.points', count: -event.lost }];
      case 'clan-scored':
        return [{ party: event.seat, text: 'recap.points', count: event.legends + event.conquest }];
      case 'battle-decided':
        return event.seats.map((party) => ({ party, text: event.winners.includes(party) ? 'recap.won' : 'recap.lost', count: 1 }));
      case 'figures-destroyed':
        return [{ party: event.seat, text: 'blood-rage.recap.figures', count: event.count }];
      default:
        return [];
    }
  },
};
