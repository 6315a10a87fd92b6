/** A list of matches that the server keeps up to date: the lobby, or one's own matches. */
import { type ErrorBody, fitsFilter, isError, type LobbyFilter, type MatchSummary, type MyMatch, PASSING_CODES } from '@skald/protocol';
import { atLeast } from './connection/backoff.ts';
import type { Connection } from './connection/connection.ts';
import type { Failure } from './connection/connection-state.ts';
import { ObservableValue } from './observable-value.ts';

export interface ListState<T> {
  readonly freshness: 'loading' | 'live' | 'behind' | 'closed';
  readonly failure: Failure | null;
  /** The newest first. */
  readonly matches: readonly T[];
}

interface Place {
  readonly epoch: string;
  readonly n: number;
}

interface Whole<T> extends Place {
  readonly matches: readonly T[];
}

interface Change<T> extends Whole<T> {
  readonly gone: readonly string[];
}

/** What distinguishes one list from the other. */
interface Kind<T> {
  ask(connection: Connection): Promise<Whole<T> | ErrorBody | undefined>;
  unwatch(connection: Connection): void;
  listen(connection: Connection, changed: (change: Change<T>) => void): () => void;
  belongs(match: T): boolean;
}

const QUIET_MS = 60_000;
const PUT_OFF_MS = 1000;
/** The most changes buffered while the list loads. */
const MOST_KEPT = 500;

export class ListStore<T extends MatchSummary> {
  readonly state = new ObservableValue<ListState<T>>({ freshness: 'loading', failure: null, matches: [] });
  readonly #connection: Connection;
  readonly #kind: Kind<T>;
  readonly #cancellations: (() => void)[];
  #place: Place | undefined;
  /** Changes received while the list was requested. */
  #early: Change<T>[] = [];
  #isAsking = false;
  #mustAskAgain = false;
  #cancelQuiet: () => void = () => {};

  constructor(connection: Connection, kind: Kind<T>) {
    this.#connection = connection;
    this.#kind = kind;
    this.#cancellations = [
      connection.onOpened(() => this.#ask()),
      connection.onLost(() => this.#update({ freshness: 'behind' })),
      kind.listen(connection, (change) => this.#changed(change)),
    ];
    this.#ask();
  }

  close(failure: Failure | null = null): void {
    for (const cancel of this.#cancellations) cancel();
    this.#cancelQuiet();
    this.#update({ freshness: 'closed', failure });
    this.#kind.unwatch(this.#connection);
  }

  #ask(): void {
    if (this.state.get().freshness === 'closed') return;
    if (this.#isAsking) this.#mustAskAgain = true;
    else if (this.#connection.isOnline) void this.#askOnce();
  }

  async #askOnce(): Promise<void> {
    this.#isAsking = true;
    this.#mustAskAgain = false;
    const whole = await this.#kind.ask(this.#connection);
    this.#isAsking = false;
    if (this.state.get().freshness === 'closed') return;
    if (whole === undefined) this.#mustAskAgain = true;
    else if (!isError(whole)) this.#applyWhole(whole);
    else if (PASSING_CODES.includes(whole.error.code)) this.#askLater(whole.error);
    else this.close(whole.error);
    if (this.#mustAskAgain) this.#ask();
  }

  #askLater({ retryAfterMs = PUT_OFF_MS }: Failure): void {
    const { clock, random } = this.#connection;
    clock.after(atLeast(retryAfterMs, random.fraction()), () => this.#ask());
  }

  #applyWhole({ epoch, n, matches }: Whole<T>): void {
    const early = this.#early;
    this.#early = [];
    this.#place = { epoch, n };
    this.#update({ freshness: 'live', matches: newestFirst(matches.filter((match) => this.#kind.belongs(match))) });
    for (const change of early.sort((a, b) => a.n - b.n)) if (change.epoch === epoch) this.#changed(change);
    this.#listenForQuiet();
  }

  #changed(change: Change<T>): void {
    this.#listenForQuiet();
    if (this.#isAsking || !this.#place) {
      if (this.#early.length < MOST_KEPT) this.#early.push(change);
      return;
    }
    const { epoch, n } = this.#place;
    if (change.epoch === epoch && change.n <= n) return;
    if (change.epoch !== epoch || change.n > n + 1) {
      this.#update({ freshness: 'behind' });
      this.#early.push(change);
      this.#ask();
      return;
    }
    this.#place = { epoch, n: change.n };
    const touched = new Set([...change.gone, ...change.matches.map(({ id }) => id)]);
    const others = this.state.get().matches.filter(({ id }) => !touched.has(id));
    this.#update({ matches: newestFirst([...others, ...change.matches.filter((match) => this.#kind.belongs(match))]) });
  }

  #listenForQuiet(): void {
    this.#cancelQuiet();
    this.#cancelQuiet = this.#connection.clock.after(QUIET_MS, () => this.#ask());
  }

  #update(change: Partial<ListState<T>>): void {
    if (this.state.get().freshness !== 'closed') this.state.set({ ...this.state.get(), ...change });
  }
}

function newestFirst<T extends MatchSummary>(matches: readonly T[]): readonly T[] {
  return [...matches].sort((a, b) => (a.createdAt === b.createdAt ? Number(a.id < b.id) - 0.5 : a.createdAt < b.createdAt ? 1 : -1));
}

/** The public matches that fit a filter. */
export function watchLobby(connection: Connection, filter: LobbyFilter = {}): ListStore<MatchSummary> {
  return new ListStore<MatchSummary>(connection, {
    ask: (over) => over.once('lobby.watch', { filter }),
    unwatch: (over) => void over.once('lobby.unwatch', {}),
    listen: (over, changed) => over.channels['lobby.changed'].listen(changed),
    belongs: (match) => fitsFilter(match, filter),
  });
}

/** The matches in which this account plays, and where it is its turn; with `unfinished`, only matches that are not over. */
export function watchMine(connection: Connection, { unfinished = false } = {}): ListStore<MyMatch> {
  return new ListStore<MyMatch>(connection, {
    ask: (over) => over.once('mine.watch', {}),
    unwatch: (over) => void over.once('mine.unwatch', {}),
    listen: (over, changed) => over.channels['mine.changed'].listen(changed),
    belongs: ({ status }) => !unfinished || status === 'open' || status === 'running',
  });
}
