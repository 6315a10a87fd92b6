import { describe, expect, it } from 'vitest';
import { isObject } from '../../../../kernel/index.ts';
import { type FigureKind, OUTER_PROVINCES } from '../../ids.ts';
import { type BloodRageScenario, bloodRageTable } from '../../testing/blood-rage-table.ts';

const EIGHT_WARRIORS = new Array<FigureKind>(8).fill('warrior');

/** Each kind of action that the turn offers, once. */
function actionsOffered(t: BloodRageScenario, name: string): readonly unknown[] {
  return [...new Set(t.offered(name).map((option) => (isObject(option) ? option.do : option)))];
}

describe('the action phase', () => {
  it('BR-T02, BR-9.1, BR-4.8 Rage is set to the value of the stat; leftovers do not add up', () => {
    const t = bloodRageTable('raven', 'wolf')
      .sheet('raven', { rage: 5, stats: { rage: 3 } })
      .phase('action', 'raven');
    expect(t.clan('raven').rage).toBe(8);
    expect(t.clan('wolf').rage).toBe(6);
  });

  it('BR-9.2, BR-9.3 first player, then clockwise, one action each, the same again if one likes', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent').phase('action', 'raven');
    t.invades('raven', 'warrior', 'gimle').invades('serpent', 'warrior', 'gimle').invades('wolf', 'leader', 'gimle');
    expect(t.waitingFor()).toEqual(['raven']);
    t.invades('raven', 'warrior', 'gimle');
    expect(t.at('raven', 'gimle')).toEqual(['warrior', 'warrior']);
  });

  it('BR-9.3, BR-9.11 all five actions are offered with their parameters, and passing', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .place('wolf', { gimle: ['warrior'] })
      .hand('wolf', 'a1-lokis-domain', 'a1-alfheim')
      .turn('wolf');
    expect(actionsOffered(t, 'wolf')).toEqual(['invade', 'march', 'upgrade', 'quest', 'pillage', 'pass']);
    expect(t.asked('wolf').fallback).toEqual({ do: 'invade', figure: 'leader' });
    expect(t.view('raven').decisions).toEqual([]);
  });

  it('BR-9.4 an action that cannot be paid in full is not available', () => {
    const t = bloodRageTable('wolf', 'raven').hand('wolf', 'a1-lokis-dragons').sheet('wolf', { rage: 1 }).turn('wolf');
    expect(t.offers('wolf', { do: 'invade', figure: 'warrior' })).toBe(true);
    expect(t.offers('wolf', { do: 'invade', figure: 'ship' })).toBe(false);
    expect(t.why('wolf', { do: 'invade', figure: 'ship' })).toEqual([{ reason: 'too-dear', rule: 'BR-9.4', params: { cost: 2, rage: 1 } }]);
    expect(t.why('wolf', { do: 'upgrade', card: 'a1-lokis-dragons#1', slot: 2 })).toMatchObject([{ reason: 'too-dear' }]);
  });

  it('BR-T23, BR-9.5, BR-17.5 without Rage a turn is skipped, even for what costs nothing', () => {
    const t = bloodRageTable('wolf', 'raven')
      .hand('wolf', 'a1-alfheim')
      .upgrades('wolf', 'a3-friggas-domain')
      .sheet('wolf', { rage: 0 })
      .turn('wolf');
    expect(t.waitingFor()).toEqual(['raven']);
    t.answer('raven', { do: 'pass' });
    expect(t.table.phase).toBe('discard');
  });

  it('BR-9.6 a player who ran out of Rage and gains some takes turns again', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior', 'warrior', 'leader'] })
      .hand('wolf', 'a1-lokis-trickery')
      .hand('raven', 'a1-tyrs-bash')
      .sheet('wolf', { rage: 0 })
      .turn('raven');
    t.battle('raven', 'gimle', { raven: 'a1-tyrs-bash', wolf: 'a1-lokis-trickery' });
    expect(t.clan('wolf').rage).toBe(1);
    t.passes('serpent', 'bear');
    expect(t.waitingFor()).toEqual(['wolf']);
  });

  it('BR-9.7 a player who passes loses all Rage and is out, even after gaining Rage', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear').turn('wolf').passes('wolf');
    expect(t.clan('wolf')).toMatchObject({ rage: 0, passed: true });
    expect(t.emitted('passed')).toEqual([{ event: 'passed', seat: 0, lost: 6 }]);
    t.sheet('wolf', { rage: 2 }).turn('raven');
    t.passes('raven', 'serpent', 'bear');
    expect(t.table.phase).not.toBe('action');
  });

  it('BR-9.7 the Rage of a passed player still pays for reactions', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .upgrades('wolf', 'a2-friggas-protection')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .sheet('wolf', { rage: 2, passed: true })
      .turn('raven');
    t.battle('raven', 'gimle', {});
    expect(t.asks('wolf')).toBe('protect-figures');
  });

  it('BR-9.8, BR-9.10 ends when nobody has Rage left or all have passed; markers are cleared and Rage is lost', () => {
    const t = bloodRageTable('wolf', 'raven')
      .hand('wolf', 'a1-alfheim')
      .sheet('raven', { rage: 0 })
      .turn('wolf')
      .answer('wolf', { do: 'pass' });
    expect(t.table.phase).toBe('discard');
    expect(t.table.clans.map(({ rage, passed }) => [rage, passed])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it('BR-9.8, BR-9.9 ends when everything is pillaged, but not before the action is complete', () => {
    const u = bloodRageTable('wolf', 'raven')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .pillaged('yggdrasil', ...OUTER_PROVINCES.filter((id) => id !== 'gimle'))
      .hand('raven', 'a1-alfheim')
      .turn('wolf');
    u.battle('wolf', 'gimle', { raven: 'a1-alfheim' });
    expect(u.gloryFrom('wolf', 'battle')).toBeGreaterThan(0);
    expect(u.table.phase).toBe('discard');
  });

  it('BR-9.12 without a legal action passing is all that is left; a single player goes on alone', () => {
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { valhalla: ['leader', 'ship', ...EIGHT_WARRIORS] })
      .sheet('raven', { rage: 0 })
      .turn('wolf');
    expect(t.offered('wolf')).toEqual([{ do: 'pass' }]);
    const u = bloodRageTable('wolf', 'raven').sheet('raven', { rage: 0 }).turn('wolf');
    u.invades('wolf', 'leader', 'gimle').invades('wolf', 'warrior', 'gimle');
    expect(u.waitingFor()).toEqual(['wolf']);
  });

  it('BR-4.15, BR-4.7 a raise is mandatory by default; stats at the last step cannot be chosen', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent')
      .upgrades('wolf', 'a3-friggas-sacrifice-3p')
      .place('wolf', { gimle: ['warrior', 'warrior'] })
      .sheet('wolf', { stats: { rage: 6, axes: 2, horns: 2 } })
      .turn('wolf');
    t.answer('wolf', { do: 'sacrifice' }).answer('wolf', t.asked('wolf').fallback);
    expect(t.offered('wolf')).toHaveLength(2);
    expect(t.why('wolf', { do: 'raise', stat: 'rage' })).toEqual([
      { reason: 'stat-not-raisable', rule: 'BR-4.7', params: { stat: 'rage' } },
    ]);
    expect(t.offers('wolf', { do: 'decline' })).toBe(false);
  });
});
