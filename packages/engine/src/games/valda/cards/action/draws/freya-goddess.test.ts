import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Freya – Goddess of Fertility', () => {
  it('VA-13.7 FRE-freya-goddess: the discards reach their piles before the draw', () => {
    const t = valdaTable()
      .hand('P0', 'B-shield-1', 'A-drakkar')
      .stock('A', { deck: ['A-rune-blue'], pile: [], rest: 'P1' });
    plays('FRE-freya-goddess', t).answer('P0', [{ card: 'B-shield-1' }, { card: 'A-drakkar' }]);
    t.answer('P0', { do: 'draw', deck: 'A' });
    expect(t.hand('P0').toSorted()).toEqual(['A-drakkar', 'A-rune-blue']);
    const bare = plays('FRE-freya-goddess');
    expect(bare.asked('P0').prompt.params).toEqual({ card: 'FRE-freya-goddess', count: 1 });
  });
});
