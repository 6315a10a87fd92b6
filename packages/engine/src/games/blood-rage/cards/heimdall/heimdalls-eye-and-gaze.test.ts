import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Heimdall’s Eye and Gaze', () => {
  it('BR-15.10 add 2 and 3 after the reveal', () => {
    const t = battle({ wolf: { hand: ['a1-tyrs-bash', 'a2-heimdalls-eye#1', 'a3-heimdalls-gaze', 'a1-troll'] }, raven: {} });
    t.answer('wolf', 'a1-tyrs-bash#1')
      .answer('wolf', { do: 'add', card: 'a2-heimdalls-eye#1' })
      .answer('wolf', { do: 'add', card: 'a3-heimdalls-gaze#1' });
    t.answer('wolf', { do: 'decline' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [1 + 2 + 2 + 3, 1] }]);
  });
});
