/** Watches one match as one viewer, and keeps what is shown equal to what the server has, whatever gets lost on the way. */
import { isError, type Lexicon, type MatchView, PASSING_CODES, splitStep, type WatchAnswer, type WatchRequest } from '@skald/protocol';
import { newer, withAround, withLines } from './around.ts';
import { atLeast } from './backoff.ts';
import type { Connection } from './connection.ts';
import type { MatchState, PendingCommand, Shown } from './match-state.ts';
import { Source } from './source.ts';
import type { Failure } from './state.ts';
import { Streams } from './streams.ts';

/** Which match, and, for an account that plays several of its seats, which of them. */
export interface Watched {
  readonly match: string;
  readonly seat?: number;
}

/** What somebody had seen of a match when they left it: whoever comes back with it is told what has happened since. */
export interface Kept {
  readonly view: MatchView;
  readonly lexicon: Lexicon;
}

/** How long something may be missing before it is asked for. */
const GRACE_MS = 250;
/** How long nothing may come before the server is asked whether that is right. */
const QUIET_MS = 45_000;
const PUT_OFF_MS = 1000;

const NOTHING_YET: MatchState = {
  freshness: 'loading',
  failure: null,
  play: null,
  seating: null,
  presence: null,
  undo: null,
  chat: [],
  standing: null,
  pending: [],
};

export class Watcher {
  readonly state = new Source<MatchState>(NOTHING_YET);
  readonly #connection: Connection;
  readonly #watched: Watched;
  readonly #streams: Streams;
  readonly #audience = new Set<(shown: Shown | null) => void>();
  readonly #callOffs: (() => void)[];
  /** What has been shown since the state was last set. */
  #shown: Shown[] = [];
  /** Up to this line the chat is known without a gap. */
  #chatKnown: number | undefined;
  #isAsking = false;
  #mustAskAgain = false;
  #checks: (() => boolean)[] = [];
  #callOffCheck: () => void = () => {};
  #callOffQuiet: () => void = () => {};

  constructor(connection: Connection, watched: Watched, kept?: Kept) {
    this.#connection = connection;
    this.#watched = watched;
    this.#streams = new Streams(connection.lexicons, connection.clock, (shown) => this.#shown.push(shown));
    if (kept) {
      connection.lexicons.keep(kept.lexicon);
      this.#streams.show(kept.view);
      this.update({ play: this.#streams.play });
    }
    this.#callOffs = [connection.onOpened(() => this.ask()), connection.onLost(() => this.#lag()), ...this.#listen()];
    this.ask();
  }

  get streams(): Streams {
    return this.#streams;
  }

  /** Is told of each thing that happens, in order; of null where a whole view replaced what was shown. */
  onShown(listener: (shown: Shown | null) => void): () => void {
    this.#audience.add(listener);
    return () => this.#audience.delete(listener);
  }

  update(change: Partial<MatchState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  /** Asks soon, unless what is missing has come until then. */
  checkSoon(isMissing: () => boolean): void {
    this.#checks.push(isMissing);
    if (this.#checks.length > 1) return;
    this.#callOffCheck = this.#connection.clock.after(GRACE_MS, () => {
      const checks = this.#checks;
      this.#checks = [];
      if (!checks.some((check) => check())) return;
      this.#lag();
      this.ask();
    });
  }

  /** Asks the server for what is missing, or for everything. */
  ask(): void {
    if (this.#isClosed) return;
    if (this.#isAsking) this.#mustAskAgain = true;
    else if (this.#connection.isOnline) void this.#askOnce();
  }

  /** No longer watches. */
  stop(failure: Failure | null = null): void {
    if (this.#isClosed) return;
    for (const callOff of this.#callOffs) callOff();
    this.#callOffCheck();
    this.#callOffQuiet();
    this.update({ freshness: 'closed', failure });
  }

  get #isClosed(): boolean {
    return this.state.get().freshness === 'closed';
  }

  async #askOnce(): Promise<void> {
    this.#isAsking = true;
    this.#mustAskAgain = false;
    const acknowledged = this.state.get().pending.filter(({ reached }) => reached);
    const answer = await this.#connection.once('match.watch', this.#request());
    this.#isAsking = false;
    if (this.#isClosed) return;
    if (answer === undefined) this.#mustAskAgain = true;
    else if (!isError(answer)) this.#take(answer, acknowledged);
    else if (PASSING_CODES.includes(answer.error.code)) this.#askLater(answer.error);
    else this.stop(answer.error);
    if (this.#mustAskAgain) this.ask();
  }

  #request(): WatchRequest {
    const { play } = this.state.get();
    return {
      ...this.#watched,
      ...(play && !this.#streams.isBroken && { cursor: play.cursor }),
      ...(this.#chatKnown !== undefined && { chatAfter: this.#chatKnown }),
      lexicons: this.#connection.lexicons.ids,
    };
  }

  #askLater({ retryAfterMs = PUT_OFF_MS }: Failure): void {
    const { clock, chances } = this.#connection;
    clock.after(atLeast(retryAfterMs, chances.fraction()), () => this.ask());
  }

  /** What was acknowledged before the server was asked is in its answer. */
  #take(answer: WatchAnswer, acknowledged: readonly PendingCommand[]): void {
    let isCut = false;
    if ('view' in answer) {
      if (answer.lexicon) this.#connection.lexicons.keep(answer.lexicon);
      isCut = this.#streams.show(answer.view);
    } else if ('steps' in answer) {
      this.#streams.take(answer.steps.public, answer.steps.private);
      this.#streams.setClocks(answer.left);
    }
    this.#streams.forgetStrange();
    this.#chatKnown = answer.around.chat.lines.at(-1)?.id ?? this.#chatKnown;
    const pending = this.state.get().pending.filter((command) => !acknowledged.includes(command));
    this.state.set({ ...withAround(this.state.get(), answer.around), freshness: 'live', pending });
    this.#settle(isCut);
  }

  #listen(): (() => void)[] {
    const { channels } = this.#connection;
    const { match, seat } = this.#watched;
    const isOurs = (message: { readonly match: string }): boolean => message.match === match;
    const isSeat = (named: number | undefined): boolean => seat === undefined || named === undefined || named === seat;
    return [
      channels['match.public'].listen((step) => {
        const { public: shown, private: own } = splitStep(step);
        if (isOurs(step)) this.#came(() => this.#streams.take([shown], own && isSeat(own.seat) ? [own] : []));
      }),
      channels['match.private'].listen((step) => {
        if (isOurs(step) && isSeat(step.seat)) this.#came(() => this.#streams.take([], [step]));
      }),
      channels['match.seats'].listen((told) => {
        if (isOurs(told)) this.#came(() => this.update({ seating: newer(this.state.get().seating, told.seating) }));
      }),
      channels['match.presence'].listen((told) => {
        if (isOurs(told)) this.#came(() => this.update({ presence: newer(this.state.get().presence, told.presence) }));
      }),
      channels['match.undo-asked'].listen((told) => {
        if (isOurs(told)) this.#came(() => this.update({ undo: newer(this.state.get().undo, told.undo) }));
      }),
      channels['match.chat'].listen((told) => {
        if (isOurs(told)) this.#came(() => this.update({ chat: withLines(this.state.get().chat, [told.line]) }));
      }),
      channels['match.closed'].listen((told) => isOurs(told) && isSeat(told.seat) && this.stop(told.error)),
    ];
  }

  /** Something about this match has come. */
  #came(take: () => void): void {
    take();
    this.#settle(false);
  }

  /** Shows what there is to show, and sees to what is missing. */
  #settle(isCut: boolean): void {
    const shown = this.#shown;
    this.#shown = [];
    const { play } = this.#streams;
    const { pending } = this.state.get();
    const isReached = ({ reached }: PendingCommand): boolean => reached !== undefined && this.#streams.hasReached(reached);
    this.update({ play, pending: pending.some(isReached) ? pending.filter((command) => !isReached(command)) : pending });
    for (const listener of [...this.#audience]) {
      if (isCut) listener(null);
      for (const one of shown) listener(one);
    }
    if (this.#streams.isBehind) this.checkSoon(() => this.#streams.isBehind);
    if (this.#lacksPlay()) this.checkSoon(() => this.#lacksPlay());
    this.#listenForQuiet();
  }

  /** It has started, but was not when the server was asked. */
  #lacksPlay(): boolean {
    const status = this.state.get().seating?.status;
    return !this.#streams.play && (status === 'running' || status === 'finished');
  }

  #lag(): void {
    if (this.state.get().freshness === 'live') this.update({ freshness: 'behind' });
  }

  #listenForQuiet(): void {
    this.#callOffQuiet();
    if (this.#isClosed) return;
    this.#callOffQuiet = this.#connection.clock.after(QUIET_MS, () => this.ask());
  }
}
