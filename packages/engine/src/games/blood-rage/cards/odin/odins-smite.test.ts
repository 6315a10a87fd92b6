import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Odin’s Smite', () => {
  it('BR-15.8, BR-27.6 every opponent with a warrior in the province loses one before the comparison', () => {
    const t = battle({ wolf: { hand: ['a1-odins-smite'] }, raven: { figures: ['warrior', 'warrior'] }, serpent: { figures: ['leader'] } });
    t.plays({ wolf: 'a1-odins-smite' });
    expect(t.emitted('figures-destroyed')[0]).toMatchObject({ seat: 1, figures: ['warrior'], cause: 'battle-effect' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [2, 1, 3] }]);
  });

  it('BR-15.7, BR-15.4 Thor’s Primacy comes first and blanks it', () => {
    const t = battle({ wolf: { hand: ['a1-odins-smite'] }, raven: { hand: ['a3-thors-primacy'] } });
    t.plays({ wolf: 'a1-odins-smite', raven: 'a3-thors-primacy' });
    expect(t.emitted('text-cancelled')).toMatchObject([{ seat: 0, rival: 1, name: 'odins-smite' }]);
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [2, 4] }]);
  });
});
