import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Lord of Spears', () => {
  it('BR-16.7 Lord of Spears raises all three, without a choice', () => {
    const t = four()
      .upgrades('wolf', 'a3-lord-of-spears')
      .place('wolf', { gimle: ['leader'] })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.clan('wolf').stats).toEqual({ rage: 3, axes: 2, horns: 2 });
  });

  it('BR-16.7, BR-16.10, BR-Q18 a pillager who won without a figure left triggers no Lord', () => {
    const t = four()
      .upgrades('wolf', 'a3-lord-of-spears')
      .place('wolf', { gimle: ['leader', 'warrior'] })
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .hand('wolf', 'a1-tyrs-smite')
      .hand('raven', 'a2-odins-tide')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-smite', raven: 'a2-odins-tide' });
    t.answer('wolf', { do: 'spare', figure: 'warrior' });
    expect(t.clan('wolf').stats).toEqual({ rage: 2, axes: 1, horns: 1 });
  });
});
