/** A draft survives a lost connection: the same question, sent again, keeps it. */
import type { OpenDecision } from '@skald/engine';
import { expect, it } from 'vitest';
import type { PastPage, TableSnapshot, TableSource, TableStep } from './source.ts';
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
  let publish: (step: TableStep) => void = () => {};
  const source = {
    current: asked('1.0', ['a', 'b']),
    past: [],
    subscribe: (listener: (step: TableStep) => void) => {
      publish = listener;
      return () => {};
    },
    answer: () => Promise.resolve({ accepted: true } as const),
    undo: () => Promise.resolve({ accepted: true } as const),
    why: () => Promise.resolve([]),
    close: () => {},
  } satisfies TableSource;
  const model = new TableModel({ source, scenesFor: () => [], moves: () => false, wait: () => () => {} });
  model.current().choosing?.pick(1);
  return { model, publishAgain: (snapshot: TableSnapshot) => publish({ events: [], snapshot }) };
}

it('keeps the draft if the same question comes again', () => {
  const { model, publishAgain } = open();
  publishAgain(asked('1.0', ['a', 'b']));
  expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: 1 });
});

it('drops the draft if the question changes or offers something else', () => {
  for (const snapshot of [asked('2.0', ['a', 'b']), asked('1.0', ['b', 'c', 'd'])]) {
    const { model, publishAgain } = open();
    publishAgain(snapshot);
    expect(model.current().choosing?.draft).toEqual({ kind: 'one', choice: null });
  }
});

it('loads its past when it is opened, more of it on request, and all of it again after a gap', async () => {
  let publish: (step: TableStep) => void = () => {};
  const pages: PastPage[] = [
    { lines: [{ event: { event: 'b' } }], hasMore: true },
    { lines: [{ event: { event: 'a' } }], hasMore: false },
    { lines: [{ event: { event: 'c' } }], hasMore: false },
  ];
  const source: TableSource = {
    current: asked('1.0', ['a', 'b']),
    past: [],
    older: () => Promise.resolve(pages.shift()),
    subscribe: (listener) => {
      publish = listener;
      return () => {};
    },
    answer: () => Promise.resolve({ accepted: true }),
    undo: () => Promise.resolve({ accepted: true }),
    why: () => Promise.resolve([]),
    close: () => {},
  };
  const model = new TableModel({ source, scenesFor: () => [], moves: () => false, wait: () => () => {} });
  const lines = (): readonly string[] => model.current().shown.log.flatMap((line) => ('event' in line ? [line.event.event] : []));
  await expect.poll(lines).toEqual(['b']);
  expect(model.current().hasOlder).toBe(true);
  await model.older();
  expect(lines()).toEqual(['a', 'b']);
  expect(model.current().hasOlder).toBe(false);
  await model.older();
  expect(pages).toHaveLength(1);
  publish({ events: [], snapshot: asked('2.0', ['a']), cut: true });
  await expect.poll(lines).toEqual(['c']);
  model.close();
});
