/** One match as a client has it: what is shown, and everything that can be done. */
import {
  type AnswerTo,
  type BodyOf,
  type ClientMessage,
  type Cursor,
  type ErrorBody,
  isError,
  type Reason,
  type StandingOrders,
} from '@skald/protocol';
import type { Connection } from './connection.ts';
import { type MatchState, type PendingCommand, type Shown, viewOf } from './match-state.ts';
import type { Source } from './source.ts';
import type { Failure } from './state.ts';
import { Turnstile } from './turnstile.ts';
import { type Kept, type Watched, Watcher } from './watcher.ts';

/** What became of a command: carried out, or refused and why. */
export type Outcome = { readonly accepted: true } | { readonly accepted: false; readonly failure: Failure };

export class MatchStore {
  readonly #connection: Connection;
  readonly #watched: Watched;
  readonly #watcher: Watcher;
  readonly #commands = new Turnstile();
  readonly #chat = new Turnstile();

  /** Whoever has kept what was seen last begins there, and is shown what has happened since where the server still knows. */
  constructor(connection: Connection, watched: Watched, kept?: Kept) {
    this.#connection = connection;
    this.#watched = watched;
    this.#watcher = new Watcher(connection, watched, kept);
  }

  /** What is seen now, to come back with another time; undefined where nothing is. */
  keep(): Kept | undefined {
    const { play } = this.state.get();
    const lexicon = play ? this.#connection.lexicons.get(play.lexicon) : undefined;
    return play && lexicon ? { view: viewOf(play), lexicon } : undefined;
  }

  /** `subscribe` and `get` fit React's `useSyncExternalStore`. */
  get state(): Source<MatchState> {
    return this.#watcher.state;
  }

  /** Is told of each thing that happens, in order, for animation; of null where a whole view replaced what was shown. */
  onShown(listener: (shown: Shown | null) => void): () => void {
    return this.#watcher.onShown(listener);
  }

  /** Carried out exactly once, or refused, however often the line breaks. */
  answer(decision: string, answer: unknown): Promise<Outcome> {
    const { match } = this.#watched;
    const commandId = this.#connection.chances.id();
    return this.#command({ commandId, kind: 'answer', decision, answer }, 'match.answer', { match, commandId, decision, answer });
  }

  /** Takes back the last answer. */
  undo(): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'undo' }, 'match.undo', body);
  }

  /** Asks the others to go back behind a barrier. */
  requestUndo(): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'undo-request' }, 'match.undo-request', body);
  }

  consentToUndo(request: string, agree: boolean): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'undo-consent' }, 'match.undo-consent', { ...body, request, agree });
  }

  resign(): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'resign' }, 'match.resign', body);
  }

  /** Lets a bot play on; any, where none is named. */
  handOver(bot?: string): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'hand-over' }, 'match.hand-over', bot === undefined ? body : { ...body, bot });
  }

  takeBack(): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'take-back' }, 'match.take-back', body);
  }

  /** What the server answers for this seat from now on. */
  async setStanding(orders: StandingOrders): Promise<Outcome> {
    const body = this.#body();
    const outcome = await this.#command({ commandId: body.commandId, kind: 'standing' }, 'match.standing', { ...body, orders });
    if (outcome.accepted) this.#watcher.update({ standing: orders });
    return outcome;
  }

  say(text: string): Promise<Outcome> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'chat' }, 'match.chat', { ...body, text }, this.#chat);
  }

  /** Why an answer is not on offer; empty where it is. */
  async why(decision: string, answer: unknown): Promise<readonly Reason[] | Failure> {
    const told = await this.#connection.request('match.why', { match: this.#watched.match, decision, answer });
    return isError(told) ? told.error : told.why;
  }

  /** No longer watches. What was commanded is still carried out. */
  close(): void {
    this.#watcher.stop();
    void this.#connection.once('match.unwatch', this.#watched);
  }

  #body(): Watched & { readonly commandId: string } {
    return { ...this.#watched, commandId: this.#connection.chances.id() };
  }

  async #command<M extends Command>(command: PendingCommand, name: M, body: BodyOf<M>, turnstile = this.#commands): Promise<Outcome> {
    const { state } = this;
    this.#watcher.update({ pending: [...state.get().pending, command] });
    const answer = await turnstile.run(() => this.#connection.request(name, body));
    const others = state.get().pending.filter(({ commandId }) => commandId !== command.commandId);
    const reached = placeOf(answer);
    const isUnderWay = reached !== undefined && !this.#watcher.streams.hasReached(reached);
    this.#watcher.update({ pending: isUnderWay ? [...others, { ...command, reached }] : others });
    if (isUnderWay) this.#watcher.checkSoon(() => !this.#watcher.streams.hasReached(reached));
    return isError(answer) ? { accepted: false, failure: answer.error } : { accepted: true };
  }
}

type Command = Exclude<ClientMessage, 'match.watch' | 'match.unwatch' | 'match.why' | `lobby.${string}` | `mine.${string}`>;

/** Where in the streams it shows, if it shows there. */
function placeOf(answer: AnswerTo<Command> | ErrorBody): Cursor | undefined {
  return 'accepted' in answer ? { epoch: answer.epoch, p: answer.p, q: answer.q } : undefined;
}
