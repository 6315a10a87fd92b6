import { describe, expect, it } from 'vitest';
import type { ClanId, FigureKind } from '../../ids.ts';
import type { CardRef } from '../../testing/arranging.ts';
import { type BloodRageScenario, bloodRageTable } from '../../testing/blood-rage-table.ts';

const FOUR: readonly ClanId[] = ['wolf', 'raven', 'serpent', 'bear'];

/** Puts figures of several clans in Gimle and deals hands. */
function inGimle(
  standing: Readonly<Record<string, readonly FigureKind[]>>,
  hands: Readonly<Record<string, readonly CardRef[]>>,
): BloodRageScenario {
  const t = bloodRageTable(...FOUR).tokens({ gimle: 'pillage-rage' });
  for (const [name, gimle] of Object.entries(standing)) t.place(name, { gimle });
  for (const [name, rows] of Object.entries(hands)) t.hand(name, ...rows);
  return t;
}

/** Wolf pillages Gimle; nobody joins. */
function pillaged(t: BloodRageScenario): BloodRageScenario {
  return t.turn('wolf').pillages('wolf', 'gimle').allDecline('join-battle');
}

describe('B0 and B1: playing and revealing cards', () => {
  it('BR-15.1, BR-25.6, BR-24.4 sealed until all have chosen; others see only who has answered', () => {
    const t = pillaged(
      inGimle({ wolf: ['warrior'], raven: ['warrior'] }, { wolf: ['a1-tyrs-bash', 'a1-troll'], raven: ['a1-tyrs-smash', 'a1-alfheim'] }),
    );
    expect(t.waitingFor()).toEqual(['wolf', 'raven']);
    t.answer('raven', 'a1-tyrs-smash#1');
    expect(t.view('wolf').waiting.map(({ answered }) => answered)).toEqual([false, true]);
    expect(JSON.stringify(t.view('wolf'))).not.toContain('"a1-tyrs-smash#1"');
    t.answer('wolf', 'a1-tyrs-bash#1');
    expect(t.emitted('card-revealed').map(({ seat, card, bonus }) => [seat, card, bonus])).toEqual([
      [0, 'a1-tyrs-bash#1', 2],
      [1, 'a1-tyrs-smash#1', 3],
    ]);
  });

  it('BR-15.1 a participant without cards plays none and is not asked', () => {
    const t = pillaged(inGimle({ wolf: ['warrior'], raven: ['warrior'] }, { raven: ['a1-tyrs-smash'] }));
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-15.2 quests and upgrades add nothing and do nothing', () => {
    const t = pillaged(inGimle({ wolf: ['warrior'], raven: ['warrior'] }, { wolf: ['a1-troll'], raven: ['a1-alfheim'] }));
    t.plays({ wolf: 'a1-troll', raven: 'a1-alfheim' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [1, 1], winners: [] }]);
  });
});

describe('B5: cards after the reveal', () => {
  it('BR-15.10, BR-25.9 every participant with a card is asked in laps, independent of the hand', () => {
    const t = pillaged(
      inGimle(
        { wolf: ['warrior'], raven: ['warrior'], serpent: ['warrior'] },
        {
          wolf: ['a1-tyrs-bash', 'a1-troll'],
          raven: ['a1-tyrs-smash', 'a2-heimdalls-eye#1', 'a2-heimdalls-eye#2'],
          serpent: ['a1-alfheim'],
        },
      ),
    );
    t.answer('wolf', 'a1-tyrs-bash#1').answer('raven', 'a1-tyrs-smash#1').answer('serpent', 'a1-alfheim#1');
    expect(t.asks('wolf')).toBe('add-card');
    expect(t.offered('wolf')).toEqual([{ do: 'decline' }]);
    expect(t.why('wolf', { do: 'add', card: 'a1-troll#1' })).toMatchObject([{ reason: 'not-after-reveal' }]);
    t.answer('wolf', { do: 'decline' }).answer('raven', { do: 'add', card: 'a2-heimdalls-eye#1' });
    expect(t.waitingFor()).toEqual(['wolf']);
    t.answer('wolf', { do: 'decline' }).answer('raven', { do: 'add', card: 'a2-heimdalls-eye#2' }).answer('wolf', { do: 'decline' });
    expect(t.emitted('battle-decided')).toMatchObject([{ seats: [0, 1, 2], totals: [3, 1 + 3 + 2 + 2, 1], winners: [1] }]);
    expect(t.table.discard.toSorted()).toEqual(['a1-tyrs-smash#1', 'a2-heimdalls-eye#1', 'a2-heimdalls-eye#2']);
  });

  it('BR-15.10 such a card may be played normally, its permission unused', () => {
    const t = pillaged(inGimle({ wolf: ['warrior'], raven: ['warrior'] }, { wolf: ['a3-heimdalls-gaze'] })).plays({
      wolf: 'a3-heimdalls-gaze',
    });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [4, 1] }]);
  });

  it('BR-15.11, BR-Q14 Thor’s Primacy does not cancel cards added later', () => {
    const t = pillaged(
      inGimle(
        { wolf: ['warrior'], raven: ['warrior'] },
        { wolf: ['a3-thors-primacy'], raven: ['a1-tyrs-bash', 'a3-heimdalls-gaze', 'a1-troll'] },
      ),
    );
    t.answer('wolf', 'a3-thors-primacy#1').answer('raven', 'a1-tyrs-bash#1').answer('raven', { do: 'add', card: 'a3-heimdalls-gaze#1' });
    expect(t.table.pillage?.sides[1]?.cards.map(({ cancelled }) => cancelled)).toEqual([false, false]);
    t.answer('raven', { do: 'decline' });
  });
});

describe('B6 and B7: totals and the winner', () => {
  it('BR-T21, BR-15.13 a tie at the top: all lose, also those below; cards go back, no reward, no Glory', () => {
    const t = pillaged(
      inGimle(
        { wolf: ['leader'], raven: ['warrior'], serpent: ['warrior'] },
        { wolf: ['a1-tyrs-smash'], raven: ['a1-tyrs-smite'], serpent: ['a1-thors-hammer'] },
      ),
    );
    t.plays({ wolf: 'a1-tyrs-smash', raven: 'a1-tyrs-smite', serpent: 'a1-thors-hammer' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [6, 6, 2], winners: [] }]);
    for (const name of ['wolf', 'raven', 'serpent'])
      expect([t.at(name, 'gimle'), t.clan(name).hand, t.clan(name).glory]).toEqual([[], 1, 0]);
    expect(t.at('wolf', 'valhalla')).toEqual(['leader']);
    expect(t.table.pillaged).toEqual([]);
  });

  it('BR-15.12 the strength of figures that are there now counts, ships in the fjord too', () => {
    const t = inGimle({ wolf: ['leader'], raven: ['warrior'] }, {}).place('raven', { 'fjord-west': ['ship'] });
    pillaged(t);
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [3, 3] }]);
    expect(t.at('raven', 'valhalla').toSorted()).toEqual(['ship', 'warrior']);
  });

  it('BR-15.9 a clan that lost all figures before the comparison can still win by its card', () => {
    const t = pillaged(inGimle({ wolf: ['warrior'], raven: ['warrior'] }, { wolf: ['a1-odins-smite'], raven: ['a1-tyrs-smite'] }));
    t.plays({ wolf: 'a1-odins-smite', raven: 'a1-tyrs-smite' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [2, 5], winners: [1] }]);
    expect(t.gloryFrom('raven', 'battle')).toBe(3);
  });
});

describe('B9 to B13: resolution', () => {
  it('BR-16.4, BR-25.7, BR-25.10 losers take cards back for all to know; the winner discards face up', () => {
    const t = pillaged(inGimle({ wolf: ['leader'], raven: ['warrior'] }, { wolf: ['a1-tyrs-bash'], raven: ['a1-lokis-trickery'] }));
    t.plays({ wolf: 'a1-tyrs-bash', raven: 'a1-lokis-trickery' });
    expect(t.table.discard).toEqual(['a1-tyrs-bash#1']);
    expect(t.clan('raven').known).toEqual(['a1-lokis-trickery#1']);
    expect(t.view('serpent').table.clans[1]?.known).toEqual(['a1-lokis-trickery#1']);
    expect(t.emitted('cards-taken-back')).toMatchObject([{ seat: 1, names: ['lokis-trickery'] }]);
  });

  it('BR-25.11 what everybody saw go to a hand is in every view alike, and nothing else of the hand', () => {
    const t = pillaged(
      inGimle({ wolf: ['leader'], raven: ['warrior'] }, { wolf: ['a1-tyrs-bash'], raven: ['a1-lokis-trickery', 'a1-troll'] }),
    );
    t.plays({ wolf: 'a1-tyrs-bash', raven: 'a1-lokis-trickery' });
    for (const viewer of ['wolf', 'raven', 'serpent', 'spectator']) {
      expect(t.view(viewer).table.clans.map(({ known }) => known)).toEqual([[], ['a1-lokis-trickery#1'], [], []]);
    }
    for (const viewer of ['wolf', 'spectator']) expect(JSON.stringify(t.view(viewer))).not.toContain('a1-troll');
  });

  it('BR-25.10 the table does not show whether a known quest was committed', () => {
    const t = pillaged(inGimle({ wolf: ['leader'], raven: ['warrior'] }, { raven: ['a1-alfheim', 'a1-manheim'] })).plays({
      raven: 'a1-alfheim',
    });
    t.answer('raven', { do: 'quest', card: 'a1-alfheim#1' });
    expect(t.clan('raven')).toMatchObject({ known: ['a1-alfheim#1'], quests: 1, hand: 1 });
  });

  it('BR-16.7, BR-16.12, BR-4.8 an Axes token raises the Axes before the Glory of the battle', () => {
    const t = inGimle({ wolf: ['leader'], raven: ['warrior'] }, {}).tokens({ gimle: 'pillage-axes' });
    pillaged(t);
    expect(t.gloryFrom('wolf', 'battle')).toBe(4);
  });

  it('BR-16.8 every token pays what it shows', () => {
    const reward = (token: 'pillage-rage' | 'pillage-horns' | 'pillage-glory') => {
      const t = inGimle({ wolf: ['leader'] }, {}).tokens({ gimle: token });
      pillaged(t);
      return [t.clan('wolf').stats, t.clan('wolf').glory];
    };
    expect(reward('pillage-rage')).toEqual([{ rage: 2, axes: 1, horns: 1 }, 0]);
    expect(reward('pillage-horns')).toEqual([{ rage: 1, axes: 1, horns: 2 }, 0]);
    expect(reward('pillage-glory')).toEqual([{ rage: 1, axes: 1, horns: 1 }, 5]);
    const t = bloodRageTable('wolf', 'raven')
      .place('wolf', { yggdrasil: ['warrior'] })
      .sheet('wolf', { stats: { horns: 6 } })
      .turn('wolf')
      .pillages('wolf', 'yggdrasil');
    expect(t.clan('wolf').stats).toEqual({ rage: 2, axes: 2, horns: 6 });
  });

  it('BR-24.1, BR-24.3 the pillager first, then clockwise; cards before upgrades, in the order of the slots', () => {
    const t = inGimle(
      { raven: ['warrior', 'warrior'], wolf: ['leader'] },
      { wolf: ['a3-odins-judgement'], raven: ['a3-odins-judgement-4p'] },
    ).upgrades('wolf', 'a1-thors-glory');
    pillaged(t).plays({ wolf: 'a3-odins-judgement', raven: 'a3-odins-judgement-4p' });
    expect(t.emitted('glory-gained').map(({ seat, origin }) => [seat, origin])).toEqual([
      [0, 'odins-judgement'],
      [0, 'thors-glory'],
      [1, 'odins-judgement'],
      [0, 'battle'],
    ]);
  });

  it('BR-24.6, BR-1.5 only participants are opponents: Smite spares everybody else', () => {
    const t = inGimle({ wolf: ['leader'], raven: ['warrior'] }, { wolf: ['a1-odins-smite'] }).place('bear', { myrkulor: ['warrior'] });
    pillaged(t).plays({ wolf: 'a1-odins-smite' });
    expect(t.at('bear', 'myrkulor')).toEqual(['warrior']);
  });

  it('BR-24.7, BR-4.11 Glory is gained at once, is public and has no upper end', () => {
    const t = inGimle({ wolf: ['leader'], raven: ['warrior'] }, {}).sheet('wolf', { glory: 99 });
    pillaged(t);
    expect(t.view('spectator').table.clans[0]?.glory).toBe(102);
  });
});
