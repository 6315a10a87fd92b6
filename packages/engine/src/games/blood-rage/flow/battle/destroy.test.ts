import { describe, expect, it } from 'vitest';
import { type BloodRageScenario, bloodRageTable, bloodRageTableWith } from '../../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

const warrior = (nth: number) => ({ figure: 'warrior', place: 'gimle', nth });

describe('destruction', () => {
  it('BR-18.1, BR-24.1 owners decide in order, retreats before Protection, then all die together', () => {
    const t = four()
      .upgrades('raven', 'a3-volur-witch-3p')
      .upgrades('serpent', 'a2-friggas-protection')
      .place('raven', { gimle: ['volur-witch', 'warrior'] })
      .place('serpent', { gimle: ['warrior'] })
      .place('wolf', { gimle: ['leader'], 'fjord-west': ['ship'] })
      .hand('wolf', 'a1-tyrs-smite')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-smite' });
    expect(t.asks('raven')).toBe('retreat');
    t.answer('raven', { do: 'retreat', to: 'yggdrasil' });
    expect(t.at('raven', 'yggdrasil')).toEqual(['volur-witch']);
    expect(t.asks('serpent')).toBe('protect-figures');
    t.answer('serpent', [warrior(1)]);
    expect(t.emitted('figures-destroyed')).toMatchObject([{ seat: 1, figures: ['warrior'] }]);
    expect(t.clan('serpent').rage).toBe(5);
  });

  it('BR-18.1 a witch’s owner may let her die, and protect her instead', () => {
    const t = four()
      .upgrades('raven', 'a3-volur-witch-3p', 'a2-friggas-protection')
      .place('raven', { gimle: ['volur-witch'] })
      .place('wolf', { gimle: ['leader', 'warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('raven', { do: 'stay' });
    expect(t.offered('raven')).toEqual([[], [{ figure: 'volur-witch', place: 'gimle', nth: 1 }]]);
  });

  it('BR-18.3 a figure that retreats has left the battle', () => {
    const t = four()
      .upgrades('raven', 'a3-volur-witch-3p')
      .place('raven', { gimle: ['volur-witch', 'leader'] })
      .place('wolf', { gimle: ['leader'] })
      .hand('wolf', 'a2-odins-tide')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a2-odins-tide' });
    t.answer('raven', { do: 'spare', figure: 'leader' }).answer('raven', { do: 'retreat', to: 'yggdrasil' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [4, 3] }]);
    expect(t.at('raven', 'yggdrasil')).toEqual(['volur-witch']);
  });

  it('BR-18.2, BR-Q22 in Ragnarök retreats work and Protection does not', () => {
    const t = four()
      .upgrades('raven', 'a3-volur-witch-3p', 'a2-friggas-protection')
      .place('raven', { gimle: ['volur-witch', 'warrior'] })
      .sheet('raven', { rage: 3 })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(t.asks('raven')).toBe('retreat');
    t.answer('raven', { do: 'retreat', to: 'yggdrasil' });
    expect(t.at('raven', 'valhalla')).toEqual([]);
    expect(t.emitted('figures-destroyed')).toMatchObject([{ figures: ['warrior'], cause: 'ragnarok' }]);
    expect(t.clan('raven').glory).toBe(2);
  });

  it('BR-18.4 the witch flees only from outer provinces, always to Yggdrasil', () => {
    const t = four()
      .upgrades('raven', 'a3-volur-witch-3p')
      .place('raven', { yggdrasil: ['volur-witch'] })
      .place('wolf', { yggdrasil: ['leader', 'warrior'] })
      .turn('wolf');
    t.battle('wolf', 'yggdrasil', {});
    expect(t.at('raven', 'valhalla')).toEqual(['volur-witch']);
  });

  it('BR-18.6 the dead stay in Valhalla until phase 6', () => {
    const t = four()
      .place('raven', { gimle: ['warrior'] })
      .place('wolf', { gimle: ['leader'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
    t.phase('valhalla', 'wolf');
    expect(t.at('raven', 'valhalla')).toEqual([]);
  });

  it('BR-18.7, BR-Q29 a loser’s figure that was saved keeps its village beside the winner', () => {
    const t = four()
      .upgrades('raven', 'a2-friggas-protection', 'a1-lokis-blessing-4p')
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .place('wolf', { gimle: ['leader'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('raven', [warrior(1), warrior(2)]);
    expect(t.at('raven', 'gimle')).toEqual(['warrior', 'warrior']);
    expect(t.table.pillaged).toEqual(['gimle']);
    expect(t.asks('raven')).toBe('offer-blessing');
  });

  it('BR-24.2 outside a pillage the player on turn goes first, in later phases the first player', () => {
    const both = () =>
      bloodRageTableWith({ mystics: true }, 'wolf', 'raven', 'serpent', 'bear')
        .upgrades('wolf', 'a1-friggas-chosen')
        .upgrades('raven', 'a1-friggas-chosen-4p')
        .place('wolf', { gimle: ['mystic'] })
        .place('raven', { gimle: ['mystic'] });
    expect(
      both()
        .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
        .phase('ragnarok', 'raven')
        .waitingFor(),
    ).toEqual(['raven']);
    const t = both().upgrades('serpent', 'a2-fire-giant-3p').turn('serpent').invades('serpent', 'fire-giant', 'gimle');
    expect(t.waitingFor()).toEqual(['wolf']);
  });
});
