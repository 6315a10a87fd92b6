import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

const inGimle = (nth: number) => ({ figure: 'warrior', place: 'gimle', nth });

describe('Frigga’s Sacrifice', () => {
  it('BR-17.3 two own figures die for a step of a stat; no Rage', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior', 'warrior', 'leader'] })
      .turn('wolf')
      .answer('wolf', { do: 'sacrifice' });
    t.answer('wolf', [inGimle(1), inGimle(2)]).answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.at('wolf', 'valhalla')).toEqual(['warrior', 'warrior']);
    expect(t.clan('wolf')).toMatchObject({ rage: 6, stats: { axes: 2 } });
  });

  it('BR-17.3, BR-18.2, BR-Q21 nothing can save them, and two are needed', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p', 'a2-friggas-protection', 'a3-volur-witch-3p')
      .place('wolf', { gimle: ['volur-witch', 'warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'sacrifice' });
    t.answer('wolf', [{ figure: 'volur-witch', place: 'gimle', nth: 1 }, inGimle(1)]);
    expect(t.at('wolf', 'valhalla').toSorted()).toEqual(['volur-witch', 'warrior']);
    const u = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior'] })
      .turn('wolf');
    expect(u.why('wolf', { do: 'sacrifice' })).toEqual([{ reason: 'no-sacrifice', rule: 'BR-17.3' }]);
    const v = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior', 'leader'] })
      .sheet('wolf', { stats: { rage: 6, axes: 6, horns: 6 } })
      .turn('wolf');
    expect(v.offers('wolf', { do: 'sacrifice' })).toBe(false);
  });
});
