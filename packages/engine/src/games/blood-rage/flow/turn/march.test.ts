import { describe, expect, it } from 'vitest';
import { bloodRageTable } from '../../testing/blood-rage-table.ts';

/** Raven has three figures in Gimle, Elvagar has two empty villages, and Serpent stands in Angerboda. */
function example() {
  return bloodRageTable('raven', 'serpent', 'bear', 'wolf')
    .place('raven', { gimle: ['leader', 'warrior', 'warrior'] })
    .place('wolf', { elvagar: ['warrior', 'warrior'] })
    .place('serpent', { angerboda: ['warrior', 'warrior', 'leader'] })
    .place('bear', { utgard: ['warrior', 'warrior'] });
}

const warrior = (place: string, nth: number) => ({ figure: 'warrior', place, nth });

describe('marching', () => {
  it('BR-T03, BR-11.1 two figures march to a province that is not adjacent, for 1 Rage', () => {
    const t = example().turn('raven').marches('raven', 'gimle', 'elvagar', 'warrior', 'warrior');
    expect(t.at('raven', 'elvagar')).toEqual(['warrior', 'warrior']);
    expect(t.at('raven', 'gimle')).toEqual(['leader']);
    expect(t.clan('raven').rage).toBe(5);
  });

  it('BR-T04, BR-11.3 three do not find villages: refused, and nothing is paid', () => {
    const t = example().turn('raven').answer('raven', { do: 'march', from: 'gimle' }).answer('raven', { do: 'march', to: 'elvagar' });
    const all = [{ figure: 'leader', place: 'gimle', nth: 1 }, warrior('gimle', 1), warrior('gimle', 2)];
    expect(t.refusal('raven', all).refused).toBe('too-many');
    expect(t.clan('raven').rage).toBe(6);
  });

  it('BR-T05, BR-11.3, BR-3.5 any number marches to Yggdrasil', () => {
    const t = example().turn('serpent').marches('serpent', 'angerboda', 'yggdrasil');
    expect(t.at('serpent', 'yggdrasil')).toHaveLength(3);
    t.turn('serpent').answer('serpent', { do: 'march', from: 'yggdrasil' });
    expect(t.offers('serpent', { do: 'march', to: 'angerboda' })).toBe(true);
  });

  it('BR-T06, BR-11.2 one march has one source and one target', () => {
    const t = example().turn('bear').answer('bear', { do: 'march', from: 'utgard' });
    expect(
      t.refusal('bear', [
        { do: 'march', to: 'gimle' },
        { do: 'march', to: 'horgr' },
      ]).refused,
    ).toBe('not-offered');
    t.answer('bear', { do: 'march', to: 'gimle' });
    expect(t.refusal('bear', [warrior('andlang', 1)]).refused).toBe('not-offered');
  });

  it('BR-T07, BR-11.4, BR-3.8, BR-4.4 ships and figures that count as ships never march; a fjord is neither source nor target', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram')
      .upgrades('wolf', 'a1-sea-serpent-3p')
      .place('wolf', { 'fjord-west': ['ship', 'sea-serpent'], gimle: ['warrior'] })
      .turn('wolf');
    expect(t.offers('wolf', { do: 'march', from: 'fjord-west' })).toBe(false);
    t.answer('wolf', { do: 'march', from: 'gimle' });
    expect(t.offered('wolf')).toHaveLength(8);
    expect(t.why('wolf', { do: 'march', to: 'gimle' })).toMatchObject([{ reason: 'same-province' }]);
  });

  it('BR-11.5 nobody marches with nobody', () => {
    const t = example().turn('bear').answer('bear', { do: 'march', from: 'utgard' }).answer('bear', { do: 'march', to: 'gimle' });
    expect(t.refusal('bear', []).refused).toBe('too-few');
  });

  it('BR-11.3, BR-3.9 not into a destroyed or full province', () => {
    const t = example()
      .world({ destroyed: ['horgr'] })
      .place('wolf', { myrkulor: ['warrior', 'warrior'] })
      .place('serpent', { myrkulor: ['warrior'] })
      .turn('bear')
      .answer('bear', { do: 'march', from: 'utgard' });
    expect(t.why('bear', { do: 'march', to: 'horgr' })).toMatchObject([{ reason: 'destroyed' }]);
    expect(t.why('bear', { do: 'march', to: 'myrkulor' })).toMatchObject([{ reason: 'no-empty-village' }]);
  });
});
