import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Thor’s Hammer', () => {
  it('BR-16.1 Thor’s Hammer is worth 3 Glory more', () => {
    const t = battle({ wolf: { hand: ['a1-thors-hammer'] }, raven: {} }).plays({ wolf: 'a1-thors-hammer' });
    expect(t.clan('wolf').glory).toBe(3 + 3);
  });

  it('BR-15.4 a cancelled text pays nothing', () => {
    const t = battle({ wolf: { hand: ['a1-thors-hammer'], figures: ['leader', 'warrior'] }, raven: { hand: ['a3-thors-primacy'] } });
    t.plays({ wolf: 'a1-thors-hammer', raven: 'a3-thors-primacy' });
    expect([t.emitted('battle-decided')[0]?.winners, t.gloryFrom('wolf', 'thors-hammer')]).toEqual([[0], 0]);
  });
});
