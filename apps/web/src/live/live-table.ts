/** A match on a server, served to the table like any other: what was shown becomes a step, what is asked becomes a command. */
import type { MatchState, MatchStore, Play, Outcome as Reached, Shown } from '@skald/client';
import { type GameEvent, isObject, type Reason } from '@skald/engine';
import type { Seating } from '@skald/protocol';
import type { Outcome, TablePlayer, TableSnapshot, TableSource, TableStep } from '../table/source.ts';

/** The parts of a store that a table needs. */
export type MatchSource = Pick<MatchStore, 'state' | 'onShown' | 'answer' | 'undo' | 'why'>;

export class LiveTable implements TableSource {
  readonly past: readonly GameEvent[] = [];
  readonly #store: MatchSource;
  readonly #listeners = new Set<(step: TableStep) => void>();
  readonly #leave: () => void;
  #current: TableSnapshot;

  /** The match has begun: its first view is there. */
  constructor(store: MatchSource, play: Play) {
    this.#store = store;
    this.#current = this.#snapshot(play);
    this.#leave = store.onShown((shown) => this.#show(shown));
  }

  get current(): TableSnapshot {
    return this.#current;
  }

  subscribe(listener: (step: TableStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the answer is seen to have happened, so that nobody is asked the same twice. */
  async answer(decision: string, answer: unknown): Promise<Outcome> {
    const reached = await this.#store.answer(decision, answer);
    if (reached.accepted) await this.#until(({ pending }) => !pending.some((command) => command.decision === decision));
    return outcomeOf(reached);
  }

  async undo(): Promise<Outcome> {
    return outcomeOf(await this.#store.undo());
  }

  async why(decision: string, answer: unknown): Promise<readonly Reason[]> {
    const told = await this.#store.why(decision, answer);
    return 'code' in told ? [{ reason: 'offline' }] : told;
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
  }

  #show(shown: Shown | null): void {
    const play = shown?.after ?? this.#store.state.get().play;
    if (!play) return;
    this.#current = this.#snapshot(play);
    const step = { events: shown?.events ?? [], snapshot: this.#current, ...undoneBy(shown) };
    for (const listener of this.#listeners) listener(step);
  }

  #snapshot(play: Play): TableSnapshot {
    return snapshotOf(play, this.#store.state.get().seating);
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

function snapshotOf(play: Play, seating: Seating | null): TableSnapshot {
  const { game, viewer, seats, table, hand, waiting, decisions, canUndo, over, result } = play;
  return {
    game,
    viewer,
    players: Array.from({ length: seats }, (_, seat) => playerIn(seating, seat)),
    table: isObject(table) ? table : {},
    hand: isObject(hand) ? hand : null,
    waiting,
    decisions,
    canUndo: canUndo && !over,
    over,
    standings: result?.standings ?? null,
  };
}

function playerIn(seating: Seating | null, seat: number): TablePlayer {
  const info = seating?.seats.find((one) => one.seat === seat);
  return { name: info?.account?.name ?? `#${seat + 1}`, kind: info?.occupant === 'bot' ? 'bot' : 'person' };
}

function undoneBy(shown: Shown | null): Pick<TableStep, 'undoneBy'> {
  const { cause } = shown ?? {};
  return cause && cause.kind !== 'clock' ? { undoneBy: cause.seat } : {};
}

function outcomeOf(reached: Reached): Outcome {
  if (reached.accepted) return { accepted: true };
  const { refusal, why = [] } = reached.failure;
  return { refused: refusal ?? 'offline', why };
}
