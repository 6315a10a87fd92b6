import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Backup has arrived, Thor – God of Thunder', () => {
  it.each([
    ['A-backup-2', 2, 2],
    ['FRE-backup-3', 3, 2],
    ['THO-thor-god-2', 2, 3],
    ['THO-thor-god-3', 3, 3],
  ] as const)('VA-13.2, VA-13.17 %s draws %i cards of one base deck, hidden, and leaves %i points', (card, count, points) => {
    const t = plays(card);
    expect(t.offered('P0')).toEqual([
      { do: 'draw', deck: 'A' },
      { do: 'draw', deck: 'B' },
    ]);
    t.answer('P0', { do: 'draw', deck: 'B' });
    expect(t.player('P0').hand).toBe(count);
    expect(t.hand('P0').every((one) => one.startsWith('B-'))).toBe(true);
    expect(t.table.turn.actionPoints).toBe(points);
    expect(t.player('P0').known).toEqual([]);
    expect(t.emitted('cards-received')).toEqual([]);
  });

  it('VA-13.19, VA-4.25 without any card to draw the deck is not asked for, and the card is spent', () => {
    const nothing = { deck: [], pile: [], rest: 'P1' };
    const t = valdaTable().hand('P0', 'A-backup-2').stock('A', nothing).stock('B', nothing).acting().plays('P0', 'A-backup-2');
    expect(t.asks('P0')).toBe('act');
    expect(t.table.turn.actionPoints).toBe(2);
    expect(t.offers('P0', { do: 'draw', deck: 'B' })).toBe(false);
  });
});
