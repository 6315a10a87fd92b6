import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Tyr – God of War', () => {
  it('VA-13.15 TYR-tyr-god-of-war takes a defence card of choice from the pile', () => {
    const t = plays('TYR-tyr-god-of-war', valdaTable().pile('B', 'B-kill-1-s2', 'B-shield-3', 'B-shield-1', 'B-shield-1'));
    expect(t.offers('P0', [{ card: 'B-kill-1-s2' }])).toBe(false);
    t.answer('P0', [{ card: 'B-shield-3' }]);
    expect(t.hand('P0')).toEqual(['B-shield-3']);
    expect(t.player('P0').known).toEqual(['B-shield-3']);
  });
});
