import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { valdaTable } from '../testing/valda-table.ts';

describe('the weapon of Freya', () => {
  it('VA-15.8 resisted brings two followers after a repulse, not after a cancelled attack', () => {
    const t = valdaTable().hand('P0', 'B-shield-3', 'FRE-weapon-resisted').hand('P1', 'B-kill-1-s2').mayHold('freya', 'P0').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-REPELLED' });
    t.answer('P0', use('resisted'));
    expect(t.player('P0').followers).toBe(2);
    const cancelled = valdaTable()
      .hand('P0', 'TYR-weapon-tyrs-revenge', 'FRE-weapon-resisted')
      .hand('P1', 'B-kill-1-s2')
      .mayHold('freya', 'P0')
      .mayHold('tyr', 'P0')
      .phase('attack');
    cancelled.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'cancel' });
    expect(cancelled.emitted('window-opened').map(({ window }) => window)).not.toContain('W-REPELLED');
  });

  it('VA-15.8 falcon-cloak draws three cards of one base deck, hidden', () => {
    const t = valdaTable().hand('P0', 'FRE-weapon-resisted').mayHold('freya', 'P0').acting();
    t.answer('P0', use('falcon-cloak')).answer('P0', { do: 'draw', deck: 'B' });
    expect(t.player('P0').hand).toBe(3);
    expect(t.table.turn.actionPoints).toBe(3);
  });
});
