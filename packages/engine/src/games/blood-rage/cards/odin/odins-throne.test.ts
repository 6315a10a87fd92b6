import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Odin’s Throne', () => {
  it('BR-20.6 Odin’s Throne doubles the Glory of quests, not the raise', () => {
    const t = four()
      .upgrades('wolf', 'a3-odins-throne')
      .place('wolf', { gimle: ['warrior'] })
      .quests('wolf', 'a1-alfheim')
      .phase('quest', 'wolf');
    expect(t.clan('wolf').glory).toBe(10);
    t.answer('wolf', { do: 'raise', stat: 'rage' });
    expect(t.clan('wolf').stats.rage).toBe(2);
  });
});
