import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { seatsNamed, valdaTable } from '../../../testing/valda-table.ts';

const end = { do: 'end' };

describe('Infiltration', () => {
  it('VA-13.9 LOK-infiltration: only realms whose power is still ahead, and only below level 2', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 2, tyr: 1 } })
      .player('P1', { temples: { heimdall: 1, freya: 1, surtur: 1, tyr: 1, thor: 1, loki: 1 } });
    plays('LOK-infiltration', t);
    expect(t.offered('P0')).toEqual([
      { do: 'borrow', lender: 1, realm: 'tyr' },
      { do: 'borrow', lender: 1, realm: 'loki' },
    ]);
    t.answer('P0', { do: 'borrow', lender: 1, realm: 'tyr' });
    expect(t.table.loans).toEqual([{ realm: 'tyr', lender: 1 }]);
    const none = valdaTable()
      .player('P1', { temples: { surtur: 2 } })
      .hand('P0', 'LOK-infiltration')
      .acting();
    expect(none.why('P0', { do: 'play', card: 'LOK-infiltration' })[0]?.reason).toBe('nothing-to-borrow');
  });

  it('VA-13.9 a loan cannot be attacked, and ends when the lender loses the temple', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P1', { temples: { odin: 1 } })
      .player('P2', { followers: 4 })
      .player('P3', { followers: 1 })
      .hand('P2', 'B-temple-wreck-s2')
      .hand('P3', 'LOK-weapon-vanished')
      .mayHold('loki', 'P3');
    plays('LOK-infiltration', t).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' }).answer('P0', end);
    t.answer('P2', { do: 'attack', card: 'B-temple-wreck-s2' }).answer('P3', { do: 'aim', effect: 'vanished', target: 1 });
    expect(t.player('P1').temples.odin).toBe(0);
    expect(t.table.loans).toEqual([]);
    const safe = valdaTable()
      .player('P1', { temples: { odin: 1 } })
      .hand('P2', 'B-temple-wreck-s2');
    plays('LOK-infiltration', safe).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' }).answer('P0', end);
    safe.answer('P2', { do: 'attack', card: 'B-temple-wreck-s2' });
    expect(safe.emitted('temple-destroyed')).toEqual([]);
    expect(safe.emitted('attack-succeeded')).toHaveLength(1);
  });

  it('VA-13.18 a lent temple is not lent twice; by Hammertime two may be borrowed', () => {
    const t = valdaTable()
      .player('P1', { temples: { odin: 2 } })
      .hand('P0', 'THO-weapon-hammertime')
      .mayHold('thor', 'P0');
    plays('LOK-infiltration', t).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' });
    t.answer('P0', { do: 'hammertime', card: 'LOK-infiltration' }).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' });
    expect(t.table.loans).toHaveLength(2);
    const single = valdaTable()
      .player('P1', { temples: { odin: 1 } })
      .hand('P0', 'THO-weapon-hammertime')
      .mayHold('thor', 'P0');
    plays('LOK-infiltration', single).answer('P0', { do: 'borrow', lender: 1, realm: 'odin' });
    expect(single.why('P0', { do: 'hammertime', card: 'LOK-infiltration' })[0]?.reason).toBe('nothing-to-borrow');
  });
});
