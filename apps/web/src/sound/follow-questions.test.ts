/** A player hears that it is their turn, once, and only from one side. */
import type { GameEvent, OpenDecision, Reason } from '@skald/engine';
import { expect, it } from 'vitest';
import type { RequestOutcome, TableSnapshot, TableSource, TableStep } from '../table/model/source.ts';
import { TableModel } from '../table/model/table-model.ts';
import { Cues } from './cues.ts';
import { followQuestions } from './follow-questions.ts';

function question(id: string): OpenDecision {
  const space = { kind: 'one', options: [{ do: 'stay' }, { do: 'pass' }] } as const;
  return { id, seat: 0, prompt: { key: 'turn', params: {} }, space, fallback: { do: 'pass' }, rules: [] };
}

function snapshot(...asked: string[]): TableSnapshot {
  return {
    game: 'any',
    viewer: 0,
    players: [],
    table: {},
    hand: null,
    waiting: [],
    decisions: asked.map(question),
    canUndo: false,
    over: false,
    standings: null,
  };
}

class OwnSource implements TableSource {
  readonly past: readonly GameEvent[] = [];
  readonly announcesTurns?: true;
  current = snapshot();
  outcome: RequestOutcome = { accepted: true };
  readonly #listeners = new Set<(step: TableStep) => void>();
  constructor(announcesTurns: boolean) {
    if (announcesTurns) this.announcesTurns = true;
  }
  subscribe(listener: (step: TableStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  publish(asked: readonly string[], ...events: GameEvent[]): void {
    this.current = snapshot(...asked);
    for (const listener of [...this.#listeners]) listener({ events, snapshot: this.current });
  }
  answer = async (): Promise<RequestOutcome> => this.outcome;
  undo = async (): Promise<RequestOutcome> => this.outcome;
  why = async (): Promise<readonly Reason[]> => [];
  close = (): void => undefined;
}

function tableAt({ announcesTurns = false, asked = [] }: { announcesTurns?: boolean; asked?: string[] } = {}) {
  const sounded: string[] = [];
  const due: (() => void)[] = [];
  /** What was heard until now. */
  const heard = (): readonly string[] => {
    while (due.length > 0) due.shift()?.();
    return sounded;
  };
  const page = { isOutOfSight: false };
  const source = new OwnSource(announcesTurns);
  source.current = snapshot(...asked);
  const wait = (): (() => void) => () => undefined;
  const model = new TableModel({ source, scenesFor: () => [], moves: () => false, wait });
  const cues = new Cues({
    play: (sound) => sounded.push(sound),
    wait: (_ms, wake) => {
      due.push(wake);
      return () => undefined;
    },
  });
  const ui = { turnBegunBy: ({ event }: GameEvent) => (event === 'my-turn' ? 0 : undefined) };
  followQuestions(model, ui, { cues, isOutOfSight: () => page.isOutOfSight, notify: () => sounded.push('notice') });
  return { model, source, heard, page };
}

it('the question after others have played is news, the next of the same turn is not', () => {
  const { source, heard } = tableAt();
  source.publish(['d1']);
  expect(heard()).toEqual(['turn']);
  source.publish(['d2']);
  expect(heard()).toEqual(['turn']);
  source.publish([]);
  source.publish(['d3']);
  expect(heard()).toEqual(['turn', 'turn']);
});

it('a question that was open when the table was opened is not news', () => {
  const { source, heard } = tableAt({ asked: ['d1'] });
  source.publish(['d1']);
  expect(heard()).toEqual([]);
});

it('a new turn is news, even if the rules played all others in one step', () => {
  const { source, heard } = tableAt({ asked: ['d1'] });
  source.publish(['d2'], { event: 'my-turn' });
  expect(heard()).toEqual(['turn']);
});

it('out of sight, the table notifies', () => {
  const { source, heard, page } = tableAt();
  page.isOutOfSight = true;
  source.publish(['d1']);
  expect(heard()).toEqual(['notice']);
});

it('out of sight, a match that the site announces is announced by the site alone, also afterwards', () => {
  const { source, heard, page } = tableAt({ announcesTurns: true });
  page.isOutOfSight = true;
  source.publish(['d1']);
  page.isOutOfSight = false;
  source.publish(['d1']);
  expect(heard()).toEqual([]);
});

it('a refused answer is heard', async () => {
  const { model, source, heard } = tableAt({ asked: ['d1'] });
  source.outcome = { refused: 'offline', why: [] };
  model.current().choosing?.choose(0);
  await Promise.resolve();
  await Promise.resolve();
  expect(model.current().refusal).not.toBeNull();
  expect(heard()).toEqual(['error']);
});
