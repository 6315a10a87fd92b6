/** The grammar of acting: a press shows, the same press again does; what wastes something is asked twice; an only answer gives itself. */
import type { AnswerSpace, OpenDecision } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot, TableSource } from './source.ts';
import { TableModel, type TableModelSettings } from './table-model.ts';

function snapshotOf(space: AnswerSpace): TableSnapshot {
  const decision: OpenDecision = { id: '1.0', seat: 0, prompt: { key: 'choose', params: {} }, space, fallback: '', rules: [] };
  const common = { game: 'test', viewer: 0, players: [], table: {}, hand: {}, waiting: [], canUndo: false, over: false, standings: null };
  return { ...common, decisions: [decision] };
}

interface Opened {
  readonly model: TableModel;
  readonly answers: unknown[];
  /** Lets the time of every beat pass. */
  pass(): void;
}

function open(space: AnswerSpace, settings: Partial<TableModelSettings> = {}): Opened {
  const answers: unknown[] = [];
  const waiting: (() => void)[] = [];
  const source = {
    current: snapshotOf(space),
    past: [],
    subscribe: () => () => {},
    answer: (_decision: string, answer: unknown) => {
      answers.push(answer);
      return Promise.resolve({ accepted: true } as const);
    },
    undo: () => Promise.resolve({ accepted: true } as const),
    why: () => Promise.resolve([]),
    close: () => {},
  } satisfies TableSource;
  const wait = (_ms: number, wake: () => void): (() => void) => {
    waiting.push(wake);
    return () => waiting.splice(waiting.indexOf(wake), 1);
  };
  const model = new TableModel({ source, scenesFor: () => [], moves: () => false, wait, ...settings });
  const pass = (): void => {
    for (const wake of waiting.splice(0)) wake();
  };
  return { model, answers, pass };
}

const ONE = { kind: 'one', options: ['sail', 'stay'] } as const;

describe('a press', () => {
  it('shows what it would do, and does it when it is made again', () => {
    const { model, answers } = open(ONE);
    model.current().choosing?.press(1);
    expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: 1 });
    expect(answers).toEqual([]);
    model.current().choosing?.press(1);
    expect(answers).toEqual(['stay']);
  });

  it('changes its mind when another thing is pressed', () => {
    const { model, answers } = open(ONE);
    model.current().choosing?.press(1);
    model.current().choosing?.press(0);
    model.current().choosing?.press(0);
    expect(answers).toEqual(['sail']);
  });

  it('does it at once for those who want that', () => {
    const { model, answers } = open(ONE, { actsAtOnce: () => true });
    model.current().choosing?.press(1);
    expect(answers).toEqual(['stay']);
  });

  it('takes one of several out again, and sends a single one', () => {
    const several = open({ kind: 'some', items: ['a', 'b', 'c'], min: 1, max: 2 });
    several.model.current().choosing?.press(0);
    several.model.current().choosing?.press(0);
    expect(several.model.current().choosing?.draft).toEqual({ kind: 'some', chosen: [] });
    const single = open({ kind: 'some', items: ['a', 'b'], min: 1, max: 1 });
    single.model.current().choosing?.press(1);
    single.model.current().choosing?.press(1);
    expect([several.answers, single.answers]).toEqual([[], [['b']]]);
  });

  it('is forgotten when the selection is cleared', () => {
    const { model, answers } = open(ONE);
    model.current().choosing?.press(1);
    model.current().choosing?.clear();
    expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: null });
    expect(answers).toEqual([]);
  });
});

describe('an answer that wastes something', () => {
  const warns = (_decision: OpenDecision, place: number): boolean => place === 1;

  it('is sent only when it is given again, even by its own button or at once', () => {
    for (const settings of [{ warns }, { warns, actsAtOnce: () => true }]) {
      const { model, answers } = open(ONE, settings);
      model.current().choosing?.choose(1);
      expect(answers).toEqual([]);
      expect(model.current().warned).toBe(1);
      model.current().choosing?.confirm();
      expect(answers).toEqual(['stay']);
    }
  });

  it('is forgotten when something else is chosen', () => {
    const { model, answers } = open(ONE, { warns });
    model.current().choosing?.choose(1);
    model.current().choosing?.pick(0);
    expect(model.current().warned).toBeNull();
    model.current().choosing?.choose(1);
    expect(answers).toEqual([]);
  });
});

describe('a question with one possible answer', () => {
  const ONLY: readonly AnswerSpace[] = [
    { kind: 'one', options: ['pass'] },
    { kind: 'some', items: ['a', 'b'], min: 2, max: 2 },
    { kind: 'amount', min: 3, max: 3 },
    { kind: 'order', items: ['a'] },
  ];

  it.each(ONLY)('answers itself after a beat: $kind', (space) => {
    const { model, answers, pass } = open(space, { answersOnlyAnswers: () => true });
    expect(model.current().answersItself).toBe(true);
    expect(answers).toEqual([]);
    pass();
    expect(answers).toHaveLength(1);
  });

  it('is asked by those who want to be asked, and where it is a pause', () => {
    const { model, answers, pass } = open({ kind: 'one', options: ['pass'] }, { answersOnlyAnswers: () => false });
    expect(model.current().answersItself).toBe(false);
    pass();
    expect(answers).toEqual([]);
  });

  it('is never assumed where there is a choice', () => {
    const { model, answers, pass } = open(ONE, { answersOnlyAnswers: () => true });
    expect(model.current().answersItself).toBe(false);
    pass();
    expect(answers).toEqual([]);
  });
});
