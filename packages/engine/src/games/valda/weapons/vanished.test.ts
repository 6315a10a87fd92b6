import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { seatsNamed, valdaTable } from '../testing/valda-table.ts';

const pass = { do: 'pass' };

describe('the weapon of Loki', () => {
  it('VA-15.13 vanished names any new target but the attacker, also its own player', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P1', { followers: 2 })
      .hand('P1', 'B-kill-1-s2')
      .hand('P2', 'LOK-weapon-vanished')
      .mayHold('loki', 'P2');
    t.phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(t.offered('P2')).toEqual([pass, { do: 'aim', effect: 'vanished', target: 2 }, { do: 'aim', effect: 'vanished', target: 3 }]);
    t.answer('P2', { do: 'aim', effect: 'vanished', target: 2 });
    expect(t.emitted('attack-redirected')).toMatchObject([{ former: 0, target: 2 }]);
    expect(t.emitted('attack-succeeded')).toMatchObject([{ target: 2 }]);
  });

  it('VA-15.13 loaded-dice rolls any part of the own roll again; the new faces stand', () => {
    const t = valdaTable().hand('P0', 'LOK-weapon-vanished').mayHold('loki', 'P0').rolls(1, 3, 2).phase('resources');
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-ROLLED' });
    t.answer('P0', use('loaded-dice'));
    expect(t.refusal('P0', []).refused).toBe('too-few');
    t.answer('P0', [{ place: 1, die: 'yellow', face: 3 }]);
    expect(t.resources('P0')).toEqual([3, 0, 0]);
    expect(t.table.roll).toBeNull();
  });
});
