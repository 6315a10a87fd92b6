import { describe, expect, it } from 'vitest';
import { bloodRageTableWith } from '../testing/blood-rage-table.ts';
import { four } from '../testing/four-clans.ts';

describe('Troll', () => {
  it('BR-27.1 kills only the warriors of other clans in the invaded province', () => {
    const t = bloodRageTableWith({ mystics: true }, 'wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-troll')
      .upgrades('raven', 'a1-friggas-chosen', 'a1-dwarf-chieftain')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior', 'mystic', 'dwarf-chieftain'], 'fjord-west': ['ship'] })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
    expect(t.at('wolf', 'gimle').toSorted()).toEqual(['troll', 'warrior']);
  });

  it('BR-27.1 needs an empty village before its effect', () => {
    const t = four()
      .upgrades('wolf', 'a1-troll')
      .place('raven', { andlang: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'troll' });
    expect(t.offers('wolf', { do: 'invade', to: 'andlang' })).toBe(false);
  });
});
