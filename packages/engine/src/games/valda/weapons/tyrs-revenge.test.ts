import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { seatsNamed, valdaTable } from '../testing/valda-table.ts';

describe('the weapon of Tyr', () => {
  it('VA-15.10 tyrs-revenge cancels an attack and takes its card, also after War Horn', () => {
    const t = valdaTable()
      .player('P0', { followers: 4 })
      .hand('P0', 'TYR-weapon-tyrs-revenge', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2', 'HEI-weapon-war-horn')
      .mayHold('tyr', 'P0')
      .mayHold('heimdall', 'P1')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    t.answer('P1', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-LAST', targets: [0] });
    t.answer('P0', use('tyrs-revenge'));
    expect(t.hand('P0').toSorted()).toEqual(['B-kill-1-s2', 'B-shield-3']);
    expect(t.player('P0').followers).toBe(4);
    expect(t.table.piles.B).toEqual([]);
    const burnt = valdaTable()
      .hand('P0', 'TYR-weapon-tyrs-revenge', 'B-shield-3')
      .hand('P1', 'B-kill-1-s3', 'SUR-weapon-deadly-dagger')
      .mayHold('tyr', 'P0')
      .mayHold('surtur', 'P1')
      .phase('attack');
    burnt.answer('P1', { do: 'attack', card: 'B-kill-1-s3' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    burnt.answer('P1', { do: 'aim', effect: 'burning-blade', target: 0 }).answer('P0', use('tyrs-revenge'));
    expect(burnt.hand('P0')).toEqual(['B-kill-1-s3']);
    expect(burnt.table.piles.B).toEqual(['B-shield-3']);
  });

  it('VA-15.10, VA-15.14 judgement strikes an opponent with more followers who is not safe', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P0', { followers: 3 })
      .player('P1', { followers: 8 })
      .player('P2', { followers: 12 })
      .player('P3', { followers: 2 });
    t.hand('P0', 'TYR-weapon-tyrs-revenge').mayHold('tyr', 'P0').acting().answer('P0', use('judgement'));
    expect(t.offered('P0')).toEqual([{ do: 'judge', target: 1 }]);
    t.answer('P0', { do: 'judge', target: 1 });
    expect(t.player('P1').followers).toBe(6);
    const nobody = valdaTable().hand('P0', 'TYR-weapon-tyrs-revenge').mayHold('tyr', 'P0').acting();
    expect(nobody.why('P0', use('judgement'))[0]?.reason).toBe('weapon-without-effect');
  });
});
