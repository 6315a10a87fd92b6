import { describe, expect, it } from 'vitest';
import { fourWithMystics } from '../testing/four-clans.ts';

describe('Frigga’s Chosen', () => {
  it('BR-29.10, BR-29.6 each mystic may retreat to an adjacent province with room, or to Yggdrasil', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p')
      .place('wolf', { gimle: ['mystic', 'mystic'] })
      .place('raven', { gimle: ['leader', 'warrior', 'warrior'] })
      .place('serpent', { andlang: ['warrior', 'warrior', 'warrior'] })
      .world({ destroyed: ['myrkulor'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.offered('wolf')).toEqual([{ do: 'retreat', to: 'yggdrasil' }, { do: 'stay' }]);
    t.answer('wolf', { do: 'retreat', to: 'yggdrasil' }).answer('wolf', { do: 'stay' });
    expect([t.at('wolf', 'yggdrasil'), t.at('wolf', 'valhalla')]).toEqual([['mystic'], ['mystic']]);
  });

  it('BR-18.2 in Ragnarök too', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a1-friggas-chosen')
      .place('wolf', { gimle: ['mystic'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'raven');
    t.answer('wolf', { do: 'retreat', to: 'andlang' });
    expect(t.at('wolf', 'andlang')).toEqual(['mystic']);
    expect(t.clan('wolf').glory).toBe(0);
  });
});
