import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('defence cards', () => {
  it.each([
    ['B-shield-1', 1],
    ['B-shield-2', 2],
    ['B-shield-3', 3],
    ['HEI-shield-3', 3],
    ['FRE-shield-3', 3],
    ['TYR-shield-4', 4],
    ['TYR-shield-5', 5],
  ] as const)('VA-14.10 %s defends with %i', (card, defence) => {
    const t = attacks('B-kill-1-s2', valdaTable().player('P0', { followers: 1 }).hand('P0', card));
    t.answer('P0', { do: 'defend', cards: [card] });
    const told = defence >= 2 ? t.emitted('attack-repelled') : t.emitted('attack-succeeded');
    expect(told).toMatchObject([{ defence, attack: 2 }]);
  });

  it('VA-9.8, VA-14.10 a set of shields is accepted in any order, and played in one', () => {
    const cards = ['TYR-shield-4', 'B-shield-1', 'B-shield-2', 'B-shield-1'] as const;
    const t = attacks('B-kill-1-s2', valdaTable().hand('P0', ...cards));
    expect(t.why('P0', { do: 'defend', cards: [...cards] })).toEqual([]);
    t.answer('P0', { do: 'defend', cards: [...cards] });
    expect(t.emitted('defence-laid')).toMatchObject([{ cards: ['B-shield-1', 'B-shield-1', 'B-shield-2', 'TYR-shield-4'] }]);
    expect(t.emitted('attack-repelled')).toMatchObject([{ defence: 8 }]);
  });

  it('VA-9.8 cards that are not there, too many copies and things that are no cards stay refused', () => {
    const t = attacks('B-kill-1-s2', valdaTable().hand('P0', 'B-shield-1', 'B-shield-2'));
    const wrong: readonly unknown[] = [['B-shield-3'], ['B-shield-2', 'B-shield-2'], ['B-shield-1', 7], [[]], [null], 'B-shield-1', null];
    for (const cards of wrong) expect(t.refusal('P0', { do: 'defend', cards }).refused).toBe('not-offered');
    expect(t.refusal('P0', { do: 'defend', cards: ['B-shield-1'], more: 1 }).refused).toBe('not-offered');
  });
});
