/** What was chosen outlives a line that breaks: the same question, told again, keeps its draft. */
import type { OpenDecision } from '@skald/engine';
import { expect, it } from 'vitest';
import type { TableSnapshot, TableSource, TableStep } from './source.ts';
import { TableModel } from './table-model.ts';

function asked(id: string, options: readonly string[]): TableSnapshot {
  const decision: OpenDecision = {
    id,
    seat: 0,
    prompt: { key: 'choose', params: {} },
    space: { kind: 'one', options },
    fallback: '',
    rules: [],
  };
  return {
    game: 'test',
    viewer: 0,
    players: [],
    table: {},
    hand: {},
    waiting: [],
    decisions: [decision],
    canUndo: false,
    over: false,
    standings: null,
  };
}

function open() {
  let tell: (step: TableStep) => void = () => {};
  const source = {
    current: asked('1.0', ['a', 'b']),
    past: [],
    subscribe: (listener: (step: TableStep) => void) => {
      tell = listener;
      return () => {};
    },
    answer: () => Promise.resolve({ accepted: true } as const),
    undo: () => Promise.resolve({ accepted: true } as const),
    why: () => Promise.resolve([]),
    close: () => {},
  } satisfies TableSource;
  const model = new TableModel({ source, direct: () => [], moves: () => false, wait: () => () => {} });
  model.current().choosing?.pick(1);
  return { model, tellAgain: (snapshot: TableSnapshot) => tell({ events: [], snapshot }) };
}

it('keeps the draft where the same question is told again', () => {
  const { model, tellAgain } = open();
  tellAgain(asked('1.0', ['a', 'b']));
  expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: 1 });
});

it('begins anew where the question is another, or offers something else', () => {
  for (const snapshot of [asked('2.0', ['a', 'b']), asked('1.0', ['b', 'c', 'd'])]) {
    const { model, tellAgain } = open();
    tellAgain(snapshot);
    expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: null });
  }
});
