import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Frost Giant', () => {
  it('BR-16.7, BR-27.11 brings the reward twice; with the Axes token before the Glory of the battle', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .upgrades('wolf', 'a3-frost-giant')
      .place('wolf', { gimle: ['frost-giant'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('wolf').stats.axes).toBe(3);
    expect(t.gloryFrom('wolf', 'battle')).toBe(5);
  });

  it('BR-16.10, BR-14.7 also unopposed, but only where it stands', () => {
    const t = four()
      .tokens({ gimle: 'pillage-glory' })
      .upgrades('wolf', 'a3-frost-giant')
      .place('wolf', { gimle: ['frost-giant'] })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.clan('wolf').glory).toBe(10);
    const u = four()
      .tokens({ gimle: 'pillage-glory' })
      .upgrades('wolf', 'a3-frost-giant')
      .place('wolf', { gimle: ['warrior'], horgr: ['frost-giant'] })
      .turn('wolf')
      .pillages('wolf', 'gimle')
      .allDecline('join-battle');
    expect(u.clan('wolf').glory).toBe(5);
  });
});
