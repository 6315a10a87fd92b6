/** A match on a server as a table source: plays become steps, answers become commands. */
import type { AppliedStep, MatchState, MatchStore, Play, CommandResult as Reached } from '@skald/client';
import { type GameEvent, isObject, type Reason, type Viewer } from '@skald/engine';
import type { Cursor, Seating } from '@skald/protocol';
import {
  type PastPage,
  type RequestOutcome,
  type TablePlayer,
  type TableSnapshot,
  type TableSource,
  type TableStep,
  WINDOW_ANSWERS,
  type WindowOrders,
} from '../table/model/source.ts';

/** The parts of a match store that a table needs. */
export type MatchSource = Pick<MatchStore, 'state' | 'onStep' | 'answer' | 'undo' | 'why' | 'history' | 'setStanding'>;

export class LiveTable implements TableSource {
  readonly past: readonly GameEvent[] = [];
  readonly announcesTurns = true;
  readonly #store: MatchSource;
  readonly #listeners = new Set<(step: TableStep) => void>();
  readonly #leave: () => void;
  #current: TableSnapshot;
  /** The stream position before which the past lies, and the next page of it to load. */
  #at: Cursor;
  #older: number | undefined;
  /** Inputs of the snapshot beside the play: a change of them is shown too. */
  #tableInfo: string;

  /** `play`: the first view of a match that has begun. */
  constructor(store: MatchSource, play: Play) {
    this.#store = store;
    this.#current = this.#snapshot(play);
    this.#at = play.cursor;
    this.#tableInfo = tableInfoOf(store.state.get(), play.viewer);
    const leaves = [store.onStep((shown) => this.#applyStep(shown)), store.state.subscribe(() => this.#refresh())];
    this.#leave = () => {
      for (const leave of leaves) leave();
    };
  }

  get current(): TableSnapshot {
    return this.#current;
  }

  subscribe(listener: (step: TableStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the answer shows in the match, so that nobody is asked the same twice. */
  async answer(decision: string, answer: unknown): Promise<RequestOutcome> {
    const reached = await this.#store.answer(decision, answer);
    if (reached.accepted) await this.#until(({ pending }) => !pending.some((command) => command.decision === decision));
    return outcomeOf(reached);
  }

  async undo(): Promise<RequestOutcome> {
    return outcomeOf(await this.#store.undo());
  }

  async passForTurn(): Promise<RequestOutcome> {
    const { standing } = this.#store.state.get();
    return outcomeOf(await this.#store.setStanding({ otherwise: 'ask', ...standing, restOfTurn: true }));
  }

  orders(): WindowOrders | undefined {
    if (this.#current.viewer === 'spectator') return undefined;
    const { standing } = this.#store.state.get();
    const otherwise = WINDOW_ANSWERS.find((one) => one === standing?.otherwise) ?? 'ask';
    return { otherwise, restOfTurn: standing?.restOfTurn === true };
  }

  async setOrders({ otherwise, restOfTurn }: WindowOrders): Promise<RequestOutcome> {
    const { standing } = this.#store.state.get();
    return outcomeOf(await this.#store.setStanding({ ...standing, otherwise, restOfTurn }));
  }

  async why(decision: string, answer: unknown): Promise<readonly Reason[]> {
    const reasons = await this.#store.why(decision, answer);
    return 'code' in reasons ? [{ reason: 'offline' }] : reasons;
  }

  async older(): Promise<PastPage | undefined> {
    // A viewer with a kept view sees it before the server knows that they are there.
    await this.#until(({ freshness }) => freshness !== 'loading');
    const at = this.#at;
    const page = await this.#store.history(at, this.#older);
    if ('code' in page || at !== this.#at) return undefined;
    this.#older = page.older ?? undefined;
    return { lines: page.lines, hasMore: page.older !== null };
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
  }

  #applyStep(shown: AppliedStep | null): void {
    const play = shown?.after ?? this.#store.state.get().play;
    if (!play) return;
    this.#current = this.#snapshot(play);
    if (shown) {
      this.#emit({ events: shown.events, snapshot: this.#current, ...undoneBy(shown) });
      return;
    }
    this.#at = play.cursor;
    this.#older = undefined;
    this.#emit({ events: [], snapshot: this.#current, cut: true });
  }

  /** Emits a step if the match ended without its rules, a bot took over the viewer's seat or gave it back, or the orders changed. */
  #refresh(): void {
    const state = this.#store.state.get();
    const { play } = state;
    const tableInfo = play && tableInfoOf(state, play.viewer);
    if (!play || tableInfo === null || tableInfo === this.#tableInfo) return;
    this.#tableInfo = tableInfo;
    // A step that ends the match by its rules reports that itself.
    if (play.over) return;
    this.#current = this.#snapshot(play);
    this.#emit({ events: [], snapshot: this.#current });
  }

  #emit(step: TableStep): void {
    for (const listener of this.#listeners) listener(step);
  }

  #snapshot(play: Play): TableSnapshot {
    return snapshotOf(play, this.#store.state.get());
  }

  #until(holds: (state: MatchState) => boolean): Promise<void> {
    const { state } = this.#store;
    return new Promise((resolve) => {
      if (holds(state.get())) return resolve();
      const forget = state.subscribe(() => {
        if (!holds(state.get()) && state.get().freshness !== 'closed') return;
        forget();
        resolve();
      });
    });
  }
}

/** The match after this play; its end shows only once every earlier step is shown. */
function snapshotOf(play: Play, state: MatchState): TableSnapshot {
  const { game, viewer, seats, table, hand, waiting, decisions, canUndo } = play;
  const { seating } = state;
  const end = isLatest(play, state) ? state.end : null;
  const over = play.over || end !== null;
  const isAsked = !over && !isBotsToPlay(seating, viewer);
  return {
    game,
    viewer,
    players: Array.from({ length: seats }, (_, seat) => playerIn(seating, seat)),
    table: isObject(table) ? table : {},
    hand: isObject(hand) ? hand : null,
    waiting: over ? [] : waiting,
    decisions: isAsked ? decisions : [],
    canUndo: canUndo && isAsked,
    over,
    standings: end?.standings ?? play.result?.standings ?? null,
  };
}

function isLatest({ cursor }: Play, { play }: MatchState): boolean {
  return cursor.epoch === play?.cursor.epoch && cursor.p >= play.cursor.p && cursor.q >= play.cursor.q;
}

/** A bot plays the viewer's seat, which was handed over or given up. */
function isBotsToPlay(seating: Seating | null, viewer: Viewer): boolean {
  return seating?.seats.some(({ seat, handedOver }) => seat === viewer && handedOver) ?? false;
}

function tableInfoOf({ end, seating, standing }: MatchState, viewer: Viewer): string {
  return JSON.stringify([end, isBotsToPlay(seating, viewer), standing]);
}

function playerIn(seating: Seating | null, seat: number): TablePlayer {
  const info = seating?.seats.find((one) => one.seat === seat);
  return { name: info?.account?.name ?? `#${seat + 1}`, kind: info?.occupant === 'bot' ? 'bot' : 'person' };
}

function undoneBy({ cause }: AppliedStep): Pick<TableStep, 'undoneBy'> {
  return cause?.kind === 'undo' || cause?.kind === 'rewind' ? { undoneBy: cause.seat } : {};
}

function outcomeOf(reached: Reached): RequestOutcome {
  if (reached.accepted) return { accepted: true };
  const { refusal, why = [] } = reached.failure;
  return { refused: refusal ?? 'offline', why };
}
