import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { valdaTable } from '../testing/valda-table.ts';

describe('the weapon of Heimdall', () => {
  it('VA-15.7 gjallarhorn takes two defence cards from the pile, or the only one', () => {
    const t = valdaTable()
      .pile('B', 'B-shield-1', 'B-shield-1', 'B-shield-3', 'B-kill-1-s2')
      .hand('P0', 'HEI-weapon-war-horn')
      .mayHold('heimdall', 'P0');
    t.acting().answer('P0', use('gjallarhorn'));
    expect(t.refusal('P0', [{ card: 'B-shield-1' }]).refused).toBe('too-few');
    t.answer('P0', [{ card: 'B-shield-1' }, { card: 'B-shield-3' }]);
    expect(t.hand('P0')).toEqual(['B-shield-1', 'B-shield-3']);
    const one = valdaTable().pile('B', 'B-shield-2').hand('P0', 'HEI-weapon-war-horn').mayHold('heimdall', 'P0').acting();
    one.answer('P0', use('gjallarhorn')).answer('P0', [{ card: 'B-shield-2' }]);
    expect(one.player('P0').known).toEqual(['B-shield-2']);
  });

  it('VA-15.7, VA-16.6 war-horn belongs to anyone but the target, only before a repulse', () => {
    const t = valdaTable()
      .hand('P0', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2')
      .hand('P2', 'HEI-weapon-war-horn')
      .mayHold('heimdall', 'P2', 'P0');
    t.player('P1', { followers: 1 }).phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(t.asks('P0')).toBe('defend');
    t.answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    expect(t.waitingFor()).toEqual(['P2']);
    t.answer('P2', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.emitted('attack-succeeded')).toMatchObject([{ defence: 0 }]);
    expect(t.hand('P0')).toEqual(['B-shield-3']);
  });
});
