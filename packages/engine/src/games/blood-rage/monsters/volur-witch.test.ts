import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Volur Witch', () => {
  it('BR-18.4 may flee to Yggdrasil from the Fire Giant', () => {
    const t = four()
      .upgrades('wolf', 'a2-fire-giant-3p')
      .upgrades('raven', 'a3-volur-witch-3p')
      .place('raven', { gimle: ['volur-witch', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'fire-giant', 'gimle');
    expect(t.at('raven', 'gimle')).toEqual(['volur-witch']);
    const u = four()
      .upgrades('raven', 'a3-volur-witch-3p')
      .place('wolf', { gimle: ['leader', 'warrior'] })
      .place('raven', { gimle: ['volur-witch'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    u.answer('raven', { do: 'retreat', to: 'yggdrasil' });
    expect(u.emitted('figure-retreated')).toEqual([
      { event: 'figure-retreated', seat: 1, figure: 'volur-witch', from: 'gimle', to: 'yggdrasil' },
    ]);
    expect(u.gloryFrom('wolf', 'battle')).toBe(3);
  });
});
