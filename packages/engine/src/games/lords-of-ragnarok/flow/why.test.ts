/** The reasons why the main decisions of a turn do not offer something, with the rule behind each. */
import { describe, expect, it } from 'vitest';
import { lordsTable } from '../testing/lords-table.ts';
import { monstersAction } from './actions/monsters-action.ts';
import { reinforce } from './actions/reinforce.ts';
import { buildTemple } from './actions/temple.ts';
import { maneuver } from './armies/activate.ts';
import { playCard } from './battle/battle-cards.ts';
import { heroStep } from './turn/hero-step.ts';
import { runeStep } from './turn/rune-step.ts';

const two = () => lordsTable(['X', 'Y'], []).hero('X', 3).hero('Y', 12);
type Lords = ReturnType<typeof two>;

/** The first reason against an answer, with its rule. */
function against(t: Lords, answer: object): readonly unknown[] {
  return t.why('X', answer).map(({ reason, rule }) => [reason, rule])[0] ?? [];
}

describe('why not', () => {
  it('LR-6.1 the hero: too far, nothing to heal', () => {
    const t = two().set('X', { sea: 'sea-s1' }).run('X', heroStep, { seat: 0 });
    expect(against(t, { do: 'move', region: 13 })).toEqual(['too-far-for-hero', 'LR-6.1']);
    expect(t.why('X', { do: 'move', region: 13 })).toMatchObject([{ params: { steps: 2 } }]);
    expect(against(t, { do: 'sail', sea: 'sea-s4' })).toEqual(['too-far-for-drakkar', 'LR-6.1']);
    expect(against(t, { do: 'heal', attribute: 'MIGHT' })).toEqual(['not-injured', 'LR-6.1']);
    expect(t.why('X', { do: 'move', region: 1 })).toEqual([]);
  });

  it('LR-7.2, LR-7.3 monsters and realms out of reach, symbols that do not fit', () => {
    const t = two().monster('troll', 3).monster('garm', 5).runes('X', { ANSUZ: 1 }).run('X', runeStep, { seat: 0 });
    const control = (monster: string) => against(t, { do: 'CONTROL_MONSTER', monster, pay: [], seidr: false });
    expect(control('troll')).toEqual(['wrong-runes', 'LR-7.2']);
    expect(control('garm')).toEqual(['monster-not-here', 'LR-7.2']);
    expect(control('loki')).toEqual(['nobody-controls-boss', 'LR-7.2']);
    expect(against(t, { do: 'MAKE_ALLIANCE', realm: 'alfheim', pay: [], seidr: false })).toEqual(['realm-not-adjacent', 'LR-7.3']);
    expect(t.why('X', { do: 'DRAW_COMBAT_CARD', pay: ['ANSUZ'], seidr: false })).toEqual([]);
  });

  it('LR-7.1, LR-7.5, LR-7.6, LR-7.7 too few runes, no effect, each kind once', () => {
    const t = two().attributes('X', { MIGHT: 5 }).monster('garm', 5, 'Y').runes('X', { ANSUZ: 2 }).run('X', runeStep, { seat: 0 });
    const bare = { pay: [], seidr: false };
    expect(against(t, { do: 'INCREASE_ATTRIBUTE', attribute: 'MIGHT', ...bare })).toEqual(['no-effect', 'LR-7.7']);
    expect(against(t, { do: 'INCREASE_ATTRIBUTE', attribute: 'WISDOM', ...bare })).toEqual(['too-few-runes', 'LR-7.7']);
    expect(against(t, { do: 'ACTIVATE_MONSTER', monster: 'garm', ...bare })).toEqual(['monster-not-free', 'LR-7.6']);
    expect(against(t, { do: 'ACTIVATE_ARMY', ...bare })).toEqual(['no-army-to-activate', 'LR-7.5']);
    const rich = two().runes('X', { ANSUZ: 3 }).run('X', runeStep, { seat: 0 });
    rich.answer('X', { do: 'DRAW_COMBAT_CARD', pay: ['ANSUZ'], seidr: false });
    expect(against(rich, { do: 'DRAW_COMBAT_CARD', ...bare })).toEqual(['rune-action-taken', 'LR-7.1']);
  });

  it('LR-8.3, LR-33.6 armies: not adjacent, nothing to cleanse', () => {
    const t = two().control('X', 1).army('X', [1, 2]).run('X', maneuver, { seat: 0, done: [] });
    expect(against(t, { do: 'move', army: 0, region: 14 })).toEqual(['not-adjacent', 'LR-8.3']);
    expect(against(t, { do: 'cleanse', army: 0 })).toEqual(['not-devastated', 'LR-33.6']);
  });

  it('LR-9.7, LR-8.2 reinforcing: not own, no settlement, one or the other', () => {
    const t = two().control('X', 1, 2).army('X', [1, 2], [2, 1]).attributes('X', { AUTHORITY: 2 });
    t.run('X', reinforce, { seat: 0, left: 0, begun: false });
    expect(against(t, { do: 'recruit', region: 9 })).toEqual(['region-not-own', 'LR-9.7']);
    expect(against(t, { do: 'recruit', region: 2 })).toEqual(['no-settlement', 'LR-9.7']);
    t.answer('X', { do: 'strengthen', army: 0 });
    expect(against(t, { do: 'recruit', region: 1 })).toEqual(['already-strengthening', 'LR-9.7']);
  });

  it('LR-9.10 temples: not own, already there', () => {
    const t = two().control('X', 2, 6, 8).temple(8).run('X', buildTemple, { seat: 0 });
    expect(against(t, { do: 'build', region: 8 })).toEqual(['temple-already-there', 'LR-9.10']);
    expect(against(t, { do: 'build', region: 16 })).toEqual(['region-not-own', 'LR-9.10']);
  });

  it('LR-9.11, LR-11.7, LR-11.8 monsters: not here, Loki too early, no own monster', () => {
    const t = two().monster('loki', 3).monster('garm', 5, 'Y').run('X', monstersAction, { seat: 0 });
    expect(against(t, { do: 'hunt', monster: 'garm' })).toEqual(['monster-not-here', 'LR-11.8']);
    expect(t.why('X', { do: 'hunt', monster: 'loki' })).toMatchObject([
      { reason: 'too-few-slain', rule: 'LR-11.7', params: { needed: 1 } },
    ]);
    expect(against(t, { do: 'command-own' })).toEqual(['no-own-monster', 'LR-9.11']);
    expect(against(t, { do: 'stir', monster: 'garm' })).toEqual(['monster-not-free', 'LR-9.11']);
  });

  it('LR-10.4 battle cards: only those in the hand', () => {
    const g = { table: two().table, hands: [{ cards: ['feint' as const], attacks: [] }], box: two().state.box, seats: 1 };
    const params = { region: 1, opponent: 1, own: 1, theirs: 1 };
    expect(playCard.problem?.(g, 0, params, { do: 'play', card: 'ambush' })).toMatchObject({ reason: 'card-not-in-hand', rule: 'LR-10.4' });
    expect(playCard.problem?.(g, 0, params, { do: 'play', card: 'feint' })).toBeUndefined();
  });
});
