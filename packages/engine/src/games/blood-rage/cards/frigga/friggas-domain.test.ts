import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Frigga’s Domain', () => {
  it('BR-17.2, BR-18.6, BR-Q20 for 1 Rage a figure invades out of Valhalla, the leader too, a ship into a fjord', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-domain')
      .place('wolf', { valhalla: ['leader', 'ship'] })
      .turn('wolf');
    t.answer('wolf', { do: 'return', figure: 'leader' }).answer('wolf', { do: 'invade', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(5);
    expect(t.emitted('figure-invaded')).toMatchObject([{ from: 'valhalla', cost: 1 }]);
    t.turn('wolf').answer('wolf', { do: 'return', figure: 'ship' });
    expect(t.offered('wolf')).toHaveLength(4);
  });

  it('BR-17.2, BR-27.5 triggers what an invasion triggers', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-domain', 'a1-friggas-succor-3p')
      .place('wolf', { valhalla: ['leader'] })
      .turn('wolf');
    t.answer('wolf', { do: 'return', figure: 'leader' }).answer('wolf', { do: 'invade', to: 'gimle' });
    expect(t.asks('wolf')).toBe('offer-succor');
  });
});
