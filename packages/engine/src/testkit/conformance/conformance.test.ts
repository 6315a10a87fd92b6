/** The checks must be able to fail: each of these breaks Holmgang in one way, and the right check must find it. */
import { describe, expect, it } from 'vitest';
import { at, defineGame, type GameSpec, procedure, type Rules } from '../../kernel/index.ts';
import { blowHorn, hornLaps, playRune, runeWindow } from '../holmgang/battle.ts';
import { giveCard } from '../holmgang/cards-in-hand.ts';
import { holmgang } from '../holmgang/index.ts';
import { type Holmgang, kindOf } from '../holmgang/state.ts';
import { act, turn } from '../holmgang/turn.ts';
import { conformance } from './index.ts';

type Spec = GameSpec<Holmgang, { jotun: boolean }>;

/** The checks that fail for Holmgang changed like this. */
function failing(change: Partial<Spec>, games = 4, mostAnswers = 2000): readonly string[] {
  const report = conformance(defineGame<Holmgang, { jotun: boolean }>({ ...holmgang, ...change }), { games, mostAnswers });
  return [...new Set(report.failures.map(({ check }) => check))];
}

/** Exchanges one procedure for another of the same name. */
function withProcedure(name: string, changed: (original: Spec['procedures'][number]) => Spec['procedures'][number]): Partial<Spec> {
  return { procedures: holmgang.procedures.map((one) => (one.name === name ? changed(one) : one)) };
}

/** Puts something before a step of a procedure. */
function before(name: string, step: string, sabotage: (g: Rules<Holmgang>) => void): Partial<Spec> {
  return withProcedure(name, (original) => ({
    ...original,
    steps: original.steps.map((one) =>
      one.name !== step
        ? one
        : {
            name: step,
            run: (g, here) => {
              sabotage(g);
              return one.run(g, here);
            },
          },
    ),
  }));
}

function withDecision(name: string, change: Partial<Spec['decisions'][number]>): Partial<Spec> {
  return { decisions: holmgang.decisions.map((one) => (one.name === name ? { ...one, ...change } : one)) };
}

describe('conformance finds', () => {
  it('nothing wrong with Holmgang as it is', () => {
    expect(failing({}, 3)).toEqual([]);
  });

  it('an invariant that does not hold', () => {
    expect(failing(before('turn', 'done', (g) => g.table.discard.push('blade-1#1')))).toContain('invariants');
  });

  it('a game that asks what nobody can answer', () => {
    expect(failing(withDecision('act', { space: () => ({ kind: 'one', options: [] }) }))).toContain('exception');
  });

  it('a game that never ends', () => {
    const forever = procedure<Holmgang, { seat: number }>('turn', {
      act: (g, { seat }) => g.ask(act, seat, {}),
      again: (g) => g.jump('act'),
    });
    expect(failing({ procedures: holmgang.procedures.map((one) => (one === turn ? forever : one)) }, 1, 50)).toContain('end');
  });

  it('memory outside the state', () => {
    let memory = 0;
    const forgetful = before('turn', 'done', (g) => {
      memory++;
      g.table.honour[0] = memory % 7;
    });
    expect(failing(forgetful)).toEqual(expect.arrayContaining(['in place', 'reloaded']));
  });

  it('two names for one object', () => {
    const alias = before('turn', 'done', (g) => {
      if (g.table.round === 1) g.table.thralls = g.table.honour;
    });
    expect(failing(alias)).toContain('in place');
  });

  it('an offer that is not what the candidates without a problem are', () => {
    expect(
      failing(withDecision('act', { problem: () => undefined, space: () => ({ kind: 'one', options: [{ do: 'feast' }] }) })),
    ).toContain('offers');
  });

  it('a fallback that is not on offer', () => {
    expect(failing(withDecision('act', { fallback: () => ({ do: 'flee' }) }))).toContain('offers');
  });

  it('a decision that changes the state by being looked at', () => {
    const touching = withDecision('act', {
      hint: (g) => {
        at(g.hands, 0).passed.push('x');
        return null;
      },
    });
    expect(failing(touching)).toContain('in place');
  });

  it('a question that is asked only of those who hold the right card', () => {
    const leaky = procedure<Holmgang, { attacker: number; defender: number; turn: number; passes: number }>('horn-laps', {
      ask: (g, here) => {
        const seat = here.turn % 2 === 0 ? here.attacker : here.defender;
        if (!at(g.hands, seat).cards.some((card) => kindOf(card) === 'horn')) return g.end();
        return g.ask(blowHorn, seat, { turn: here.turn });
      },
      blow: (g) => g.answer(blowHorn),
    });
    expect(failing({ procedures: holmgang.procedures.map((one) => (one === hornLaps ? leaky : one)) })).toContain('secrecy');
  });

  it('a secret told to everybody', () => {
    const loud = before('rune-window', 'play', (g) => g.tell({ event: 'cards-received', cards: at(g.hands, 0).cards }));
    expect(failing(loud)).toContain('secrecy');
  });

  it('a secret put on the table', () => {
    const open = before('turn', 'act', (g) => {
      g.table.known = g.hands.map(({ cards }) => [...cards]);
    });
    expect(failing(open)).toContain('secrecy');
  });

  it('an order that betrays a hand', () => {
    const sorted = before('rune-window', 'play', (g) => {
      g.table.outlaws = g.hands
        .map((_, seat) => seat)
        .toSorted((a, b) => at(g.hands, a).cards.join().length - at(g.hands, b).cards.join().length);
    });
    expect(failing(sorted)).toContain('secrecy');
  });

  it('something revealed without saying so, which could be undone', () => {
    const quiet = procedure<Holmgang, { attacker: number; defender: number }>('rune-window', {
      poll: (g, here) => g.ask(playRune, here.attacker, here),
      play: (g, here) => {
        const { cards } = at(g.hands, here.defender);
        const [card] = cards;
        if (!card) return;
        giveCard(g, here.defender, card);
        g.table.discard.push(card);
      },
    });
    expect(failing({ procedures: holmgang.procedures.map((one) => (one === runeWindow ? quiet : one)) })).toContain('secrecy');
  });

  it('content that is never used', () => {
    const report = conformance(
      defineGame<Holmgang, { jotun: boolean }>({ ...holmgang, content: { names: ['feasted', 'slept'], usedBy: ({ event }) => [event] } }),
      { games: 2 },
    );
    expect(report.unused).toContain('slept');
  });
});
