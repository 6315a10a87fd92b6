import { describe, expect, it } from 'vitest';
import { type BloodRageScenario, bloodRageTableWith } from '../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTableWith({ mystics: true }, 'wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

function mystics(t: BloodRageScenario, name: string): number {
  return t.clan(name).figures.filter(({ kind }) => kind === 'mystic').length;
}

describe('mystics', () => {
  it('BR-T26, BR-29.4, BR-29.5 the first card brings one mystic into the reserve, none onto the board', () => {
    const t = four().hand('wolf', 'a1-friggas-chosen').turn('wolf').answer('wolf', { do: 'upgrade', card: 'a1-friggas-chosen#1', slot: 5 });
    expect(t.at('wolf', 'reserve').filter((kind) => kind === 'mystic')).toHaveLength(1);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-29.1, BR-29.4, BR-29.13, BR-29.7 never more than two; a further card gives only its ability', () => {
    const t = four().upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p').hand('wolf', 'a2-odins-chosen').turn('wolf');
    expect(mystics(t, 'wolf')).toBe(2);
    t.answer('wolf', { do: 'upgrade', card: 'a2-odins-chosen#1', slot: 7 });
    expect(mystics(t, 'wolf')).toBe(2);
    expect(t.told('mystic-gained')).toEqual([]);
  });

  it('BR-29.13 a mystic in Valhalla counts as owned', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p')
      .place('wolf', { valhalla: ['mystic', 'mystic'] })
      .hand('wolf', 'a2-odins-chosen')
      .turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a2-odins-chosen#1', slot: 7 });
    expect(mystics(t, 'wolf')).toBe(2);
  });

  it('BR-29.8 discarding the card takes the ability, not the figure', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-thors-glory', 'a1-lokis-domain')
      .place('wolf', { gimle: ['mystic'] })
      .hand('wolf', 'a1-friggas-charm')
      .turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a1-friggas-charm#1', slot: 5 });
    expect(t.at('wolf', 'gimle')).toEqual(['mystic']);
    t.place('raven', { gimle: ['leader'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.at('wolf', 'valhalla')).toEqual(['mystic']);
  });

  it('BR-29.9, BR-10.4 strength 2, invade for nothing, count for Horns, are no warriors', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p')
      .place('wolf', { utgard: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'mystic', 'gimle');
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.strength('wolf', 'gimle')).toBe(2);
    expect(t.turn('wolf').why('wolf', { do: 'invade', figure: 'mystic' })).toMatchObject([{ reason: 'horns-full' }]);
  });
});

describe('Frigga’s Chosen', () => {
  it('BR-29.10, BR-29.6 each mystic may retreat to an adjacent province with room, or to Yggdrasil', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p')
      .place('wolf', { gimle: ['mystic', 'mystic'] })
      .place('raven', { gimle: ['leader', 'warrior', 'warrior'], andlang: ['warrior', 'warrior', 'warrior'] })
      .world({ destroyed: ['myrkulor'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.offered('wolf')).toEqual([{ do: 'retreat', to: 'yggdrasil' }, { do: 'stay' }]);
    t.answer('wolf', { do: 'retreat', to: 'yggdrasil' }).answer('wolf', { do: 'stay' });
    expect([t.at('wolf', 'yggdrasil'), t.at('wolf', 'valhalla')]).toEqual([['mystic'], ['mystic']]);
  });

  it('BR-18.2 in Ragnarök too', () => {
    const t = four()
      .upgrades('wolf', 'a1-friggas-chosen')
      .place('wolf', { gimle: ['mystic'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'raven');
    t.answer('wolf', { do: 'retreat', to: 'andlang' });
    expect(t.at('wolf', 'andlang')).toEqual(['mystic']);
    expect(t.clan('wolf').glory).toBe(0);
  });
});

describe('Odin’s Chosen', () => {
  it('BR-29.9 a mystic may take the village of an enemy warrior or mystic, in a full province too', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-chosen')
      .place('raven', { andlang: ['warrior', 'warrior', 'leader'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'mystic' });
    expect(t.offers('wolf', { do: 'invade', to: 'andlang' })).toBe(false);
    t.answer('wolf', { do: 'storm', to: 'andlang', rival: 1, victim: 'warrior' });
    expect(t.at('wolf', 'andlang')).toEqual(['mystic']);
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
    expect(t.told('village-stormed')).toMatchObject([{ seat: 0, rival: 1, taken: 'yes' }]);
  });

  it('BR-29.9, BR-Q27 a victim that Protection saves keeps its village: the mystic stays home, the action is spent', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-chosen')
      .upgrades('raven', 'a2-friggas-protection')
      .place('raven', { andlang: ['warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'mystic' });
    t.answer('wolf', { do: 'storm', to: 'andlang', rival: 1, victim: 'warrior' }).answer('raven', [
      { figure: 'warrior', place: 'andlang', nth: 1 },
    ]);
    expect(t.at('wolf', 'andlang')).toEqual([]);
    expect(t.told('village-stormed')).toMatchObject([{ taken: 'no' }]);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-29.9, BR-29.10 a mystic that retreats leaves its village', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-chosen')
      .upgrades('raven', 'a1-friggas-chosen')
      .place('raven', { andlang: ['mystic'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'mystic' });
    t.answer('wolf', { do: 'storm', to: 'andlang', rival: 1, victim: 'mystic' }).answer('raven', { do: 'retreat', to: 'gimle' });
    expect([t.at('wolf', 'andlang'), t.at('raven', 'gimle')]).toEqual([['mystic'], ['mystic']]);
  });
});

describe('Thor’s Chosen', () => {
  it('BR-29.11, BR-29.7, BR-16.1 3 Glory for each own mystic in a battle that was won, however many cards', () => {
    const t = four()
      .upgrades('wolf', 'a3-thors-chosen', 'a3-thors-chosen-4p')
      .place('wolf', { gimle: ['mystic', 'mystic'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'thors-chosen')).toBe(6);
  });

  it('BR-29.11 not for mystics that had to leave before', () => {
    const t = four()
      .upgrades('wolf', 'a3-thors-chosen', 'a1-friggas-chosen')
      .place('wolf', { gimle: ['mystic', 'leader'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('raven', 'a2-odins-tide')
      .turn('wolf');
    t.battle('wolf', 'gimle', { raven: 'a2-odins-tide' })
      .answer('wolf', { do: 'spare', figure: 'leader' })
      .answer('wolf', { do: 'retreat', to: 'andlang' });
    expect(t.told('battle-decided')).toMatchObject([{ winners: [0] }]);
    expect(t.gloryFrom('wolf', 'thors-chosen')).toBe(0);
  });
});
