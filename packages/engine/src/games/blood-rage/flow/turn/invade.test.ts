import { describe, expect, it } from 'vitest';
import { OUTER_PROVINCES } from '../../ids.ts';
import { bloodRageTable } from '../../testing/blood-rage-table.ts';

describe('invading', () => {
  it('BR-10.1, BR-10.4, BR-4.5 costs the strength of the figure; the leader is free', () => {
    const t = bloodRageTable('wolf', 'raven').sheet('raven', { rage: 0 }).turn('wolf');
    t.invades('wolf', 'ship', 'fjord-west');
    expect(t.clan('wolf').rage).toBe(4);
    t.invades('wolf', 'warrior', 'gimle');
    expect(t.clan('wolf').rage).toBe(3);
    t.invades('wolf', 'leader', 'gimle');
    expect(t.clan('wolf').rage).toBe(3);
    expect(t.emitted('figure-invaded').at(-1)).toEqual({
      event: 'figure-invaded',
      seat: 0,
      figure: 'leader',
      from: 'reserve',
      to: 'gimle',
      cost: 0,
      rage: 3,
    });
  });

  it('BR-10.1, BR-4.14 the rulebook example: an upgraded warrior costs 2 in Utgard', () => {
    const t = bloodRageTable('raven', 'wolf').upgrades('raven', 'a2-experts-in-arms').turn('raven').invades('raven', 'warrior', 'utgard');
    expect(t.clan('raven').rage).toBe(4);
    const u = bloodRageTable('raven', 'wolf').upgrades('raven', 'a1-brothers-in-arms').turn('raven').invades('raven', 'warrior', 'utgard');
    expect(u.clan('raven').rage).toBe(5);
  });

  it('BR-4.5 the printed abilities stay under an upgrade', () => {
    const t = bloodRageTable('wolf', 'raven').upgrades('wolf', 'a1-lord-of-hammers', 'a1-lokis-dragons').turn('wolf');
    t.invades('wolf', 'leader', 'gimle');
    expect(t.clan('wolf').rage).toBe(6);
    t.turn('wolf').answer('wolf', { do: 'invade', figure: 'ship' });
    expect(t.offered('wolf')).toEqual(['north', 'east', 'south', 'west'].map((side) => ({ do: 'invade', to: `fjord-${side}` })));
  });

  it('BR-10.2, BR-3.4, BR-4.4 into an empty village of a living outer province; never Yggdrasil', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .place('raven', { andlang: ['warrior', 'warrior', 'warrior'] })
      .world({ destroyed: ['gimle'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'warrior' });
    const open = OUTER_PROVINCES.filter((id) => id !== 'andlang' && id !== 'gimle');
    expect(t.offered('wolf')).toEqual(open.map((to) => ({ do: 'invade', to })));
    expect(t.why('wolf', { do: 'invade', to: 'andlang' })).toMatchObject([{ reason: 'no-empty-village' }]);
    expect(t.why('wolf', { do: 'invade', to: 'gimle' })).toMatchObject([{ reason: 'destroyed' }]);
    expect(t.why('wolf', { do: 'invade', to: 'yggdrasil' })).toMatchObject([{ reason: 'yggdrasil-closed' }]);
  });

  it('BR-3.6, BR-3.10, BR-Q1 any number of ships in any fjord, also between two destroyed provinces', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent')
      .place('raven', { 'fjord-west': ['ship'] })
      .place('serpent', { 'fjord-west': ['ship'] })
      .age(2)
      .world({ destroyed: ['gimle', 'utgard', 'andlang'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'ship' });
    expect(t.offered('wolf')).toEqual([
      { do: 'invade', to: 'fjord-north' },
      { do: 'invade', to: 'fjord-east' },
      { do: 'invade', to: 'fjord-south' },
      { do: 'invade', to: 'fjord-west' },
    ]);
    t.answer('wolf', { do: 'invade', to: 'fjord-south' });
    expect(t.at('wolf', 'fjord-south')).toEqual(['ship']);
    expect(t.turn('wolf').why('wolf', { do: 'pillage', province: 'utgard' })).toMatchObject([{ reason: 'destroyed' }]);
  });

  it('BR-10.3, BR-4.9 not beyond the Horns; Valhalla and the reserve do not count', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['warrior', 'warrior'], yggdrasil: ['warrior'], 'fjord-west': ['ship'], valhalla: ['warrior', 'warrior'] })
      .turn('wolf');
    expect(t.offers('wolf', { do: 'invade', figure: 'leader' })).toBe(false);
    expect(t.why('wolf', { do: 'invade', figure: 'leader' })).toEqual([{ reason: 'horns-full', rule: 'BR-10.3' }]);
    expect(t.offers('wolf', { do: 'march', from: 'gimle' })).toBe(true);
    const u = t.sheet('wolf', { stats: { horns: 2 } }).turn('wolf');
    expect(u.offers('wolf', { do: 'invade', figure: 'leader' })).toBe(true);
  });

  it('BR-4.8 a raise of the Horns counts at once, one of the Rage stat gives no Rage now', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['warrior', 'warrior', 'warrior', 'leader'] })
      .tokens({ gimle: 'pillage-horns' })
      .sheet('raven', { rage: 0 })
      .turn('wolf');
    t.pillages('wolf', 'gimle').invades('wolf', 'warrior', 'gimle');
    expect(t.at('wolf', 'gimle')).toHaveLength(5);
    const u = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['leader'] })
      .tokens({ gimle: 'pillage-rage' })
      .turn('wolf');
    u.pillages('wolf', 'gimle');
    expect(u.clan('wolf')).toMatchObject({ rage: 6, stats: { rage: 2 } });
  });

  it('BR-10.5 marching and joining a battle are not invading: nothing follows from them', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent')
      .upgrades('wolf', 'a1-friggas-succor-3p')
      .place('wolf', { gimle: ['warrior'] })
      .turn('wolf');
    t.answer('wolf', { do: 'march', from: 'gimle' }).answer('wolf', { do: 'march', to: 'utgard' });
    t.answer('wolf', [{ figure: 'warrior', place: 'gimle', nth: 1 }]);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-10.6 place, then the monster, then Succor, then Thor’s Domain', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-troll', 'a1-friggas-succor-3p', 'a2-thors-domain-4p')
      .place('raven', { andlang: ['warrior', 'warrior'] })
      .turn('wolf');
    t.invades('wolf', 'troll', 'andlang');
    expect(t.emitted('figures-destroyed')).toMatchObject([{ seat: 1, count: 2, cause: 'invasion' }]);
    expect(t.asks('wolf')).toBe('offer-succor');
    t.answer('wolf', { do: 'accept' });
    expect(t.at('wolf', 'andlang').toSorted()).toEqual(['troll', 'warrior']);
    expect(t.asks('wolf')).toBe('offer-domain');
    t.answer('wolf', { do: 'accept' });
    expect(t.table.pillaged).toEqual(['andlang']);
    expect(t.clan('wolf').rage).toBe(6 - 2 - 2);
  });

  it('BR-10.7, BR-3.8 a ship invades a fjord, which is no province: neither Succor nor Thor’s Domain follow', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a1-friggas-succor-3p', 'a2-thors-domain-4p')
      .turn('wolf')
      .invades('wolf', 'ship', 'fjord-south');
    expect(t.waitingFor()).toEqual(['raven']);
  });
});
