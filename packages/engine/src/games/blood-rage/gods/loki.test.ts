import { describe, expect, it } from 'vitest';
import { battleground, four } from '../testing/four-clans.ts';

describe('Loki', () => {
  it('BR-30.5, BR-30.8 Loki: each loser gains by its Axes, the winner nothing; after a tie all are losers', () => {
    const t = battleground()
      .god('loki', 'gimle')
      .sheet('raven', { stats: { axes: 3 } })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect([t.gloryFrom('raven', 'loki'), t.gloryFrom('wolf', 'battle')]).toEqual([5, 0]);
    const u = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('loki', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect([u.clan('wolf').glory, u.clan('raven').glory]).toEqual([3, 3]);
  });
});
