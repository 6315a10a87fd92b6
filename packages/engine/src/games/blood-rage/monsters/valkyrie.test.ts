import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Valkyrie', () => {
  it('BR-16.6 2 Glory for each figure of others that falls in a battle she was in when it began', () => {
    const t = four()
      .upgrades('wolf', 'a2-valkyrie')
      .place('wolf', { gimle: ['valkyrie'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'valkyrie')).toBe(2);
    const lost = four()
      .upgrades('wolf', 'a2-valkyrie')
      .place('wolf', { gimle: ['valkyrie', 'warrior'] })
      .place('raven', { gimle: ['leader', 'warrior'] })
      .hand('wolf', 'a1-odins-smite')
      .hand('raven', 'a1-tyrs-bash')
      .turn('wolf');
    lost.battle('wolf', 'gimle', { wolf: 'a1-odins-smite', raven: 'a1-tyrs-bash' });
    expect([lost.emitted('battle-decided')[0]?.winners, lost.gloryFrom('wolf', 'valkyrie')]).toEqual([[1], 2]);
  });

  it('BR-16.6 not for own dead, nor from elsewhere', () => {
    const t = four()
      .upgrades('wolf', 'a2-valkyrie')
      .place('wolf', { gimle: ['warrior'], andlang: ['valkyrie'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('wolf').glory).toBe(0);
  });
});
