import { describe, expect, it } from 'vitest';
import { type BloodRageScenario, bloodRageTable } from '../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

describe('leader upgrades', () => {
  it('BR-16.11 Lord of Hammers: the leader may step into an adjacent province with room, or into Yggdrasil', () => {
    const t = four()
      .upgrades('wolf', 'a1-lord-of-hammers')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { andlang: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .pillages('wolf', 'gimle')
      .allDecline('join-battle');
    expect(t.offered('wolf')).toEqual([{ do: 'move', to: 'yggdrasil' }, { do: 'move', to: 'myrkulor' }, { do: 'stay' }]);
    expect(t.why('wolf', { do: 'move', to: 'andlang' })).toMatchObject([{ reason: 'no-room' }]);
    t.answer('wolf', { do: 'move', to: 'yggdrasil' });
    expect(t.at('wolf', 'yggdrasil')).toEqual(['leader']);
  });

  it('BR-16.10 needs the leader in the province itself', () => {
    const t = four()
      .upgrades('wolf', 'a1-lord-of-hammers')
      .place('wolf', { gimle: ['warrior'], andlang: ['leader'] })
      .turn('wolf')
      .pillages('wolf', 'gimle')
      .allDecline('join-battle');
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-16.7 Lord of Axes raises a stat of choice, before the Glory of the battle', () => {
    const t = four()
      .upgrades('wolf', 'a2-lord-of-axes')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.gloryFrom('wolf', 'battle')).toBe(4);
    expect(t.clan('wolf').stats).toEqual({ rage: 2, axes: 2, horns: 1 });
  });

  it('BR-16.7 Lord of Spears raises all three, without a choice', () => {
    const t = four()
      .upgrades('wolf', 'a3-lord-of-spears')
      .place('wolf', { gimle: ['leader'] })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.clan('wolf').stats).toEqual({ rage: 3, axes: 2, horns: 2 });
  });

  it('BR-16.7, BR-16.10, BR-Q18 a pillager who won without a figure left triggers no Lord', () => {
    const t = four()
      .upgrades('wolf', 'a3-lord-of-spears')
      .place('wolf', { gimle: ['leader', 'warrior'] })
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .hand('wolf', 'a1-tyrs-smite')
      .hand('raven', 'a2-odins-tide')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-smite', raven: 'a2-odins-tide' });
    t.answer('wolf', { do: 'spare', figure: 'warrior' });
    expect(t.clan('wolf').stats).toEqual({ rage: 2, axes: 1, horns: 1 });
  });
});

describe('ship upgrades', () => {
  it.each([
    ['a1-lokis-dragons', 4],
    ['a2-fire-dragons', 8],
    ['a3-eternal-dragons', 12],
  ])('BR-18.5, BR-Q24 %s pays %i Glory for a lost ship, in battle and in Ragnarök', (row, glory) => {
    const t = four()
      .upgrades('wolf', row)
      .place('wolf', { 'fjord-west': ['ship'] })
      .place('raven', { gimle: ['leader'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.clan('wolf').glory).toBe(glory);
    const u = four()
      .upgrades('wolf', row)
      .place('wolf', { 'fjord-west': ['ship'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(u.clan('wolf').glory).toBe(glory + 2);
  });

  it('BR-18.5, BR-27.3 a Sea Serpent counts as a ship, in a sacrifice too', () => {
    const t = four()
      .upgrades('wolf', 'a1-lokis-dragons', 'a1-sea-serpent-3p', 'a3-friggas-sacrifice-3p')
      .place('wolf', { 'fjord-west': ['ship', 'sea-serpent'] })
      .turn('wolf')
      .answer('wolf', { do: 'sacrifice' });
    t.answer('wolf', [
      { figure: 'ship', place: 'fjord-west', nth: 1 },
      { figure: 'sea-serpent', place: 'fjord-west', nth: 1 },
    ]);
    expect(t.clan('wolf').glory).toBe(8);
  });
});

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

describe('Thor’s Domain', () => {
  it('BR-17.4 pays 2 Rage and pillages what was invaded, in the same action', () => {
    const t = four()
      .upgrades('wolf', 'a2-thors-domain-4p')
      .turn('wolf')
      .invades('wolf', 'leader', 'gimle')
      .answer('wolf', { do: 'accept' });
    expect(t.told('pillage-declared')).toMatchObject([{ seat: 0, province: 'gimle', cost: 2 }]);
    expect(t.clan('wolf').rage).toBe(4);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-17.4 not where it is pillaged already, nor without 2 Rage', () => {
    const t = four().upgrades('wolf', 'a2-thors-domain-4p').pillaged('gimle').turn('wolf').invades('wolf', 'leader', 'gimle');
    expect(t.waitingFor()).toEqual(['raven']);
    const u = four().upgrades('wolf', 'a2-thors-domain-4p').sheet('wolf', { rage: 1 }).turn('wolf').invades('wolf', 'leader', 'gimle');
    expect(u.waitingFor()).toEqual(['raven']);
  });

  it('BR-16.15, BR-24.5 through Loki’s Blessing it waits for the end of the battle', () => {
    const t = four()
      .upgrades('raven', 'a2-thors-domain-4p', 'a1-lokis-blessing-4p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    t.answer('raven', { do: 'accept' });
    expect(t.asks('raven')).toBe('offer-domain');
    t.answer('raven', { do: 'accept' });
    expect(t.told('pillage-declared').map(({ seat, waits, cost }) => [seat, waits, cost])).toEqual([
      [0, 'no', 0],
      [1, 'yes', 2],
      [1, 'no', 0],
    ]);
    expect(t.told('pillage-ended').map(({ seat, outcome }) => [seat, outcome])).toEqual([
      [0, 'lost'],
      [1, 'unopposed'],
    ]);
    expect(t.clan('raven').rage).toBe(4);
    expect(t.table.queue).toEqual([]);
  });

  it('BR-16.15 a waiting pillage of a province that was pillaged meanwhile is dropped without refund', () => {
    const t = four()
      .place('wolf', { gimle: ['warrior'] })
      .arrange(({ table }) => {
        table.queue = [{ seat: 1, province: 'gimle' }];
      })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.told('pillage-ended').map(({ seat, outcome }) => [seat, outcome])).toEqual([
      [0, 'unopposed'],
      [1, 'dropped'],
    ]);
  });
});

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
