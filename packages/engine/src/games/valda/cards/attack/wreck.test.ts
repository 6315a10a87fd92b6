import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('Temple Wreck', () => {
  it.each([
    ['B-temple-wreck-s2', 2],
    ['SUR-temple-wreck-s5', 5],
  ] as const)('VA-14.9, VA-4.23 %s has strength %i and destroys a temple, which goes back to the reserve', (card, strength) => {
    const t = attacks(card, valdaTable().player('P0', { followers: 3, temples: { odin: 1, tyr: 1 } }));
    expect(t.emitted('attack-declared')).toMatchObject([{ strength }]);
    t.answer('P1', { do: 'wreck', realm: 'tyr' });
    expect(t.player('P0')).toMatchObject({ followers: 3, temples: { odin: 1, tyr: 0 } });
    const single = attacks(card, valdaTable().player('P0', { temples: { odin: 1 } }));
    expect(single.emitted('temple-destroyed')).toEqual([{ event: 'temple-destroyed', seat: 0, realm: 'odin', by: 1 }]);
    expect(attacks(card).emitted('attack-succeeded')).toHaveLength(1);
  });
});
