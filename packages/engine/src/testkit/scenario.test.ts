/** What a scenario of any game can do, shown on Holmgang. */
import { describe, expect, it } from 'vitest';
import { fastChance, isOver } from '../kernel/index.ts';
import { holmgang } from './holmgang/index.ts';
import type { Holmgang } from './holmgang/state.ts';
import { main, turn } from './holmgang/turn.ts';
import { Scenario } from './scenario.ts';

const NAMES = ['ask', 'bo', 'kol'];

function table(): Scenario<Holmgang> {
  return new Scenario(holmgang, NAMES, {}, fastChance(1), { procedure: main.name, step: 'turns' });
}

/** Everybody has drafted, and it is Ask's turn. */
function playing(): Scenario<Holmgang> {
  return table().plainlyUntil('act', 'ask');
}

describe('a position that cannot be', () => {
  it('is refused after arrange, with the invariant that it breaks, and changes nothing', () => {
    const t = table();
    const before = t.state;
    expect(() => t.arrange(({ table: { discard } }) => discard.push('horn#1'))).toThrow(
      'This position cannot be, because it breaks an invariant of holmgang: every card is in exactly one place (27 cards:',
    );
    expect(() => t.arrange(({ hands }) => hands[1]?.pack.pop())).toThrow('This position cannot be');
    expect(t.state).toBe(before);
  });

  it('may be arranged unchecked, for tests of the invariants', () => {
    const t = table().arrangeUnchecked(({ table: { discard } }) => discard.push('horn#1'));
    expect(t.state.table.discard).toEqual(['horn#1']);
    expect(() => t.arrange(() => undefined)).toThrow('This position cannot be');
  });
});

describe('names', () => {
  it('stand for seats in words and in answers, and a seat is accepted as well', () => {
    const t = playing();
    expect([t.seat('kol'), t.seat(2)]).toEqual([2, 2]);
    expect(t.asks(0)).toBe('act');
    expect(t.offers('ask', { do: 'raid', on: 'bo' })).toBe(true);
    expect(t.why('ask', { do: 'raid', on: 'ask' })).toEqual([{ reason: 'own-hall', rule: 'HG-11' }]);
    expect(t.refusal('ask', { do: 'raid', on: 'ask' }).why).toEqual([{ reason: 'own-hall', rule: 'HG-11' }]);
    t.answer('ask', { do: 'raid', on: 'bo' });
    expect(t.emitted('battle-began')).toEqual([{ event: 'battle-began', attacker: 0, defender: 1 }]);
  });

  it('must be known', () => {
    expect(() => table().seat('una')).toThrow('Nobody here is called una: there are ask, bo, kol.');
    expect(() => table().view(3)).toThrow('Nobody here is called 3');
  });
});

describe('plainlyUntil', () => {
  it('answers as the clock would until the decision is asked, of anybody or of one player', () => {
    const t = playing();
    expect(t.waitingFor()).toEqual(['ask']);
    expect(t.plainlyUntil('act', 'kol').waitingFor()).toEqual(['kol']);
    expect(t.emitted('feasted').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(t.plainlyUntil('pick-card').waitingFor()).toEqual(NAMES);
  });

  it('says so if it never is', () => {
    expect(() => playing().plainlyUntil('stake')).toThrow('Nobody was asked stake before the rules stopped.');
  });
});

describe('stopBeforeNextTurn', () => {
  it('stops where the next turn would begin, and goes on from there', () => {
    const t = playing().stopBeforeNextTurn().answer('ask', { do: 'feast' });
    expect(t.waitingFor()).toEqual([]);
    expect(isOver(t.state)).toBe(false);
    expect(t.state.table.honour).toEqual([2, 1, 1]);
    t.arrange(({ table: { honour } }) => honour.splice(0, 1, 5)).goOn();
    expect(t.waitingFor()).toEqual(['bo']);
    expect(t.answer('bo', { do: 'feast' }).waitingFor()).toEqual(['kol']);
    expect(t.emitted('feasted').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(t.state.table.honour).toEqual([5, 2, 1]);
  });

  it('needs to know where a turn begins', () => {
    expect(() => new Scenario(holmgang, NAMES).stopBeforeNextTurn()).toThrow('does not say where a turn begins');
    expect(() => new Scenario(holmgang, NAMES, {}, fastChance(1), { procedure: 'main', step: 'tunrs' })).toThrow('main has no step tunrs.');
  });
});

describe('enter', () => {
  it('runs one procedure, from its beginning or from a step in the middle, and nothing after it', () => {
    const t = playing().enter(turn, { seat: 'kol' });
    expect(t.waitingFor()).toEqual(['kol']);
    expect(isOver(t.answer('kol', { do: 'feast' }).state)).toBe(true);
    expect(isOver(playing().enter(turn, { seat: 1 }, 'done').state)).toBe(true);
  });

  it('knows the steps', () => {
    expect(() => table().enter(turn, { seat: 0 }, 'atc')).toThrow('turn has no step atc: its steps are act, do, boast, done.');
  });
});

describe('answer', () => {
  it('checks which decision is meant', () => {
    const t = playing();
    expect(() => t.answer('ask', 'stake', 1)).toThrow('ask is asked act, not stake.');
    expect([t.isAsked('ask', 'act'), t.isAsked('bo', 'act')]).toEqual([true, false]);
    expect(t.answer('ask', 'act', { do: 'boast' }).asks('ask')).toBe('stake');
  });
});

describe('private events', () => {
  it('can be read by the player they were for', () => {
    const t = table();
    expect(t.emitted('cards-received')).toEqual([]);
    const [received] = t.emittedTo('bo', 'cards-received');
    expect(received?.cards).toEqual(t.state.hands[1]?.pack);
    expect(t.emittedTo('ask', 'feasted')).toEqual([]);
  });
});
