import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Odin’s Judgement', () => {
  it('BR-16.6 2 Glory for every battle dead of any clan, win or lose', () => {
    const t = battle({ wolf: { figures: ['leader'] }, raven: { figures: ['warrior', 'warrior'], hand: ['a3-odins-judgement'] } });
    t.plays({ raven: 'a3-odins-judgement' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [3, 4], winners: [1] }]);
    expect(t.gloryFrom('raven', 'odins-judgement')).toBe(2);
    const u = battle({
      wolf: { figures: ['leader', 'warrior', 'warrior'] },
      raven: { hand: ['a3-odins-judgement'], figures: ['warrior', 'warrior'] },
    });
    expect(u.plays({ raven: 'a3-odins-judgement' }).gloryFrom('raven', 'odins-judgement')).toBe(4);
  });

  it('BR-16.6, BR-18.3 counts figures that fell before the comparison, not those that were spared', () => {
    const t = battle({ wolf: { figures: ['leader'], hand: ['a3-odins-judgement'] }, raven: { upgrades: ['a2-friggas-protection'] } });
    t.plays({ wolf: 'a3-odins-judgement' }).answer('raven', [{ figure: 'warrior', place: 'gimle', nth: 1 }]);
    expect(t.gloryFrom('wolf', 'odins-judgement')).toBe(0);
    const u = battle({ wolf: { hand: ['a1-odins-smite'] }, raven: { hand: ['a3-odins-judgement'] } });
    expect(u.plays({ wolf: 'a1-odins-smite', raven: 'a3-odins-judgement' }).gloryFrom('raven', 'odins-judgement')).toBe(4);
  });
});
