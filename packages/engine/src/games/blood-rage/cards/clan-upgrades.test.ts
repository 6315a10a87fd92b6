import { describe, expect, it } from 'vitest';
import { type BloodRageScenario, bloodRageTable } from '../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-rage' });
}

const inGimle = (nth: number) => ({ figure: 'warrior', place: 'gimle', nth });

describe('Thor’s Glory', () => {
  it('BR-16.6 2 Glory once if two or more figures of others fell in a battle its owner was in, win or lose', () => {
    const t = four()
      .upgrades('wolf', 'a1-thors-glory')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'thors-glory')).toBe(2);
    const u = four()
      .upgrades('wolf', 'a1-thors-glory')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(u.gloryFrom('wolf', 'thors-glory')).toBe(0);
  });

  it('BR-16.6 not in battles of others', () => {
    const t = four()
      .upgrades('bear', 'a1-thors-glory')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('bear').glory).toBe(0);
  });
});

describe('Tyr’s Domain and Wrath', () => {
  it.each([
    ['a1-tyrs-domain-3p', 3],
    ['a3-tyrs-wrath-3p', 5],
  ])('BR-15.3 with %s a revealed quest may count as +%i', (row, bonus) => {
    const t = four()
      .upgrades('wolf', row)
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .hand('wolf', 'a1-alfheim')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-alfheim' });
    t.answer('wolf', { do: 'value', bonus });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [1 + bonus, 3] }]);
    expect(t.table.discard).toEqual(['a1-alfheim#1']);
  });

  it('BR-15.3, BR-Q10 with both one value is picked, or none', () => {
    const t = four()
      .upgrades('wolf', 'a1-tyrs-domain-3p', 'a3-tyrs-wrath-3p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .hand('wolf', 'a1-alfheim')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-alfheim' });
    expect(t.offered('wolf')).toEqual([{ do: 'value', bonus: 5 }, { do: 'value', bonus: 3 }, { do: 'decline' }]);
    t.answer('wolf', { do: 'decline' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [1, 3] }]);
  });

  it('BR-27.9 Thor’s Primacy does not cancel them: it is no text of the card', () => {
    const t = four()
      .upgrades('wolf', 'a3-tyrs-wrath-3p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('wolf', 'a1-alfheim')
      .hand('raven', 'a3-thors-primacy')
      .turn('wolf');
    t.battle('wolf', 'gimle', { wolf: 'a1-alfheim', raven: 'a3-thors-primacy' }).answer('wolf', { do: 'value', bonus: 5 });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [6, 4] }]);
  });
});

describe('Tyr’s Prowess', () => {
  it('BR-16.4 the winner buys back any of its cards at 1 Rage each', () => {
    const t = four()
      .upgrades('wolf', 'a2-tyrs-prowess-3p')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-bash' });
    t.answer('wolf', ['a1-tyrs-bash#1']);
    expect(t.clan('wolf')).toMatchObject({ rage: 5, hand: 1, known: ['a1-tyrs-bash#1'] });
    expect(t.table.discard).toEqual([]);
  });
});

describe('Tyr’s Challenge', () => {
  it('BR-17.1 for 2 Rage a turned token pays again and stays turned', () => {
    const t = four()
      .upgrades('wolf', 'a2-tyrs-challenge')
      .place('wolf', { gimle: ['leader'], utgard: ['warrior'] })
      .pillaged('gimle')
      .turn('wolf');
    expect(t.offers('wolf', { do: 'pillage', province: 'gimle' })).toBe(false);
    expect(t.why('wolf', { do: 'challenge', province: 'utgard' })).toMatchObject([{ reason: 'not-yet-pillaged' }]);
    t.answer('wolf', { do: 'challenge', province: 'gimle' }).allDecline('join-battle');
    expect(t.clan('wolf')).toMatchObject({ rage: 4, stats: { rage: 2 } });
    expect(t.table.pillaged).toEqual(['gimle']);
  });

  it('BR-17.1, BR-9.4 not with less than 2 Rage', () => {
    const t = four()
      .upgrades('wolf', 'a2-tyrs-challenge')
      .place('wolf', { gimle: ['leader'] })
      .pillaged('gimle')
      .sheet('wolf', { rage: 1 })
      .turn('wolf');
    expect(t.why('wolf', { do: 'challenge', province: 'gimle' })).toMatchObject([{ reason: 'too-dear' }]);
  });
});

describe('Frigga’s Domain', () => {
  it('BR-17.2, BR-18.6, BR-Q20 for 1 Rage a figure invades out of Valhalla, the leader too, a ship into a fjord', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-domain')
      .place('wolf', { valhalla: ['leader', 'ship'] })
      .turn('wolf');
    t.answer('wolf', { do: 'return', figure: 'leader' }).answer('wolf', { do: 'invade', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(5);
    expect(t.told('figure-invaded')).toMatchObject([{ from: 'valhalla', cost: 1 }]);
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

describe('Frigga’s Sacrifice', () => {
  it('BR-17.3 two own figures die for a step of a stat; no Rage', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior', 'warrior', 'leader'] })
      .turn('wolf')
      .answer('wolf', { do: 'sacrifice' });
    t.answer('wolf', [inGimle(1), inGimle(2)]).answer('wolf', { do: 'raise', stat: 'axes' });
    expect(t.at('wolf', 'valhalla')).toEqual(['warrior', 'warrior']);
    expect(t.clan('wolf')).toMatchObject({ rage: 6, stats: { axes: 2 } });
  });

  it('BR-17.3, BR-18.2, BR-Q21 nothing can save them, and two are needed', () => {
    const t = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p', 'a2-friggas-protection', 'a3-volur-witch-3p')
      .place('wolf', { gimle: ['volur-witch', 'warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'sacrifice' });
    t.answer('wolf', [{ figure: 'volur-witch', place: 'gimle', nth: 1 }, inGimle(1)]);
    expect(t.at('wolf', 'valhalla').toSorted()).toEqual(['volur-witch', 'warrior']);
    const u = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior'] })
      .turn('wolf');
    expect(u.why('wolf', { do: 'sacrifice' })).toEqual([{ reason: 'no-sacrifice', rule: 'BR-17.3' }]);
    const v = four()
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior', 'leader'] })
      .sheet('wolf', { stats: { rage: 6, axes: 6, horns: 6 } })
      .turn('wolf');
    expect(v.offers('wolf', { do: 'sacrifice' })).toBe(false);
  });
});

describe('cards for the end of an Age and of the game', () => {
  it('BR-20.6 Odin’s Throne doubles the Glory of quests, not the raise', () => {
    const t = four()
      .upgrades('wolf', 'a3-odins-throne')
      .place('wolf', { gimle: ['warrior'] })
      .quests('wolf', 'a1-alfheim')
      .phase('quest', 'wolf');
    expect(t.clan('wolf').glory).toBe(10);
    t.answer('wolf', { do: 'raise', stat: 'rage' });
    expect(t.clan('wolf').stats.rage).toBe(2);
  });

  it('BR-21.3 Odin’s Inspiration doubles the Glory of Ragnarök', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-inspiration')
      .place('wolf', { gimle: ['warrior', 'warrior'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(t.clan('wolf').glory).toBe(8);
  });

  it('BR-21.3, BR-18.2 Odin’s Inspiration pays nothing for a witch that fled, and nothing to others', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-inspiration', 'a3-volur-witch-3p')
      .place('wolf', { gimle: ['volur-witch', 'warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    t.answer('wolf', { do: 'retreat', to: 'yggdrasil' });
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([4, 2]);
  });

  it.each([
    ['a1-lokis-domain', 1],
    ['a2-lokis-eminence-3p', 2],
    ['a3-lokis-wrath-4p', 3],
  ])('BR-22.2 %s pays %i Glory for each figure that comes back', (row, each) => {
    const t = four()
      .upgrades('wolf', row)
      .place('wolf', { valhalla: ['leader', 'warrior'] })
      .phase('valhalla', 'wolf');
    expect(t.clan('wolf').glory).toBe(2 * each);
  });

  it('BR-23.2 Thor’s Conquest pays 3 Glory for each figure on the board', () => {
    const t = four()
      .age(3)
      .upgrades('wolf', 'a3-thors-conquest')
      .place('wolf', { gimle: ['warrior'], 'fjord-east': ['ship'], valhalla: ['leader'] })
      .phase('valhalla', 'wolf');
    expect(t.told('clan-scored')[0]).toEqual({ event: 'clan-scored', seat: 0, legends: 0, conquest: 6, glory: 6 });
  });
});
