/** A match on a server looks to the table like any other. */
import { type MatchState, type Outcome, type Play, type Shown, Source } from '@skald/client';
import { must } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import type { TableStep } from '../table/source.ts';
import { LiveTable, type MatchSource } from './live-table.ts';

const PLAY: Play = {
  match: 'm',
  game: 'raids',
  rulesVersion: 1,
  seats: 2,
  viewer: 0,
  cursor: { epoch: 'e', p: 1, q: 1 },
  lexicon: 'l',
  table: { voyage: 1 },
  hand: {},
  waiting: [{ id: '1.0', seat: 0, prompt: { key: 'navigate', params: {} }, answered: false }],
  decisions: [
    { id: '1.0', seat: 0, prompt: { key: 'navigate', params: {} }, space: { kind: 'amount', min: 0, max: 3 }, fallback: 0, rules: [] },
  ],
  sealed: [],
  canUndo: true,
  flow: { frames: [], asks: 0 },
  clocks: {},
  over: false,
  result: null,
};

class FakeStore implements MatchSource {
  readonly state = new Source<MatchState>({
    freshness: 'live',
    failure: null,
    play: PLAY,
    seating: null,
    presence: null,
    undo: null,
    standing: null,
    chat: [],
    pending: [],
  });
  outcome: Outcome = { accepted: true };
  readonly #audience = new Set<(shown: Shown | null) => void>();

  onShown(listener: (shown: Shown | null) => void): () => void {
    this.#audience.add(listener);
    return () => this.#audience.delete(listener);
  }

  show(shown: Shown | null): void {
    this.state.set({ ...this.state.get(), play: shown?.after ?? this.state.get().play });
    for (const listener of this.#audience) listener(shown);
  }

  answer(decision: string): Promise<Outcome> {
    const pending = [{ commandId: 'c', kind: 'answer' as const, decision }];
    if (this.outcome.accepted) this.state.set({ ...this.state.get(), pending });
    return Promise.resolve(this.outcome);
  }

  undo(): Promise<Outcome> {
    return Promise.resolve(this.outcome);
  }

  why(): Promise<readonly { readonly reason: string }[]> {
    return Promise.resolve([{ reason: 'too-weak' }]);
  }
}

function open(): { readonly store: FakeStore; readonly table: LiveTable; readonly steps: TableStep[] } {
  const store = new FakeStore();
  const table = new LiveTable(store, PLAY);
  const steps: TableStep[] = [];
  table.subscribe((step) => steps.push(step));
  return { store, table, steps };
}

describe('a table on a server', () => {
  it('is what the view says', () => {
    const { table } = open();
    expect(table.current).toMatchObject({ game: 'raids', viewer: 0, table: { voyage: 1 }, canUndo: true, over: false, standings: null });
    expect(table.current.players).toHaveLength(2);
    expect(table.current.decisions.map(({ id }) => id)).toEqual(['1.0']);
  });

  it('tells what was shown as a step, with the table after it', () => {
    const { store, table, steps } = open();
    const after = { ...PLAY, table: { voyage: 2 }, decisions: [] };
    store.show({ before: PLAY, events: [{ event: 'voyage-began' }], cause: null, after });
    expect(steps).toEqual([{ events: [{ event: 'voyage-began' }], snapshot: table.current }]);
    expect(table.current.table).toEqual({ voyage: 2 });
  });

  it('tells who took something back, also by consent, but not whose clock ran out', () => {
    const { store, steps } = open();
    for (const kind of ['undo', 'rewind', 'clock'] as const) {
      store.show({ before: PLAY, events: [], cause: { kind, seat: 1 }, after: PLAY });
    }
    expect(steps.map(({ undoneBy }) => undoneBy)).toEqual([1, 1, undefined]);
  });

  it('jumps where a whole view replaced what was shown', () => {
    const { store, table, steps } = open();
    store.state.set({ ...store.state.get(), play: { ...PLAY, table: { voyage: 4 } } });
    store.show(null);
    expect(steps).toEqual([{ events: [], snapshot: table.current }]);
    expect(table.current.table).toEqual({ voyage: 4 });
  });

  it('has answered only when the answer is seen to have happened', async () => {
    const { store, table } = open();
    let isDone = false;
    const answered = table.answer('1.0', 2).then((outcome) => {
      isDone = true;
      return outcome;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(isDone).toBe(false);
    store.state.set({ ...store.state.get(), pending: [] });
    expect(await answered).toEqual({ accepted: true });
  });

  it('says what the rules have against an answer', async () => {
    const { store, table } = open();
    store.outcome = { accepted: false, failure: { code: 'refused', reason: '', refusal: 'not-offered', why: [{ reason: 'too-weak' }] } };
    expect(await table.answer('1.0', 9)).toEqual({ refused: 'not-offered', why: [{ reason: 'too-weak' }] });
    store.outcome = { accepted: false, failure: { code: 'unavailable', reason: '' } };
    expect(await table.undo()).toEqual({ refused: 'offline', why: [] });
    expect(await table.why('1.0', 9)).toEqual([{ reason: 'too-weak' }]);
  });

  it('says no more when it is closed', () => {
    const { store, table, steps } = open();
    table.close();
    store.show({ before: PLAY, events: [], cause: null, after: PLAY });
    expect(steps).toEqual([]);
    expect(must(store.state.get().play, 'a match').match).toBe('m');
  });
});
