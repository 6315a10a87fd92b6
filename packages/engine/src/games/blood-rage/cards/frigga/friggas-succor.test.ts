import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Frigga’s Succor', () => {
  it('BR-27.5 a reserve warrior follows into the province at no cost; it triggers nothing more', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-succor-3p')
      .turn('wolf')
      .invades('wolf', 'leader', 'gimle')
      .answer('wolf', { do: 'accept' });
    expect(t.at('wolf', 'gimle')).toEqual(['leader', 'warrior']);
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-27.5 needs a village and Horns', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-succor-3p')
      .place('raven', { andlang: ['warrior', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'leader', 'andlang');
    expect(t.waitingFor()).toEqual(['raven']);
    const u = four()
      .upgrades('wolf', 'a1-friggas-succor-3p')
      .place('wolf', { utgard: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'leader', 'gimle');
    expect(u.waitingFor()).toEqual(['raven']);
  });

  it('BR-27.4, BR-Q8 no warrior follows the Dark Elf into Yggdrasil, but Thor’s Domain works there', () => {
    const t = four()
      .upgrades('wolf', 'a2-dark-elf', 'a1-friggas-succor-3p', 'a2-thors-domain-4p')
      .turn('wolf')
      .invades('wolf', 'dark-elf', 'yggdrasil');
    expect(t.asks('wolf')).toBe('offer-domain');
    expect(t.clan('wolf').rage).toBe(5);
  });
});
