import { describe, expect, it } from 'vitest';
import type { ProvinceId } from '../../ids.ts';
import { type BloodRageScenario, bloodRageTable } from '../../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear');
}

describe('phase 3: discards', () => {
  it('BR-19.1, BR-19.2, BR-25.4 everybody keeps one card or none, in secret; discards are not shown', () => {
    const t = four().hand('wolf', 'a1-tyrs-bash', 'a1-troll').hand('raven', 'a1-alfheim').phase('discard', 'wolf');
    expect(t.waitingFor()).toEqual(['wolf', 'raven']);
    t.answer('wolf', { do: 'keep', card: 'a1-troll#1' });
    expect(t.view('raven').waiting.map(({ answered }) => answered)).toEqual([true, false]);
    t.answer('raven', { do: 'keep-none' });
    expect(t.emitted('hand-discarded')).toEqual([
      { event: 'hand-discarded', seat: 0, discarded: 1, kept: 1 },
      { event: 'hand-discarded', seat: 1, discarded: 1, kept: 0 },
    ]);
    expect(t.handOf('wolf').gone).toContain('a1-tyrs-bash#1');
    expect(t.table.discard).toEqual([]);
  });

  it('BR-19.1 in the Third Age everything goes', () => {
    const t = four().age(3).hand('wolf', 'a1-tyrs-bash', 'a1-troll').phase('discard', 'wolf');
    expect(t.handOf('wolf').cards).toEqual([]);
    expect(t.emitted('hand-discarded')).toEqual([{ event: 'hand-discarded', seat: 0, discarded: 2, kept: 0 }]);
  });

  it('BR-19.3 committed quests are no hand cards', () => {
    const t = four().quests('wolf', 'a1-alfheim').hand('wolf', 'a1-troll').phase('discard', 'wolf');
    expect(t.offered('wolf')).toEqual([{ do: 'keep', card: 'a1-troll#1' }, { do: 'keep-none' }]);
    t.answer('wolf', { do: 'keep-none' });
    expect(t.emitted('quest-revealed')).toMatchObject([{ name: 'quest-alfheim' }]);
  });
});

describe('phase 4: quests', () => {
  it('BR-T09, BR-20.2, BR-20.5 Jotunheim! of the Second Age: 7 Glory and a raise of choice', () => {
    const t = bloodRageTable('bear', 'wolf')
      .age(2)
      .quests('bear', 'a2-jotunheim')
      .place('bear', { horgr: ['warrior'] })
      .phase('quest', 'bear');
    expect(t.clan('bear').glory).toBe(7);
    t.answer('bear', { do: 'raise', stat: 'axes' });
    expect(t.clan('bear').stats.axes).toBe(2);
    expect(t.table.discard).toEqual(['a2-jotunheim#1']);
  });

  it('BR-T14, BR-20.3 a tie does not fulfil Manheim! in Elvagar', () => {
    const t = bloodRageTable('serpent', 'wolf', 'raven')
      .quests('serpent', 'a1-manheim')
      .place('serpent', { elvagar: ['warrior'], 'fjord-north': ['ship'] })
      .place('wolf', { elvagar: ['warrior', 'warrior', 'warrior'] });
    expect([t.strength('serpent', 'elvagar'), t.strength('wolf', 'elvagar')]).toEqual([3, 3]);
    t.place('raven', { angerboda: ['leader'] })
      .world({ ragnarok: ['horgr', 'gimle', 'utgard'] })
      .phase('quest', 'serpent');
    expect(t.emitted('quest-revealed')).toMatchObject([{ fulfilled: 'no' }]);
    expect(t.clan('serpent').glory).toBe(0);
  });

  it('BR-20.3 the rest of the rulebook’s example: the same ship wins Angerboda, 5 Glory and a step of the Horns', () => {
    const t = bloodRageTable('serpent', 'wolf', 'raven')
      .quests('serpent', 'a1-manheim')
      .place('serpent', { elvagar: ['warrior'], 'fjord-north': ['ship'] })
      .place('wolf', { elvagar: ['warrior', 'warrior', 'warrior'] })
      .place('raven', { angerboda: ['warrior'] })
      .phase('quest', 'serpent');
    expect(t.clan('serpent').glory).toBe(5);
    t.answer('serpent', { do: 'raise', stat: 'horns' });
    expect(t.clan('serpent').stats.horns).toBe(2);
  });

  it('BR-20.3 strength of nothing is not the most', () => {
    const t = four().quests('wolf', 'a1-alfheim').phase('quest', 'wolf');
    expect(t.emitted('quest-revealed')).toMatchObject([{ fulfilled: 'no' }]);
  });

  it.each([
    ['a1-alfheim', 'andlang'],
    ['a1-jotunheim', 'utgard'],
    ['a1-manheim', 'myrkulor'],
    ['a1-yggdrasil-3p', 'yggdrasil'],
  ] as const)('BR-20.4, BR-20.8 %s is fulfilled in %s, doomed or not', (row, province) => {
    const t = four()
      .quests('wolf', row)
      .place('wolf', { [province]: ['warrior'] })
      .world({ ragnarok: ['andlang', 'utgard', 'myrkulor'] });
    expect(t.phase('quest', 'wolf').emitted('quest-revealed')).toMatchObject([{ fulfilled: 'yes' }]);
    const elsewhere = four()
      .quests('wolf', row)
      .place('wolf', { [province === 'utgard' ? 'gimle' : 'muspelheim']: ['warrior'] });
    expect(elsewhere.phase('quest', 'wolf').emitted('quest-revealed')).toMatchObject([{ fulfilled: 'no' }]);
  });

  it('BR-20.4, BR-3.9 a destroyed province counts for no quest, its ship or not', () => {
    const t = four()
      .quests('wolf', 'a1-alfheim')
      .place('wolf', { 'fjord-west': ['ship'] })
      .world({ destroyed: ['gimle'] })
      .phase('quest', 'wolf');
    expect(t.emitted('quest-revealed')).toMatchObject([{ fulfilled: 'no' }]);
  });

  it('BR-20.4 Widespread! asks for two provinces', () => {
    const five = () => bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram').quests('wolf', 'a1-widespread-5p');
    expect(
      five()
        .place('wolf', { gimle: ['warrior'] })
        .phase('quest', 'wolf')
        .emitted('quest-revealed'),
    ).toMatchObject([{ fulfilled: 'no' }]);
    const t = five()
      .place('wolf', { gimle: ['warrior'], yggdrasil: ['warrior'] })
      .phase('quest', 'wolf');
    expect(t.clan('wolf').glory).toBe(7);
  });

  it('BR-20.4 Glorious Death! asks for four in Valhalla now', () => {
    const t = four()
      .quests('wolf', 'a1-glorious-death')
      .place('wolf', { valhalla: ['warrior', 'warrior', 'warrior'], gimle: ['leader'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] });
    expect(t.phase('quest', 'wolf').emitted('quest-revealed')).toMatchObject([{ fulfilled: 'no' }]);
    const u = four()
      .quests('wolf', 'a1-glorious-death')
      .place('wolf', { valhalla: ['warrior', 'warrior', 'warrior', 'ship'] })
      .phase('quest', 'wolf');
    expect(u.clan('wolf').glory).toBe(6);
  });

  it('BR-20.1, BR-20.7, BR-25.5 all are revealed at once, then rewards from the first player on, quest by quest', () => {
    const t = four()
      .quests('wolf', 'a1-alfheim', 'a1-alfheim-4p')
      .quests('raven', 'a1-jotunheim')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { horgr: ['warrior'] })
      .phase('quest', 'raven');
    expect(t.emitted('quest-revealed').map(({ seat, name }) => [seat, name])).toEqual([
      [1, 'quest-jotunheim'],
      [0, 'quest-alfheim'],
      [0, 'quest-alfheim'],
    ]);
    t.answer('raven', { do: 'raise', stat: 'rage' })
      .answer('wolf', { do: 'raise', stat: 'rage' })
      .answer('wolf', { do: 'raise', stat: 'axes' });
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([10, 5]);
    expect(t.clan('wolf').stats).toEqual({ rage: 2, axes: 2, horns: 1 });
  });

  it('BR-4.7 a raise is lost if no stat can rise; with a single stat left there is no question', () => {
    const t = four()
      .quests('wolf', 'a1-alfheim')
      .place('wolf', { gimle: ['warrior'] })
      .sheet('wolf', { stats: { rage: 6, axes: 6, horns: 5 } })
      .phase('quest', 'wolf');
    expect(t.clan('wolf').stats).toEqual({ rage: 6, axes: 6, horns: 6 });
    const u = four()
      .quests('wolf', 'a1-alfheim')
      .place('wolf', { gimle: ['warrior'] })
      .sheet('wolf', { stats: { rage: 6, axes: 6, horns: 6 } })
      .phase('quest', 'wolf');
    expect(u.clan('wolf').glory).toBe(5);
  });
});

describe('phase 5: Ragnarök', () => {
  it('BR-T15, BR-21.1, BR-21.2, BR-21.3, BR-21.4 Gimle falls, its figures die for Glory, Doom moves on', () => {
    const t = four()
      .age(2)
      .place('wolf', { gimle: ['warrior'], 'fjord-west': ['ship'] })
      .place('raven', { gimle: ['warrior', 'leader'] })
      .world({ ragnarok: ['horgr', 'gimle', 'andlang'] })
      .phase('ragnarok', 'wolf');
    expect(t.table.destroyed).toEqual(['horgr', 'elvagar', 'gimle']);
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([6, 6]);
    expect(t.emitted('figures-destroyed').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(t.emitted('doom-moved')).toEqual([{ event: 'doom-moved', province: 'andlang' }]);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('BR-21.3 in Age %i each is worth %i Glory', (age, glory) => {
    const others: readonly ProvinceId[] = ['horgr', 'utgard', 'andlang'];
    const t = four()
      .age(age)
      .place('wolf', { gimle: ['warrior'] })
      .world({ ragnarok: others.with(age - 1, 'gimle') })
      .phase('ragnarok', 'wolf');
    expect(t.emitted('glory-gained')[0]).toMatchObject({ seat: 0, gained: glory, origin: 'ragnarok' });
  });
});

describe('phase 6 and the end of an Age', () => {
  it('BR-22.1 the dead return to the reserves; the living stay', () => {
    const t = four()
      .place('wolf', { valhalla: ['leader', 'warrior'], gimle: ['warrior'] })
      .phase('valhalla', 'wolf');
    expect(t.at('wolf', 'valhalla')).toEqual([]);
    expect(t.at('wolf', 'gimle')).toEqual(['warrior']);
  });

  it('BR-22.2 also in the Third Age', () => {
    const t = four()
      .age(3)
      .upgrades('wolf', 'a1-lokis-domain')
      .place('wolf', { valhalla: ['leader'] })
      .phase('valhalla', 'wolf');
    expect(t.gloryFrom('wolf', 'lokis-domain')).toBe(1);
  });

  it('BR-22.3, BR-7.2 tokens are turned back, the first-player token goes left, the next Age begins', () => {
    const t = four().pillaged('gimle', 'yggdrasil').phase('valhalla', 'bear');
    expect(t.table).toMatchObject({ pillaged: [], first: 0, age: 2, phase: 'gifts' });
    expect(t.waitingFor()).toHaveLength(4);
  });

  it('BR-7.1, BR-34.1 the six phases of an Age in their order', () => {
    const t = four().hand('wolf', 'a1-troll').turn('wolf');
    t.passes('wolf', 'raven', 'serpent', 'bear');
    t.answer('wolf', { do: 'keep-none' });
    expect(t.emitted('phase-began').map(({ phase }) => phase)).toEqual(['discard', 'quest', 'ragnarok', 'valhalla', 'gifts']);
  });
});

describe('the end of the game', () => {
  it('BR-23.1 legendary stats: the rulebook’s example of 10 and 20', () => {
    const t = four()
      .age(3)
      .sheet('raven', { stats: { rage: 5, axes: 6, horns: 3 } })
      .phase('valhalla', 'wolf');
    expect(t.emitted('clan-scored')[1]).toEqual({ event: 'clan-scored', seat: 1, legends: 30, conquest: 0, glory: 30 });
    expect(t.state.flow.frames).toEqual([]);
  });

  it('BR-23.3, BR-Q26 most Glory wins; tied leaders share', () => {
    const t = four()
      .age(3)
      .sheet('raven', { glory: 20 })
      .sheet('wolf', { glory: 20 })
      .sheet('bear', { glory: 3 })
      .phase('valhalla', 'wolf');
    expect(t.emitted('game-ended')).toEqual([{ event: 'game-ended', winners: [0, 1], glory: 20 }]);
    expect(t.game.standings(t.state)).toEqual([
      { seat: 0, score: 20, rank: 1 },
      { seat: 1, score: 20, rank: 1 },
      { seat: 2, score: 0, rank: 4 },
      { seat: 3, score: 3, rank: 3 },
    ]);
  });
});
