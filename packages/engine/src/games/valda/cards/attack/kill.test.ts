import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('Kill, Double Kill, Ragnarok', () => {
  it.each([
    ['B-kill-1-s2', 2, 1],
    ['B-kill-1-s3', 3, 1],
    ['B-kill-1-s4', 4, 1],
    ['TYR-kill-1-s5', 5, 1],
    ['THO-double-kill-s4', 4, 2],
    ['SUR-double-kill-s5', 5, 2],
  ] as const)('VA-14.5 %s has strength %i and kills %i followers', (card, strength, lost) => {
    const t = attacks(card, valdaTable().player('P0', { followers: 9 }));
    expect(t.emitted('attack-declared')).toMatchObject([{ strength, targets: [0] }]);
    expect(t.player('P0').followers).toBe(9 - lost);
    expect(attacks(card, valdaTable().player('P0', { followers: 12 })).player('P0').followers).toBe(12);
  });

  it.each([['SUR-ragnarok-s4'], ['LOK-ragnarok-s4']] as const)('VA-14.7, VA-14.12 %s attacks all others at once, as one attack', (card) => {
    const t = valdaTable()
      .player('P0', { followers: 8 })
      .player('P2', { followers: 8 })
      .hand('P2', 'B-shield-3', 'B-shield-1')
      .hand('P1', 'B-shield-1');
    t.hand('P1', card).phase('attack');
    t.answer('P2', { do: 'pass' }).answer('P1', { do: 'attack', card });
    expect(t.waitingFor()).toEqual(['P2']);
    t.answer('P2', { do: 'defend', cards: ['B-shield-1', 'B-shield-3'] });
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([6, 8]);
    expect(t.table.piles.B).toContain(card);
    expect(t.emitted('attack-declared')).toMatchObject([{ targets: [0, 2], strength: 4 }]);
    expect(t.emitted('turn-began')).toHaveLength(1);
  });

  it('VA-14.12 the Surtur bonus counts in every instance', () => {
    const t = valdaTable()
      .player('P1', { temples: { surtur: 2 } })
      .player('P0', { followers: 4 })
      .player('P2', { followers: 4 });
    t.hand('P2', 'TYR-shield-4').hand('P0', 'TYR-shield-5').hand('P1', 'LOK-ragnarok-s4').phase('attack');
    t.answer('P2', { do: 'pass' }).answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' });
    t.answer('P0', { do: 'defend', cards: ['TYR-shield-5'] }).answer('P2', { do: 'defend', cards: ['TYR-shield-4'] });
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([4, 2]);
  });
});
