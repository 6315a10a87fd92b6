import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('Exiled', () => {
  it.each([
    ['B-exiled-s3', 3],
    ['LOK-exiled-s5', 5],
  ] as const)('VA-14.4, VA-9.15 %s has strength %i and moves a temple where the attacker wants', (card, strength) => {
    const t = attacks(card, valdaTable().player('P0', { temples: { odin: 1 } }));
    expect(t.emitted('attack-declared')).toMatchObject([{ strength }]);
    expect(t.asks('P1')).toBe('exile-temple');
    t.answer('P1', { do: 'exile', from: 'odin', to: 'tyr' });
    expect(t.player('P0')).toMatchObject({ followers: 0, temples: { odin: 0, tyr: 1 } });
    const none = attacks(card);
    expect(none.emitted('attack-succeeded')).toHaveLength(1);
    expect(none.emitted('temple-moved')).toEqual([]);
  });
});
