import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Tyr’s Challenge', () => {
  it('BR-17.1 for 2 Rage a turned token pays again and stays turned', () => {
    const t = four()
      .upgrades('wolf', 'a2-tyrs-challenge')
      .place('wolf', { gimle: ['leader'], utgard: ['warrior'] })
      .pillaged('gimle')
      .turn('wolf');
    expect(t.offers('wolf', { do: 'pillage', province: 'gimle' })).toBe(false);
    expect(t.why('wolf', { do: 'challenge', province: 'utgard' })).toMatchObject([{ reason: 'not-yet-pillaged' }]);
    t.answer('wolf', { do: 'challenge', province: 'gimle' }).allDecline('join-battle');
    expect(t.clan('wolf')).toMatchObject({ rage: 4, stats: { rage: 2 } });
    expect(t.table.pillaged).toEqual(['gimle']);
  });

  it('BR-17.1, BR-9.4 not with less than 2 Rage', () => {
    const t = four()
      .upgrades('wolf', 'a2-tyrs-challenge')
      .place('wolf', { gimle: ['leader'] })
      .pillaged('gimle')
      .sheet('wolf', { rage: 1 })
      .turn('wolf');
    expect(t.why('wolf', { do: 'challenge', province: 'gimle' })).toMatchObject([{ reason: 'too-dear' }]);
  });
});
