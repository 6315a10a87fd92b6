import { describe, expect, it } from 'vitest';
import { battleground, four } from '../testing/four-clans.ts';

describe('Odin', () => {
  it('BR-30.5 Odin: the reward one more time, before the Glory of the battle', () => {
    const t = battleground().god('odin', 'gimle').turn('wolf').battle('wolf', 'gimle', {});
    expect(t.clan('wolf').stats.axes).toBe(3);
    expect(t.gloryFrom('wolf', 'battle')).toBe(5);
  });

  it('BR-16.7 Odin comes after the Frost Giant and before Frigga’s Grace', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .upgrades('wolf', 'a3-frost-giant')
      .god('odin', 'gimle')
      .place('wolf', { gimle: ['frost-giant'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('wolf', 'a1-friggas-grace')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-friggas-grace' });
    expect(t.emitted('stat-raised').map(({ origin }) => origin)).toEqual(['pillage-axes', 'frost-giant', 'odin']);
    expect(t.asks('wolf')).toBe('raise-stat');
  });
});
