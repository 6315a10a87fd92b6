import { describe, expect, it } from 'vitest';
import { fourWithMystics } from '../testing/four-clans.ts';

describe('Odin’s Chosen', () => {
  it('BR-29.9 a mystic may take the village of an enemy warrior or mystic, in a full province too', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a2-odins-chosen')
      .place('raven', { andlang: ['warrior', 'warrior', 'leader'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'mystic' });
    expect(t.offers('wolf', { do: 'invade', to: 'andlang' })).toBe(false);
    t.answer('wolf', { do: 'storm', to: 'andlang', rival: 1, victim: 'warrior' });
    expect(t.at('wolf', 'andlang')).toEqual(['mystic']);
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
    expect(t.emitted('village-stormed')).toMatchObject([{ seat: 0, rival: 1, taken: 'yes' }]);
  });

  it('BR-29.9, BR-Q27 a victim that Protection saves keeps its village: the mystic stays home, the action is spent', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a2-odins-chosen')
      .upgrades('raven', 'a2-friggas-protection')
      .place('raven', { andlang: ['warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'mystic' });
    t.answer('wolf', { do: 'storm', to: 'andlang', rival: 1, victim: 'warrior' }).answer('raven', [
      { figure: 'warrior', place: 'andlang', nth: 1 },
    ]);
    expect(t.at('wolf', 'andlang')).toEqual([]);
    expect(t.emitted('village-stormed')).toMatchObject([{ taken: 'no' }]);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-29.9, BR-29.10 a mystic that retreats leaves its village', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a2-odins-chosen')
      .upgrades('raven', 'a1-friggas-chosen')
      .place('raven', { andlang: ['mystic'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'mystic' });
    t.answer('wolf', { do: 'storm', to: 'andlang', rival: 1, victim: 'mystic' }).answer('raven', { do: 'retreat', to: 'gimle' });
    expect([t.at('wolf', 'andlang'), t.at('raven', 'gimle')]).toEqual([['mystic'], ['mystic']]);
  });
});
