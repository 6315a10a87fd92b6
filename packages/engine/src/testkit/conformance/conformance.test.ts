/** The checks must be able to fail: each of these breaks Holmgang in one way, and the right check must find it. */
import { describe, expect, it } from 'vitest';
import { defineGame, type GameSpec, itemAt, orderOf, procedure, type Rules, required } from '../../kernel/index.ts';
import { blowHorn, hornLaps, playRune, runeWindow } from '../holmgang/battle.ts';
import { giveCard } from '../holmgang/cards-in-hand.ts';
import { holmgang } from '../holmgang/index.ts';
import { honourGods, jotunTurn } from '../holmgang/jotun.ts';
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

/** The gods get the first cards of a hand, whichever were chosen. */
function honourWithTheFirst(g: Rules<Holmgang>): void {
  for (const { seat, answer } of g.answers(honourGods)) {
    for (const card of itemAt(g.hands, seat).cards.slice(0, answer.length)) {
      const wasKnown = itemAt(g.table.known, seat).includes(card);
      giveCard(g, seat, card);
      wasKnown ? g.table.discard.push(card) : g.box.buried.push(card);
    }
    g.table.honour[seat] = itemAt(g.table.honour, seat) + answer.length;
    g.emit({ event: 'gods-honoured', seat, cards: answer.length });
  }
  g.reveal();
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
        itemAt(g.hands, 0).passed.push('x');
        return null;
      },
    });
    expect(failing(touching)).toContain('in place');
  });

  it('a question that is asked only of those who hold the right card', () => {
    const leaky = procedure<Holmgang, { attacker: number; defender: number; turn: number; passes: number }>('horn-laps', {
      ask: (g, here) => {
        const seat = here.turn % 2 === 0 ? here.attacker : here.defender;
        if (!itemAt(g.hands, seat).cards.some((card) => kindOf(card) === 'horn')) return g.end();
        return g.ask(blowHorn, seat, { turn: here.turn });
      },
      blow: (g) => g.answer(blowHorn),
    });
    expect(failing({ procedures: holmgang.procedures.map((one) => (one === hornLaps ? leaky : one)) })).toContain('secrecy');
  });

  it('a secret told to everybody', () => {
    const loud = before('rune-window', 'play', (g) => g.emit({ event: 'cards-received', cards: itemAt(g.hands, 0).cards }));
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
        .toSorted((a, b) => itemAt(g.hands, a).cards.join().length - itemAt(g.hands, b).cards.join().length);
    });
    expect(failing(sorted)).toContain('secrecy');
  });

  it('something revealed without saying so, which could be undone', () => {
    const quiet = procedure<Holmgang, { attacker: number; defender: number }>('rune-window', {
      poll: (g, here) => g.ask(playRune, here.attacker, here),
      play: (g, here) => {
        const { cards } = itemAt(g.hands, here.defender);
        const [card] = cards;
        if (!card) return;
        giveCard(g, here.defender, card);
        g.table.discard.push(card);
      },
    });
    expect(failing({ procedures: holmgang.procedures.map((one) => (one === runeWindow ? quiet : one)) })).toContain('secrecy');
  });

  it('a change of the table that no event tells', () => {
    const silent = before('turn', 'done', (g) => {
      g.table.withJotun = !g.table.withJotun;
    });
    expect(failing(silent)).toContain('projection');
  });

  it('an event that says something else than what happened', () => {
    expect(failing(before('turn', 'done', (g) => g.emit({ event: 'round-began', round: 99 })))).toContain('projection');
  });

  it('a projection that forgets an event', () => {
    const { notInEvents } = required(holmgang.projection, 'the projection of Holmgang');
    expect(failing({ projection: { project: (table) => table, notInEvents } })).toContain('projection');
  });

  it('a projection that writes to the table it gets', () => {
    const { project, notInEvents } = required(holmgang.projection, 'the projection of Holmgang');
    const writing: typeof project = (table, event) => {
      if (event.event === 'round-began') table.round = event.round;
      return project(table, event);
    };
    expect(failing({ projection: { project: writing, notInEvents } })).toContain('in place');
  });

  it('an answer that affects another thing than it names', () => {
    const others = withProcedure(jotunTurn.name, (original) => ({
      ...original,
      steps: original.steps.map((one) => (one.name === 'honour' ? { name: one.name, run: (g) => honourWithTheFirst(g) } : one)),
    }));
    expect(failing(others, 2)).toEqual(['naming']);
  });

  it('a list that tells equal things apart by numbers, without a word on what becomes of them', () => {
    const twins = [
      { tribute: 'thrall', nth: 1 },
      { tribute: 'thrall', nth: 2 },
    ];
    expect(failing(withDecision('pay-tribute', { space: () => orderOf(twins) }), 1)).toContain('naming');
  });

  it('something else done to a chosen thing than the game declares', () => {
    expect(failing({ naming: [{ decision: 'honour-gods', wrong: () => 'the card is still there' }] }, 1)).toEqual(['naming']);
  });

  it('a position that nobody can imagine', () => {
    const helpless: Spec['imagine'] = () => {
      throw new Error('nothing fits');
    };
    expect(failing({ imagine: helpless }, 1)).toContain('imagine');
  });

  it('an imagined match that the rules do not allow', () => {
    const forgetful: Spec['imagine'] = (view, random) => {
      const { hands, box } = holmgang.imagine(view, random);
      return { hands, box: { ...box, deck: box.deck.slice(1) } };
    };
    expect(failing({ imagine: forgetful }, 1)).toContain('imagine');
  });

  it('a player that gives no answer on offer', () => {
    const player = { name: 'stubborn', decide: () => ({ do: 'flee' }) };
    const report = conformance(holmgang, { games: 1, seats: 2, players: [player, undefined] });
    expect(report.failures.map(({ check }) => check)).toContain('exception');
  });

  it('nothing wrong with players that sit around the table, and only what it is asked to look at', () => {
    const asked: number[] = [];
    const plain = {
      name: 'plain',
      decide: (_game: unknown, { viewer }: { viewer: unknown }, { seat, fallback }: { seat: number; fallback: unknown }) => {
        expect(viewer).toBe(seat);
        asked.push(seat);
        return fallback;
      },
    };
    const broken = before('turn', 'done', (g) => g.table.discard.push('blade-1#1'));
    const game = defineGame<Holmgang, { jotun: boolean }>({ ...holmgang, ...broken });
    const report = conformance(game, { games: 2, seats: 3, players: [plain, undefined], only: ['offers'] });
    expect(report.failures).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
  });

  it('content that is never used', () => {
    const report = conformance(
      defineGame<Holmgang, { jotun: boolean }>({ ...holmgang, content: { names: ['feasted', 'slept'], usedBy: ({ event }) => [event] } }),
      { games: 2 },
    );
    expect(report.unused).toContain('slept');
  });
});
