/** A match on a server is a table source like any other. */
import { type AppliedStep, type CommandResult, type HistoryPage, type MatchState, ObservableValue, type Play } from '@skald/client';
import { required } from '@skald/engine';
import type { StandingOrders } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import type { TableStep } from '../table/model/source.ts';
import { LiveTable, type MatchSource } from './live-table.ts';

const PLAY: Play = {
  match: 'm',
  game: 'raids',
  edition: 'first',
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
  readonly state = new ObservableValue<MatchState>({
    freshness: 'live',
    failure: null,
    play: PLAY,
    end: null,
    seating: null,
    presence: null,
    undo: null,
    standing: null,
    chat: [],
    pending: [],
  });
  outcome: CommandResult = { accepted: true };
  readonly audience = new Set<(shown: AppliedStep | null) => void>();

  onStep(listener: (shown: AppliedStep | null) => void): () => void {
    this.audience.add(listener);
    return () => this.audience.delete(listener);
  }

  show(shown: AppliedStep | null): void {
    this.state.set({ ...this.state.get(), play: shown?.after ?? this.state.get().play });
    for (const listener of this.audience) listener(shown);
  }

  answer(decision: string): Promise<CommandResult> {
    const pending = [{ commandId: 'c', kind: 'answer' as const, decision }];
    if (this.outcome.accepted) this.state.set({ ...this.state.get(), pending });
    return Promise.resolve(this.outcome);
  }

  undo(): Promise<CommandResult> {
    return Promise.resolve(this.outcome);
  }

  readonly orders: StandingOrders[] = [];

  setStanding(orders: StandingOrders): Promise<CommandResult> {
    this.orders.push(orders);
    return Promise.resolve(this.outcome);
  }

  readonly asked: (number | undefined)[] = [];
  pages: HistoryPage[] = [];

  history(_at: unknown, before?: number): Promise<HistoryPage> {
    this.asked.push(before);
    return Promise.resolve(this.pages.shift() ?? { lines: [], older: null });
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

  it('emits an applied step, with the table after it', () => {
    const { store, table, steps } = open();
    const after = { ...PLAY, table: { voyage: 2 }, decisions: [] };
    store.show({ before: PLAY, events: [{ event: 'voyage-began' }], cause: null, after });
    expect(steps).toEqual([{ events: [{ event: 'voyage-began' }], snapshot: table.current }]);
    expect(table.current.table).toEqual({ voyage: 2 });
  });

  it('says who took something back, also by consent, but not whose clock ran out', () => {
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
    expect(steps).toEqual([{ events: [], snapshot: table.current, cut: true }]);
    expect(table.current.table).toEqual({ voyage: 4 });
  });

  it('passes for a turn by a standing order, and keeps the other orders', async () => {
    const { store, table } = open();
    expect(await table.passForTurn()).toEqual({ accepted: true });
    store.state.set({ ...store.state.get(), standing: { otherwise: 'pass-unless-attacked' } });
    await table.passForTurn();
    expect(store.orders).toEqual([
      { otherwise: 'ask', restOfTurn: true },
      { otherwise: 'pass-unless-attacked', restOfTurn: true },
    ]);
  });

  it('gives standing orders, and shows those of the server', async () => {
    const { store, table } = open();
    expect(table.orders()).toEqual({ otherwise: 'ask', restOfTurn: false });
    expect(await table.setOrders({ otherwise: 'pass', restOfTurn: false })).toEqual({ accepted: true });
    expect(store.orders).toEqual([{ otherwise: 'pass', restOfTurn: false }]);
    store.state.set({ ...store.state.get(), standing: { otherwise: 'pass-unless-attacked', restOfTurn: true } });
    expect(table.orders()).toEqual({ otherwise: 'pass-unless-attacked', restOfTurn: true });
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

  it('is over when the match is, although the rules have more to ask', () => {
    const { store, table, steps } = open();
    const standings = [{ seat: 1, rank: 1, score: 3 }];
    store.state.set({ ...store.state.get(), end: { status: 'finished', reason: 'resigned', standings } });
    expect(steps).toHaveLength(1);
    expect(table.current).toMatchObject({ over: true, standings, decisions: [], waiting: [], canUndo: false });
    store.state.set({ ...store.state.get(), pending: [] });
    expect(steps).toHaveLength(1);
  });

  it('is not over before everything was shown that came before its end', () => {
    const { store, table } = open();
    const last = { ...PLAY, cursor: { epoch: 'e', p: 3, q: 1 }, over: true };
    const end = { status: 'finished', reason: null, standings: [] } as const;
    store.state.set({ ...store.state.get(), play: last, end });
    for (const listener of store.audience) listener({ before: PLAY, events: [], cause: null, after: PLAY });
    expect(table.current.over).toBe(false);
    for (const listener of store.audience) listener({ before: PLAY, events: [], cause: null, after: last });
    expect(table.current.over).toBe(true);
  });

  it('asks nothing while a bot plays the seat, and asks again when it is taken back', () => {
    const { store, table } = open();
    const seat = {
      seat: 0,
      occupant: 'person',
      account: null,
      bot: null,
      botOwner: null,
      handedOver: true,
      resigned: false,
      ready: true,
    } as const;
    const seating = { v: 1, status: 'running', ended: null, ownBots: false, seats: [seat] } as const;
    store.state.set({ ...store.state.get(), seating: { ...seating, seats: [...seating.seats] } });
    expect(table.current).toMatchObject({ decisions: [], canUndo: false, over: false });
    store.state.set({ ...store.state.get(), seating: { ...seating, v: 2, seats: [{ ...seat, handedOver: false }] } });
    expect(table.current.decisions).toHaveLength(1);
  });

  it('gives its past page by page, and from the beginning again where something was missed', async () => {
    const { store, table } = open();
    store.pages = [
      { lines: [{ event: { event: 'third' } }], older: -4 },
      { lines: [{ undoneBy: 1 }], older: null },
      { lines: [{ event: { event: 'anew' } }], older: null },
    ];
    expect(await table.older()).toEqual({ lines: [{ event: { event: 'third' } }], hasMore: true });
    expect(await table.older()).toEqual({ lines: [{ undoneBy: 1 }], hasMore: false });
    store.state.set({ ...store.state.get(), play: { ...PLAY, cursor: { epoch: 'f', p: 0, q: 0 } } });
    store.show(null);
    expect(await table.older()).toEqual({ lines: [{ event: { event: 'anew' } }], hasMore: false });
    expect(store.asked).toEqual([undefined, -4, undefined]);
  });

  it('says no more when it is closed', () => {
    const { store, table, steps } = open();
    table.close();
    store.show({ before: PLAY, events: [], cause: null, after: PLAY });
    expect(steps).toEqual([]);
    expect(required(store.state.get().play, 'a match').match).toBe('m');
  });
});
