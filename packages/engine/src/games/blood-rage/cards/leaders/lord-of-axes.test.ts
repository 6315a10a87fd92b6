import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Lord of Axes', () => {
  it('BR-16.7 Lord of Axes raises a stat of choice, before the Glory of the battle', () => {
    const t = four()
      .upgrades('wolf', 'a2-lord-of-axes')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.gloryFrom('wolf', 'battle')).toBe(4);
    expect(t.clan('wolf').stats).toEqual({ rage: 2, axes: 2, horns: 1 });
  });
});
