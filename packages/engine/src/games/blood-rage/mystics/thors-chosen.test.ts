import { describe, expect, it } from 'vitest';
import { fourWithMystics } from '../testing/four-clans.ts';

describe('Thor’s Chosen', () => {
  it('BR-29.11, BR-29.7, BR-16.1 3 Glory for each own mystic in a battle that was won, however many cards', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a3-thors-chosen', 'a3-thors-chosen-4p')
      .place('wolf', { gimle: ['mystic', 'mystic'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'thors-chosen')).toBe(6);
  });

  it('BR-29.11 not for mystics that had to leave before', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a3-thors-chosen', 'a1-friggas-chosen')
      .place('wolf', { gimle: ['mystic', 'leader'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('raven', 'a2-odins-tide')
      .turn('wolf');
    t.battle('wolf', 'gimle', { raven: 'a2-odins-tide' })
      .answer('wolf', { do: 'spare', figure: 'leader' })
      .answer('wolf', { do: 'retreat', to: 'andlang' });
    expect(t.emitted('battle-decided')).toMatchObject([{ winners: [0] }]);
    expect(t.gloryFrom('wolf', 'thors-chosen')).toBe(0);
  });
});
