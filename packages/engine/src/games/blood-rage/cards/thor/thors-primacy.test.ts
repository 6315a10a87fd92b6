import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Thor’s Primacy', () => {
  it('BR-15.4, BR-Q11 texts go, bonuses stay; a bonus by text becomes 0', () => {
    const t = battle({ wolf: { hand: ['a3-thors-primacy'] }, raven: { hand: ['a1-heimdalls-sight'] } });
    t.plays({ wolf: 'a3-thors-primacy', raven: 'a1-heimdalls-sight' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [4, 1] }]);
  });

  it('BR-15.4 the first in battle order cancels the other', () => {
    const t = battle({
      wolf: { hand: ['a3-thors-primacy'] },
      raven: { hand: ['a3-thors-primacy-3p'] },
      serpent: { hand: ['a1-odins-smite'] },
    });
    t.plays({ wolf: 'a3-thors-primacy', raven: 'a3-thors-primacy-3p', serpent: 'a1-odins-smite' });
    expect(t.emitted('text-cancelled').map(({ seat, rival }) => [seat, rival])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('BR-15.7 before Heimdall’s Watch: nothing is played again', () => {
    const t = battle({ wolf: { hand: ['a2-heimdalls-watch'] }, raven: { hand: ['a3-thors-primacy'] } });
    t.plays({ wolf: 'a2-heimdalls-watch', raven: 'a3-thors-primacy' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [1, 4] }]);
    expect(t.gloryFrom('wolf', 'heimdalls-watch')).toBe(0);
  });
});
