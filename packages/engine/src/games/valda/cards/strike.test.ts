import { describe, expect, it } from 'vitest';
import { valdaTable } from '../testing/valda-table.ts';

describe('attack cards', () => {
  it('VA-14.1 attack cards are played by opponents in the attack phase only', () => {
    const t = valdaTable().hand('P0', 'B-kill-1-s2').hand('P1', 'B-kill-1-s2').acting();
    expect(t.why('P0', { do: 'play', card: 'B-kill-1-s2' })[0]?.reason).toBe('not-an-action-card');
    t.answer('P0', { do: 'end' });
    expect(t.waitingFor()).toEqual(['P1']);
    expect(t.offers('P1', { do: 'attack', card: 'B-kill-1-s2' })).toBe(true);
  });
});
