import { describe, expect, it } from 'vitest';
import { isRefusal } from '../answers/refusal.ts';
import { fastChance } from '../chance.ts';
import { isOver, type State } from '../state/state.ts';
import { choose, type Tiny, tiny } from '../testing/tiny.ts';
import { answer, begin } from './apply.ts';
import { procedure } from './procedure.ts';

function started(game: ReturnType<typeof tiny>, seats = 2): State<Tiny> {
  const begun = begin(game, { seats }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  return begun.state;
}

function played(game: ReturnType<typeof tiny>, state: State<Tiny>, given: unknown, seat = 0): State<Tiny> {
  const step = answer(game, state, seat, state.flow.open.find((question) => question.seat === seat)?.id ?? '', given, fastChance(1));
  if (isRefusal(step)) throw new Error(step.reason);
  return step.state;
}

describe('a procedure', () => {
  it('runs its steps in order, and the match is over after the last', () => {
    const state = started(tiny({ one: (g) => g.table.log.push('one'), two: (g) => g.table.log.push('two') }));
    expect(state.table.log).toEqual(['one', 'two']);
    expect(isOver(state)).toBe(true);
  });

  it('jumps', () => {
    const state = started(
      tiny({
        one: (g) => g.table.log.push('one') < 3 && g.jump('one'),
        two: (g) => g.jump('four'),
        three: (g) => g.table.log.push('three'),
        four: (g) => g.table.log.push('four'),
      }),
    );
    expect(state.table.log).toEqual(['one', 'one', 'one', 'four']);
  });

  it('can end the whole match at once, whatever was still to follow', () => {
    const inner = procedure<Tiny>('inner', {
      win: (g) => {
        g.table.log.push('won');
        g.finish();
      },
      never: (g) => g.table.log.push('never'),
    });
    const state = started(tiny({ call: (g) => g.call(inner, {}), later: (g) => g.table.log.push('later') }, [inner]));
    expect(state.table.log).toEqual(['won']);
    expect(isOver(state)).toBe(true);
    expect(state.flow.open).toEqual([]);
  });

  it('calls others, one after the other, and has the result in the next step only', () => {
    const inner = procedure<Tiny, { n: number }, number>('inner', {
      note: (g, { n }) => g.table.log.push(`inner ${n}`),
      end: (g, { n }) => g.end(n * 2),
    });
    const state = started(
      tiny(
        {
          call: (g) => {
            g.call(inner, { n: 1 });
            g.call(inner, { n: 2 });
          },
          result: (g) => g.table.log.push(`result ${g.result(inner)}`),
          later: (g) => g.table.log.push(`later ${g.result(inner)}`),
        },
        [inner],
      ),
    );
    expect(state.table.log).toEqual(['inner 1', 'inner 2', 'result 4', 'later undefined']);
  });

  it('keeps what it is called with to itself', () => {
    const inner = procedure<Tiny, { list: number[] }>('inner', { grow: (_g, { list }) => list.push(2) });
    const state = started(
      tiny({ call: (g) => g.call(inner, { list: g.hands.map((_, i) => i) }), ask: (g) => g.ask(choose, 0, {}) }, [inner]),
    );
    expect(state.flow.frames).toHaveLength(1);
    expect(state.hands).toHaveLength(2);
  });

  it('that never asks is a run-away', () => {
    expect(() => started(tiny({ again: (g) => g.jump('again') }))).toThrow('run-away');
  });

  it.each([
    ['asks twice in one step', (g: Parameters<Parameters<typeof tiny>[0][string]>[0]) => [g.ask(choose, 0, {}), g.ask(choose, 1, {})]],
    ['jumps to nowhere', (g: Parameters<Parameters<typeof tiny>[0][string]>[0]) => g.jump('nowhere')],
    ['wants an answer nobody gave', (g: Parameters<Parameters<typeof tiny>[0][string]>[0]) => g.answer(choose)],
    ['asks nobody', (g: Parameters<Parameters<typeof tiny>[0][string]>[0]) => g.askAll(choose, [])],
  ])('that %s is a defect', (_what, step) => {
    expect(() => started(tiny({ step }))).toThrow('bad-step');
  });
});

describe('a question', () => {
  const game = tiny({
    ask: (g) => g.ask(choose, 1, {}),
    hear: (g) => g.table.log.push(g.answer(choose)),
  });

  it('halts the match until its seat has answered', () => {
    const state = started(game);
    expect(state.flow.open).toEqual([{ id: '1.0', seat: 1, decision: 'choose', args: {} }]);
    expect(played(game, state, 'b', 1).table.log).toEqual(['b']);
  });

  it.each([
    ['another seat', 0, '1.0', 'a', 'not-your-decision'],
    ['nobody at the table', 7, '1.0', 'a', 'unknown-seat'],
    ['half a seat', 0.5, '1.0', 'a', 'unknown-seat'],
    ['another decision', 1, '9.9', 'a', 'stale-decision'],
    ['something not on offer', 1, '1.0', 'c', 'not-offered'],
  ])('refuses %s', (_what, seat, id, given, code) => {
    const state = started(game);
    const before = JSON.stringify(state);
    const outcome = answer(game, state, seat, id, given, fastChance(1));
    expect(isRefusal(outcome) && outcome.refused).toBe(code);
    expect(isRefusal(outcome) && outcome.reason).not.toBe('');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is refused when the match is over', () => {
    const over = played(game, started(game), 'a', 1);
    expect(answer(game, over, 1, '1.0', 'a', fastChance(1))).toMatchObject({ refused: 'match-over' });
  });
});

describe('a barrier', () => {
  const game = tiny({
    ask: (g) =>
      g.askAll(
        choose,
        [2, 0].map((seat) => ({ seat, params: {} })),
      ),
    hear: (g) => {
      for (const { seat, answer: given } of g.answers(choose)) g.table.log.push(`${seat}${given}`);
    },
  });

  it('seals answers until all are in, and hands them over in the order of the questions', () => {
    const first = played(game, started(game, 3), 'b', 0);
    expect(first.table.log).toEqual([]);
    expect(first.flow.sealed).toEqual([{ id: '1.1', answer: 'b' }]);
    expect(answer(game, first, 0, '1.1', 'a', fastChance(1))).toMatchObject({ refused: 'already-answered' });
    expect(played(game, first, 'a', 2).table.log).toEqual(['2a', '0b']);
  });
});

describe('the start', () => {
  it('refuses a wrong number of seats and wrong options', () => {
    const game = tiny({ only: () => undefined });
    expect(begin(game, { seats: 4 }, fastChance(1))).toMatchObject({ refused: 'seat-count' });
    expect(begin(game, { seats: 1.5 }, fastChance(1))).toMatchObject({ refused: 'seat-count' });
    expect(begin(game, { seats: 2, options: 7 }, fastChance(1))).toMatchObject({ refused: 'bad-options' });
  });

  it('refuses two things of one name', () => {
    const twice = procedure<Tiny>('twice', { only: () => undefined });
    expect(() => tiny({ only: () => undefined }, [twice, twice])).toThrow('bad-game');
  });
});
