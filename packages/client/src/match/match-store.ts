/** One match on the client: its state and all its commands. */
import {
  type AnswerTo,
  type BodyOf,
  type BotChoice,
  type ClientMessage,
  type Cursor,
  type ErrorBody,
  isError,
  type Reason,
  type StandingOrders,
} from '@skald/protocol';
import type { Connection } from '../connection/connection.ts';
import type { Failure } from '../connection/connection-state.ts';
import type { ObservableValue } from '../observable-value.ts';
import { CommandQueue } from './command-queue.ts';
import { type HistoryPage, readHistory } from './history.ts';
import { type AppliedStep, type MatchState, type PendingCommand, viewOf } from './match-state.ts';
import { type KeptView, Watcher, type WatchTarget } from './watcher.ts';

/** The result of a command: accepted, or refused with the reason. */
export type CommandResult = { readonly accepted: true } | { readonly accepted: false; readonly failure: Failure };

export class MatchStore {
  readonly #connection: Connection;
  readonly #watched: WatchTarget;
  readonly #watcher: Watcher;
  readonly #commands = new CommandQueue();
  readonly #chat = new CommandQueue();

  /** Starts from a kept view and receives the steps since then if the server still has them. */
  constructor(connection: Connection, watched: WatchTarget, kept?: KeptView) {
    this.#connection = connection;
    this.#watched = watched;
    this.#watcher = new Watcher(connection, watched, kept);
  }

  /** The current view, to resume from later; undefined if there is none or the match is over. */
  keep(): KeptView | undefined {
    const { play, end } = this.state.get();
    if (end) return undefined;
    const dictionary = play ? this.#connection.dictionaries.get(play.lexicon) : undefined;
    return play && dictionary ? { view: viewOf(play), lexicon: dictionary } : undefined;
  }

  /** `subscribe` and `get` fit React's `useSyncExternalStore`. */
  get state(): ObservableValue<MatchState> {
    return this.#watcher.state;
  }

  /** Receives each applied step in order, for animation; null when a whole view replaced the state. */
  onStep(listener: (shown: AppliedStep | null) => void): () => void {
    return this.#watcher.onStep(listener);
  }

  /** Executed exactly once or refused, however often the connection breaks. */
  answer(decision: string, answer: unknown): Promise<CommandResult> {
    const { match } = this.#watched;
    const commandId = this.#connection.random.id();
    return this.#command({ commandId, kind: 'answer', decision, answer }, 'match.answer', { match, commandId, decision, answer });
  }

  /** Takes back the last answer. */
  undo(): Promise<CommandResult> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'undo' }, 'match.undo', body);
  }

  /** Asks the others to agree to an undo behind a barrier. */
  requestUndo(): Promise<CommandResult> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'undo-request' }, 'match.undo-request', body);
  }

  consentToUndo(request: string, agree: boolean): Promise<CommandResult> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'undo-consent' }, 'match.undo-consent', { ...body, request, agree });
  }

  resign(): Promise<CommandResult> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'resign' }, 'match.resign', body);
  }

  /** Hands the seat to a bot; to any house bot if none is named. */
  handOver(choice?: BotChoice): Promise<CommandResult> {
    const body = { ...this.#body(), ...choice };
    return this.#command({ commandId: body.commandId, kind: 'hand-over' }, 'match.hand-over', body);
  }

  takeBack(): Promise<CommandResult> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'take-back' }, 'match.take-back', body);
  }

  /** Sets the standing orders of this seat. */
  async setStanding(orders: StandingOrders): Promise<CommandResult> {
    const body = this.#body();
    const outcome = await this.#command({ commandId: body.commandId, kind: 'standing' }, 'match.standing', { ...body, orders });
    if (outcome.accepted) this.#watcher.update({ standing: orders });
    return outcome;
  }

  say(text: string): Promise<CommandResult> {
    const body = this.#body();
    return this.#command({ commandId: body.commandId, kind: 'chat' }, 'match.chat', { ...body, text }, this.#chat);
  }

  /** Asks for the events up to this stream position: the newest page, or the one before `before`. */
  async history(at: Cursor, before?: number): Promise<HistoryPage | Failure> {
    const answer = await this.#connection.request('match.history', { ...this.#watched, at, ...(before !== undefined && { before }) });
    if (isError(answer)) return answer.error;
    const unpacker = this.#connection.dictionaries.find(answer.lexicon);
    const page = unpacker && readHistory(answer, unpacker);
    return page ?? { code: 'internal', reason: 'The history cannot be read.' };
  }

  /** Why an answer is not on offer; empty if it is. */
  async why(decision: string, considered: unknown): Promise<readonly Reason[] | Failure> {
    const answer = await this.#connection.request('match.why', { match: this.#watched.match, decision, answer: considered });
    return isError(answer) ? answer.error : answer.why;
  }

  /** Stops watching. Commands that were given are still carried out. */
  close(): void {
    this.#watcher.stop();
    void this.#connection.once('match.unwatch', this.#about());
  }

  #about(): Pick<WatchTarget, 'match' | 'seat'> {
    const { match, seat } = this.#watched;
    return seat === undefined ? { match } : { match, seat };
  }

  #body(): Pick<WatchTarget, 'match' | 'seat'> & { readonly commandId: string } {
    return { ...this.#about(), commandId: this.#connection.random.id() };
  }

  async #command<M extends Command>(command: PendingCommand, name: M, body: BodyOf<M>, turnstile = this.#commands): Promise<CommandResult> {
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

type Command = Exclude<
  ClientMessage,
  'match.watch' | 'match.unwatch' | 'match.history' | 'match.why' | `lobby.${string}` | `mine.${string}`
>;

/** The stream position of the command's effect, if it has one. */
function placeOf(answer: AnswerTo<Command> | ErrorBody): Cursor | undefined {
  return 'accepted' in answer ? { epoch: answer.epoch, p: answer.p, q: answer.q } : undefined;
}
