import { describe, expect, it } from 'vitest';
import { battleground, four } from '../testing/four-clans.ts';

describe('Frigga', () => {
  it('BR-30.5, BR-18.1 Frigga: nobody dies in a battle in her province, before nor after the comparison', () => {
    const t = battleground()
      .god('frigga', 'gimle')
      .hand('wolf', 'a1-odins-smite')
      .upgrades('raven', 'a2-friggas-protection')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-odins-smite' });
    expect(t.at('raven', 'gimle')).toEqual(['warrior', 'warrior']);
    expect(t.emitted('god-worked').map(({ god }) => god)).toEqual(['frigga', 'frigga']);
    expect(t.asks('wolf')).toBe('move-god');
  });

  it('BR-30.5, BR-1.5 Frigga does not stop an invading monster', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('frigga', 'gimle')
      .upgrades('wolf', 'a1-troll')
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
  });

  it('BR-14.11, BR-Q35 a pillage that failed in her province and cost nothing is repeated by that clan only after it has done something else', () => {
    const t = battleground()
      .god('frigga', 'gimle')
      .place('raven', { gimle: ['leader'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.emitted('pillage-ended')).toMatchObject([{ outcome: 'lost' }]);
    t.answer('wolf', { do: 'move', to: 'horgr' });
    expect(t.table.vain).toEqual([{ seat: 0, province: 'gimle' }]);
    t.turn('wolf');
    expect(t.why('wolf', { do: 'pillage', province: 'gimle' })).toMatchObject([{ reason: 'pillaged-in-vain', rule: 'BR-14.11' }]);
    t.answer('wolf', { do: 'invade', figure: 'warrior' });
    expect(t.table.vain).toBeUndefined();
  });
});
