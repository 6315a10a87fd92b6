import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Loki’s Blessing', () => {
  it('BR-16.14, BR-27.10, BR-Q19 a loser may invade with a reserve warrior, after a tie too', () => {
    const t = four()
      .upgrades('raven', 'a1-lokis-blessing-4p')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.asks('raven')).toBe('offer-blessing');
    t.answer('raven', { do: 'accept' });
    expect(t.at('raven', 'gimle')).toEqual(['warrior']);
    expect(t.clan('raven').rage).toBe(6);
    const u = four()
      .upgrades('raven', 'a1-lokis-blessing-4p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(u.asks('raven')).toBe('offer-blessing');
  });

  it('BR-16.14 never into Yggdrasil', () => {
    const t = four()
      .upgrades('raven', 'a1-lokis-blessing-4p')
      .place('wolf', { yggdrasil: ['leader'] })
      .place('raven', { yggdrasil: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'yggdrasil', {});
    expect(t.asks('raven')).toBe('take-turn');
  });

  it('BR-27.5 sets off Frigga’s Succor', () => {
    const t = four()
      .upgrades('raven', 'a1-lokis-blessing-4p', 'a1-friggas-succor-3p')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('raven', { do: 'accept' }).answer('raven', { do: 'accept' });
    expect(t.at('raven', 'gimle')).toEqual(['warrior', 'warrior']);
  });
});
