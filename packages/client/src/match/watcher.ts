/** Watches one match as one viewer and keeps the local state equal to the server's, whatever messages get lost. */
import {
  isError,
  type MatchView,
  PASSING_CODES,
  type PackDictionary,
  splitStep,
  type WatchAnswer,
  type WatchRequest,
} from '@skald/protocol';
import { atLeast, backoff } from '../connection/backoff.ts';
import type { Connection } from '../connection/connection.ts';
import type { Failure } from '../connection/connection-state.ts';
import { ObservableValue } from '../observable-value.ts';
import { atRest, endOf } from './match-end.ts';
import type { AppliedStep, MatchState, PendingCommand, Play } from './match-state.ts';
import { StepStreams } from './streams.ts';
import { newer, withLines, withTableInfo } from './table-info.ts';

/** The match, and the seat for an account that plays several. */
export interface WatchTarget {
  readonly match: string;
  readonly seat?: number;
  /** The invitation to a private match, for viewers without a seat. */
  readonly invitation?: string;
}

/** The last view of a match before leaving; resuming with it brings the steps since then. */
export interface KeptView {
  readonly view: MatchView;
  readonly lexicon: PackDictionary;
}

/** Ask for a missing step after this long. */
const GRACE_MS = 250;
/** Poll the server after this much silence. */
const QUIET_MS = 45_000;
const PUT_OFF_MS = 1000;
/** The server refuses a match that is just starting; give up after this many attempts. */
const STATUS_ATTEMPTS = 6;

const NOTHING_YET: MatchState = {
  freshness: 'loading',
  failure: null,
  play: null,
  end: null,
  seating: null,
  presence: null,
  undo: null,
  chat: [],
  standing: null,
  pending: [],
};

export class Watcher {
  readonly state = new ObservableValue<MatchState>(NOTHING_YET);
  readonly #connection: Connection;
  readonly #watched: WatchTarget;
  readonly #streams: StepStreams;
  readonly #audience = new Set<(shown: AppliedStep | null) => void>();
  readonly #cancellations: (() => void)[];
  /** Steps applied since the state was last published. */
  #shown: AppliedStep[] = [];
  /** Up to this line the chat is known without a gap. */
  #chatKnown: number | undefined;
  /** When the client first saw the match end, and its state since then. */
  #endedAt: number | undefined;
  #rested: { readonly of: Play; readonly is: Play } | undefined;
  #isAsking = false;
  #mustAskAgain = false;
  #refusedForStatus = 0;
  #checks: (() => boolean)[] = [];
  #cancelCheck: () => void = () => {};
  #cancelQuiet: () => void = () => {};

  constructor(connection: Connection, watched: WatchTarget, kept?: KeptView) {
    this.#connection = connection;
    this.#watched = watched;
    this.#streams = new StepStreams(connection.dictionaries, connection.clock, (shown) => this.#shown.push(shown));
    if (kept) {
      connection.dictionaries.keep(kept.lexicon);
      this.#streams.replace(kept.view);
      this.update({});
    }
    this.#cancellations = [connection.onOpened(() => this.ask()), connection.onLost(() => this.#lag()), ...this.#listen()];
    this.ask();
  }

  get streams(): StepStreams {
    return this.#streams;
  }

  /** Receives each applied step in order; null when a whole view replaced the state. */
  onStep(listener: (shown: AppliedStep | null) => void): () => void {
    this.#audience.add(listener);
    return () => this.#audience.delete(listener);
  }

  update(change: Partial<MatchState>): void {
    this.#set({ ...this.state.get(), ...change });
  }

  /** Asks after a short delay, unless the missing steps arrive before. */
  checkSoon(isMissing: () => boolean): void {
    this.#checks.push(isMissing);
    if (this.#checks.length > 1) return;
    this.#cancelCheck = this.#connection.clock.after(GRACE_MS, () => {
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

  /** Stops watching. */
  stop(failure: Failure | null = null): void {
    if (this.#isClosed) return;
    for (const cancel of this.#cancellations) cancel();
    this.#cancelCheck();
    this.#cancelQuiet();
    this.update({ freshness: 'closed', failure });
  }

  /** Derives the end of the match from the seating and the play. */
  #set(state: MatchState): void {
    const { play } = this.#streams;
    const before = this.state.get();
    const isSame = state.seating === before.seating && (play?.over ?? false) === (before.play?.over ?? false);
    const end = isSame && before.end ? before.end : endOf(state.seating, play);
    this.state.set({ ...state, play: end && play ? this.#rest(play) : play, end });
  }

  #rest(play: Play): Play {
    if (this.#rested?.of !== play) {
      this.#endedAt ??= this.#connection.clock.now();
      this.#rested = { of: play, is: atRest(play, this.#endedAt) };
    }
    return this.#rested.is;
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
    else if (!isError(answer)) this.#applyAnswer(answer, acknowledged);
    else if (PASSING_CODES.includes(answer.error.code)) this.#askLater(answer.error.retryAfterMs);
    else if (answer.error.code === 'wrong-status' && this.#refusedForStatus < STATUS_ATTEMPTS)
      this.#askLater(backoff(this.#refusedForStatus++, this.#connection.random.fraction()));
    else this.stop(answer.error);
    if (this.#mustAskAgain) this.ask();
  }

  #request(): WatchRequest {
    const { play } = this.state.get();
    return {
      ...this.#watched,
      ...(play && !this.#streams.isBroken && { cursor: play.cursor }),
      ...(this.#chatKnown !== undefined && { chatAfter: this.#chatKnown }),
      lexicons: this.#connection.dictionaries.ids,
    };
  }

  #askLater(retryAfterMs = PUT_OFF_MS): void {
    const { clock, random } = this.#connection;
    clock.after(atLeast(retryAfterMs, random.fraction()), () => this.ask());
  }

  /** Commands acknowledged before the request are contained in its answer. */
  #applyAnswer(answer: WatchAnswer, acknowledged: readonly PendingCommand[]): void {
    let isCut = false;
    this.#refusedForStatus = 0;
    if ('view' in answer) {
      if (answer.lexicon) this.#connection.dictionaries.keep(answer.lexicon);
      isCut = this.#streams.replace(answer.view);
    } else if ('steps' in answer) {
      this.#streams.receive(answer.steps.public, answer.steps.private);
      this.#streams.setClocks(answer.left);
    }
    this.#streams.forgetStrange();
    this.#chatKnown = answer.around.chat.lines.at(-1)?.id ?? this.#chatKnown;
    const pending = this.state.get().pending.filter((command) => !acknowledged.includes(command));
    this.#set({ ...withTableInfo(this.state.get(), answer.around), freshness: 'live', pending });
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
        if (isOurs(step)) this.#came(() => this.#streams.receive([shown], own && isSeat(own.seat) ? [own] : []));
      }),
      channels['match.private'].listen((step) => {
        if (isOurs(step) && isSeat(step.seat)) this.#came(() => this.#streams.receive([], [step]));
      }),
      channels['match.seats'].listen((message) => {
        if (isOurs(message)) this.#came(() => this.update({ seating: newer(this.state.get().seating, message.seating) }));
      }),
      channels['match.presence'].listen((message) => {
        if (isOurs(message)) this.#came(() => this.update({ presence: newer(this.state.get().presence, message.presence) }));
      }),
      channels['match.undo-asked'].listen((message) => {
        if (isOurs(message)) this.#came(() => this.update({ undo: newer(this.state.get().undo, message.undo) }));
      }),
      channels['match.chat'].listen((message) => {
        if (isOurs(message)) this.#came(() => this.update({ chat: withLines(this.state.get().chat, [message.line]) }));
      }),
      channels['match.closed'].listen((message) => isOurs(message) && isSeat(message.seat) && this.stop(message.error)),
    ];
  }

  /** Notes that a message about this match has arrived. */
  #came(apply: () => void): void {
    apply();
    this.#settle(false);
  }

  /** Applies all steps that are in order, and requests missing ones. */
  #settle(isCut: boolean): void {
    const shown = this.#shown;
    this.#shown = [];
    const { pending } = this.state.get();
    const isReached = ({ reached }: PendingCommand): boolean => reached !== undefined && this.#streams.hasReached(reached);
    this.update({ pending: pending.some(isReached) ? pending.filter((command) => !isReached(command)) : pending });
    for (const listener of [...this.#audience]) {
      if (isCut) listener(null);
      for (const one of shown) listener(one);
    }
    if (this.#streams.isBehind) this.checkSoon(() => this.#streams.isBehind);
    if (this.#lacksPlay()) this.checkSoon(() => this.#lacksPlay());
    this.#listenForQuiet();
  }

  /** The match started after the server was asked. */
  #lacksPlay(): boolean {
    const status = this.state.get().seating?.status;
    return !this.#streams.play && (status === 'running' || status === 'finished');
  }

  #lag(): void {
    if (this.state.get().freshness === 'live') this.update({ freshness: 'behind' });
  }

  #listenForQuiet(): void {
    this.#cancelQuiet();
    if (this.#isClosed) return;
    this.#cancelQuiet = this.#connection.clock.after(QUIET_MS, () => this.ask());
  }
}
