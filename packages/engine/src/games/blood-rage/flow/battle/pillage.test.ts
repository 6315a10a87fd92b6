import { describe, expect, it } from 'vitest';
import { type BloodRageScenario, bloodRageTable } from '../../testing/blood-rage-table.ts';

/** BR-T11: Wolf, Raven and Serpent clockwise, Age 2. */
function example(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear')
    .age(2)
    .place('wolf', { 'fjord-south': ['ship'], yggdrasil: ['warrior', 'warrior'] })
    .place('raven', { gimle: ['warrior'], yggdrasil: ['warrior'] })
    .place('serpent', { horgr: ['leader'] })
    .hand('wolf', 'a2-tyrs-crush')
    .hand('raven', 'a1-lokis-domain')
    .tokens({ andlang: 'pillage-axes' })
    .turn('wolf');
}

/** BR-T11: the call to battle until the province is full. */
function called(): BloodRageScenario {
  return example()
    .pillages('wolf', 'andlang')
    .answer('raven', { do: 'join', figure: 'warrior', from: 'gimle' })
    .answer('wolf', { do: 'join', figure: 'warrior', from: 'yggdrasil' })
    .answer('raven', { do: 'join', figure: 'warrior', from: 'yggdrasil' });
}

describe('declaring a pillage', () => {
  it('BR-T10, BR-14.1, BR-3.7 a ship in the fjord is enough', () => {
    expect(example().offers('wolf', { do: 'pillage', province: 'andlang' })).toBe(true);
    expect(example().offers('wolf', { do: 'pillage', province: 'utgard' })).toBe(true);
    expect(example().why('wolf', { do: 'pillage', province: 'gimle' })).toMatchObject([{ reason: 'no-figure-there' }]);
  });

  it('BR-14.1, BR-3.9 not in a destroyed or pillaged province; it is free', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['leader'], 'fjord-south': ['ship'] })
      .pillaged('gimle')
      .world({ destroyed: ['utgard'] })
      .turn('wolf');
    expect(t.why('wolf', { do: 'pillage', province: 'gimle' })).toMatchObject([{ reason: 'already-pillaged' }]);
    expect(t.why('wolf', { do: 'pillage', province: 'utgard' })).toMatchObject([{ reason: 'destroyed' }]);
    t.pillages('wolf', 'andlang');
    expect(t.clan('wolf').rage).toBe(6);
  });

  it('BR-14.2, BR-16.13 where a pillage failed anyone may try again', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .turn('wolf');
    t.battle('wolf', 'gimle', {});
    expect(t.table.pillaged).toEqual([]);
    expect(t.emitted('pillage-ended')).toEqual([{ event: 'pillage-ended', seat: 0, province: 'gimle', outcome: 'lost' }]);
    expect(t.offers('raven', { do: 'pillage', province: 'gimle' })).toBe(true);
  });

  it('BR-14.10 once declared there is no way back', () => {
    const t = example().pillages('wolf', 'andlang');
    expect(t.asks('raven')).toBe('join-battle');
    expect(t.refusal('wolf', { do: 'pass' }).refused).toBe('stale-decision');
  });
});

describe('the call to battle', () => {
  it('BR-T11, BR-14.3, BR-14.4, BR-14.5 laps from the left until the province is full', () => {
    const t = example().pillages('wolf', 'andlang');
    expect(t.waitingFor()).toEqual(['raven']);
    t.answer('raven', { do: 'join', figure: 'warrior', from: 'gimle' });
    expect(t.waitingFor()).toEqual(['wolf']);
    t.answer('wolf', { do: 'join', figure: 'warrior', from: 'yggdrasil' });
    expect(t.waitingFor()).toEqual(['raven']);
    t.answer('raven', { do: 'join', figure: 'warrior', from: 'yggdrasil' });
    expect(t.asks('wolf')).toBe('play-card');
    expect(t.at('wolf', 'yggdrasil')).toEqual(['warrior']);
  });

  it('BR-14.3, BR-11.4 a ship cannot join, nor can a figure from a province that is not adjacent', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { andlang: ['leader'] })
      .place('raven', { 'fjord-west': ['ship'], horgr: ['leader'], utgard: ['warrior'] })
      .turn('wolf')
      .pillages('wolf', 'andlang');
    expect(t.offered('raven')).toEqual([{ do: 'join', figure: 'warrior', from: 'utgard' }, { do: 'decline' }]);
  });

  it('BR-14.3, BR-9.5 players without Rage or who have passed may join', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { andlang: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .sheet('raven', { rage: 0, passed: true })
      .turn('wolf')
      .pillages('wolf', 'andlang');
    t.answer('raven', { do: 'join', figure: 'warrior', from: 'gimle' });
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
  });

  it('BR-14.4 a player who declined may join in a later lap', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { andlang: ['leader'], gimle: ['warrior'] })
      .place('raven', { utgard: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .turn('wolf')
      .pillages('wolf', 'andlang');
    t.answer('raven', { do: 'decline' }).answer('wolf', { do: 'join', figure: 'warrior', from: 'gimle' });
    expect(t.asks('raven')).toBe('join-battle');
    t.answer('raven', { do: 'join', figure: 'warrior', from: 'utgard' });
    expect(t.asks('wolf')).toBe('play-card');
  });

  it('BR-14.5 a full province calls nobody', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { andlang: ['leader', 'warrior', 'warrior'], gimle: ['warrior'] })
      .place('raven', { yggdrasil: ['warrior'] })
      .turn('wolf')
      .pillages('wolf', 'andlang');
    expect(t.table.pillaged).toEqual(['andlang']);
  });

  it('BR-14.6, BR-14.9, BR-Q30 equal warriors are one option; they may come from a pillaged or doomed province', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { andlang: ['leader'] })
      .place('raven', { gimle: ['warrior', 'warrior', 'leader'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .pillaged('gimle')
      .turn('wolf')
      .pillages('wolf', 'andlang');
    expect(t.offered('raven')).toEqual([
      { do: 'join', figure: 'leader', from: 'gimle' },
      { do: 'join', figure: 'warrior', from: 'gimle' },
      { do: 'decline' },
    ]);
  });

  it('BR-14.3, BR-3.5 any number may join in Yggdrasil', () => {
    const t = bloodRageTable('wolf', 'raven')
      .sheet('raven', { stats: { horns: 3 } })
      .place('wolf', { yggdrasil: ['leader'] })
      .place('raven', { gimle: ['warrior', 'warrior', 'warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .pillages('wolf', 'yggdrasil');
    for (let i = 0; i < 5; i++) t.answer('raven', { do: 'join', figure: 'warrior', from: 'gimle' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [3, 5] }]);
  });

  it('BR-T20, BR-14.7 without an enemy the pillage succeeds: reward, flipped token, no card, no Glory from Axes', () => {
    const t = bloodRageTable('wolf', 'raven')
      .hand('wolf', 'a1-tyrs-bash')
      .place('wolf', { gimle: ['warrior'] })
      .tokens({ gimle: 'pillage-axes' })
      .turn('wolf');
    t.pillages('wolf', 'gimle');
    expect(t.clan('wolf')).toMatchObject({ glory: 0, hand: 1, stats: { axes: 2 } });
    expect(t.table.pillaged).toEqual(['gimle']);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-14.8 everybody with a figure in the Area takes part, a ship too', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .place('wolf', { andlang: ['leader'] })
      .place('raven', { 'fjord-south': ['ship'] })
      .place('serpent', { andlang: ['warrior'] })
      .place('bear', { utgard: ['warrior'] })
      .turn('wolf')
      .pillages('wolf', 'andlang')
      .allDecline('join-battle');
    expect(t.emitted('battle-began')).toEqual([{ event: 'battle-began', pillager: 0, province: 'andlang', seats: [0, 1, 2] }]);
  });
});

describe('the rulebook’s battle', () => {
  it('BR-T12, BR-15.12, BR-15.13 Wolf has 7, Raven 2: Wolf wins', () => {
    const t = called().plays({ wolf: 'a2-tyrs-crush', raven: 'a1-lokis-domain' });
    expect(t.emitted('battle-decided')).toEqual([
      { event: 'battle-decided', province: 'andlang', winners: [0], seats: [0, 1], totals: [7, 2], tie: 'no' },
    ]);
  });

  it('BR-T13, BR-16.4, BR-16.5, BR-16.7, BR-16.12 cards, casualties, reward, and Glory by the new Axes', () => {
    const t = called().plays({ wolf: 'a2-tyrs-crush', raven: 'a1-lokis-domain' });
    expect(t.at('raven', 'valhalla')).toEqual(['warrior', 'warrior']);
    expect(t.handOf('raven').cards).toEqual(['a1-lokis-domain#1']);
    expect(t.clan('raven').known).toEqual(['a1-lokis-domain#1']);
    expect(t.clan('wolf')).toMatchObject({ glory: 4, stats: { axes: 2 } });
    expect(t.table.pillaged).toEqual(['andlang']);
    expect(t.table.discard).toEqual(['a2-tyrs-crush#1']);
    expect(t.emitted('pillage-ended')).toMatchObject([{ outcome: 'won' }]);
  });

  it('BR-16.12 a defender who wins gains Glory too, but no reward', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('raven').glory).toBe(3);
    expect(t.clan('raven').stats).toEqual({ rage: 1, axes: 1, horns: 1 });
  });
});
