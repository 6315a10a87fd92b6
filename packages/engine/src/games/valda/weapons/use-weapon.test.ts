import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { valdaTable } from '../testing/valda-table.ts';

const none = { do: 'defend', cards: [] };

describe('divine weapons', () => {
  it('VA-15.1, VA-15.2, VA-15.3 a weapon costs no point, is played also in the turn of others, works at once, and leaves the game', () => {
    const t = valdaTable().hand('P1', 'THO-weapon-hammertime', 'B-kill-1-s2').mayHold('thor', 'P1').phase('attack');
    t.answer('P1', use('thunder-call'));
    expect(t.player('P1').followers).toBe(2);
    expect(t.table.removed).toEqual(['THO-weapon-hammertime']);
    expect(t.table.weapons.thor).toEqual(['removed']);
    expect(t.asks('P1')).toBe('attack');
    expect(t.emitted('window-opened')).toEqual([]);
  });

  it('VA-15.4, VA-15.5 free effects in the six decisions and at the end of the turn, others only in their window', () => {
    const free = use('thunder-call');
    const holder = () => valdaTable().hand('P0', 'THO-weapon-hammertime', 'B-shield-1').mayHold('thor', 'P0');
    expect(holder().phase('resources').offers('P0', free)).toBe(true);
    expect(holder().acting().offers('P0', free)).toBe(true);
    expect(holder().phase('building').offers('P0', free)).toBe(true);
    expect(holder().phase('followers').offers('P0', free)).toBe(true);
    expect(holder().hand('P1', 'B-kill-1-s2').phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).offers('P0', free)).toBe(
      true,
    );
    const late = holder().phase('followers').answer('P0', { do: 'end' });
    expect(late.asked('P0').prompt).toEqual({ key: 'respond', params: { window: 'W-TURN-END', active: 0 } });
    expect(late.offers('P0', free)).toBe(true);
    expect(late.offers('P0', use('hammertime'))).toBe(false);
  });

  it('VA-15.6 every god has one weapon with two effects', () => {
    const t = valdaTable();
    for (const realm of ['heimdall', 'freya', 'surtur', 'tyr', 'thor', 'odin', 'loki'] as const) {
      expect(t.state.box.decks[realm].filter((card) => card.includes('-weapon-'))).toHaveLength(1);
    }
  });

  it('VA-9.8, VA-15.10 a free effect before defending: the same question comes again', () => {
    const t = valdaTable()
      .hand('P0', 'THO-weapon-hammertime', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2')
      .mayHold('thor', 'P0')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', use('thunder-call'));
    expect(t.asks('P0')).toBe('defend');
    t.answer('P0', none);
    expect(t.player('P0').followers).toBe(1);
  });
});
