import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Tyr’s Prowess', () => {
  it('BR-16.4 the winner buys back any of its cards at 1 Rage each', () => {
    const t = four()
      .upgrades('wolf', 'a2-tyrs-prowess-3p')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-bash' });
    t.answer('wolf', ['a1-tyrs-bash#1']);
    expect(t.clan('wolf')).toMatchObject({ rage: 5, hand: 1, known: ['a1-tyrs-bash#1'] });
    expect(t.table.discard).toEqual([]);
  });
});
