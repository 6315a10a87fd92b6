import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Frigga’s Grace', () => {
  it('BR-T25, BR-16.9, BR-4.15 another stat than the token’s, or none', () => {
    const t = battle({ wolf: { hand: ['a1-friggas-grace'] }, raven: {} }, (s) => s.tokens({ gimle: 'pillage-horns' })).plays({
      wolf: 'a1-friggas-grace',
    });
    expect(t.offered('wolf')).toEqual([{ do: 'raise', stat: 'rage' }, { do: 'raise', stat: 'axes' }, { do: 'decline' }]);
    t.answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.clan('wolf')).toMatchObject({ glory: 4, stats: { rage: 1, axes: 2, horns: 2 } });
  });

  it('BR-16.9 any stat where the token shows Glory', () => {
    const t = battle({ wolf: { hand: ['a1-friggas-grace'] }, raven: {} }, (s) => s.tokens({ gimle: 'pillage-glory' })).plays({
      wolf: 'a1-friggas-grace',
    });
    expect(t.offered('wolf')).toHaveLength(4);
  });

  it('BR-16.7 only for the pillager', () => {
    const t = battle({ wolf: {}, raven: { hand: ['a1-friggas-grace'] } }).plays({ raven: 'a1-friggas-grace' });
    expect(t.emitted('battle-decided')).toMatchObject([{ winners: [1] }]);
    expect(t.emitted('card-worked')).toEqual([]);
  });
});
