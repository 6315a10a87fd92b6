import { describe, expect, it } from 'vitest';
import { bloodRageTable } from '../testing/blood-rage-table.ts';
import { battle } from '../testing/gimle-battle.ts';

describe('plain battle cards', () => {
  it.each([
    ['a1-tyrs-bash', 2],
    ['a1-tyrs-smash', 3],
    ['a1-tyrs-crush-4p', 4],
    ['a1-tyrs-smite', 5],
    ['a2-tyrs-rage', 6],
    ['a3-tyrs-crush', 4],
  ] as const)('%s adds its bonus and nothing else', (row, bonus) => {
    const t = battle({ wolf: { hand: [row] }, raven: {} }).plays({ wolf: row });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [1 + bonus, 1] }]);
    expect(t.emitted('card-worked')).toEqual([]);
  });

  it('Tyr’s Judgement is the strongest, with five players', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram')
      .place('wolf', { gimle: ['warrior'] })
      .place('ram', { gimle: ['leader'] })
      .hand('wolf', 'a3-tyrs-judgement-5p')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a3-tyrs-judgement-5p' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [9, 3] }]);
  });
});
