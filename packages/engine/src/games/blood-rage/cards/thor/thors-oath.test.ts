import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Thor’s Oath', () => {
  it('BR-16.1, BR-16.12 Thor’s Oath raises a stat, Axes before the Glory of the battle', () => {
    const t = battle({ wolf: { hand: ['a2-thors-oath'] }, raven: {} }).plays({ wolf: 'a2-thors-oath' });
    expect(t.asks('wolf')).toBe('raise-stat');
    t.answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.gloryFrom('wolf', 'battle')).toBe(4);
  });
});
