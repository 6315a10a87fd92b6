import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Loki – Trickster God', () => {
  it('VA-13.10, VA-4.22 LOK-loki-trickster moves a temple: no follower, no card, but control pays', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 2, freya: 1 } })
      .player('P1', { temples: { loki: 3, odin: 2 } })
      .player('P2', { temples: { odin: 2, surtur: 1 } });
    t.player('P1', { temples: { odin: 3, loki: 0 } });
    plays('LOK-loki-trickster', t);
    expect(t.offers('P0', { do: 'move', from: 'freya', to: 'odin' })).toBe(false);
    expect(t.offers('P0', { do: 'move', from: 'freya', to: 'freya' })).toBe(false);
    t.answer('P0', { do: 'move', from: 'freya', to: 'thor' });
    expect(t.player('P0')).toMatchObject({ followers: 1, hand: 0 });
    expect(t.emitted('control-gained')).toEqual([{ event: 'control-gained', seat: 0, realm: 'thor' }]);
    const plain = plays('LOK-loki-trickster', valdaTable().player('P0', { temples: { thor: 1 } }));
    plain.answer('P0', { do: 'move', from: 'thor', to: 'loki' });
    expect(plain.player('P0').followers).toBe(0);
    expect(plays('LOK-loki-trickster').asks('P0')).toBe('act');
  });
});
