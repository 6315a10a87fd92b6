import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Odin’s Tide', () => {
  it('BR-15.8 each participant, its player too, names a survivor in battle order; the others die together', () => {
    const t = battle({ wolf: { hand: ['a2-odins-tide'], figures: ['warrior', 'leader'] }, raven: { figures: ['warrior', 'leader'] } });
    t.plays({ wolf: 'a2-odins-tide' });
    expect(t.asks('wolf')).toBe('spare-figure');
    expect(t.asked('wolf').fallback).toEqual({ do: 'spare', figure: 'leader' });
    t.answer('wolf', { do: 'spare', figure: 'leader' }).answer('raven', { do: 'spare', figure: 'warrior' });
    expect(t.emitted('figures-destroyed').slice(0, 2)).toMatchObject([
      { seat: 0, figures: ['warrior'], cause: 'battle-effect' },
      { seat: 1, figures: ['leader'], cause: 'battle-effect' },
    ]);
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [4, 1] }]);
  });

  it('BR-15.8, BR-Q13 a second Tide changes nothing, unless Protection left several', () => {
    const t = battle({
      wolf: { hand: ['a2-odins-tide'] },
      raven: { figures: ['warrior', 'leader'], hand: ['a2-odins-tide-4p'], upgrades: ['a2-friggas-protection'] },
    });
    t.plays({ wolf: 'a2-odins-tide', raven: 'a2-odins-tide-4p' });
    t.answer('raven', { do: 'spare', figure: 'leader' }).answer('raven', [{ figure: 'warrior', place: 'gimle', nth: 1 }]);
    expect(t.asks('raven')).toBe('spare-figure');
    t.answer('raven', { do: 'spare', figure: 'leader' }).answer('raven', []);
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [2, 4] }]);
  });
});
