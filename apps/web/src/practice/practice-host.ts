/** A match hosted in the page itself: the engine and the opponents run here, and the table is served like any other. */
import {
  type AddressedEvent,
  type AnyGame,
  type Chance,
  countAnswers,
  decisions,
  eventsFor,
  type GameEvent,
  type GameTypes,
  isOver,
  isRefusal,
  LoggedMatch,
  type OpenDecision,
  type Random,
  type Reason,
  type Seat,
  sagaOf,
  view,
  why,
} from '@skald/engine';
import type {
  RequestOutcome,
  TablePlayer,
  TableSnapshot,
  TableSource,
  TableStep,
  WindowAnswer,
  WindowOrders,
} from '../table/model/source.ts';
import type { MatchKeeper } from './match-keeper.ts';

/** What plays the seats of nobody in particular. */
export interface Opponent {
  /** The answer, or a promise of it if the opponent thinks outside the page. */
  decide(game: AnyGame, seen: ReturnType<typeof view<GameTypes>>, decision: OpenDecision, random: Random): unknown;
  /** Ends what it started outside the page. */
  close?(): void;
}

export interface LocalSettings {
  readonly game: AnyGame;
  readonly players: readonly TablePlayer[];
  /** Options of the game; its own defaults where there are none. */
  readonly options?: unknown;
  /** The person at this page. */
  readonly seat: Seat;
  readonly chance: Chance;
  readonly random: Random;
  readonly opponent: Opponent;
  /** How long an opponent seems to think, in milliseconds. */
  readonly thinking: number;
  wait(ms: number, wake: () => void): () => void;
  /** Is asked before an answer of the person counts; says whether it should. */
  confirm?(decision: string, given: unknown): boolean;
  /** How many hints were taken before, and what to call when one more is. */
  readonly hints?: number;
  onHint?(count: number): void;
  /** Keeps the match whenever it has gone on, until it is over. */
  readonly keeper?: MatchKeeper;
}

/** The question that the person is asked, with all that the person sees. */
export interface AskedHere {
  readonly game: AnyGame;
  readonly seen: ReturnType<typeof view<GameTypes>>;
  readonly decision: OpenDecision;
}

export class PracticeHost implements TableSource {
  readonly #settings: LocalSettings;
  readonly #match: LoggedMatch<GameTypes>;
  readonly #listeners = new Set<(step: TableStep) => void>();
  readonly past: readonly GameEvent[];
  #current: TableSnapshot;
  #cancel: (() => void) | undefined;
  /** The turn in which the person passes in every response window. */
  #passingIn: string | undefined;
  #hints: number;
  /** The question of the last hint. */
  #hinted: string | undefined;
  /** What the person wants in the response windows of other turns. */
  #otherwise: WindowAnswer = 'ask';

  private constructor(settings: LocalSettings, match: LoggedMatch<GameTypes>, past: readonly AddressedEvent<GameTypes>[]) {
    this.#settings = settings;
    this.#match = match;
    this.#hints = settings.hints ?? 0;
    this.past = this.#eventsForPlayer(past);
    this.#current = this.#snapshot();
    this.#letOpponentsPlay();
  }

  static begin(settings: LocalSettings): PracticeHost | undefined {
    const match = LoggedMatch.begin(settings.game, { seats: settings.players.length, options: settings.options }, settings.chance);
    return isRefusal(match) ? undefined : new PracticeHost(settings, match, match.begun.events);
  }

  /** Takes up a match where it was left; `past` is what was told in it. */
  static resume(settings: LocalSettings, match: LoggedMatch<GameTypes>, past: readonly AddressedEvent<GameTypes>[]): PracticeHost {
    return new PracticeHost(settings, match, past);
  }

  get current(): TableSnapshot {
    return this.#current;
  }

  subscribe(listener: (step: TableStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(decision: string, given: unknown): Promise<RequestOutcome> {
    const { seat, confirm } = this.#settings;
    const counts = confirm?.(decision, given) ?? true;
    return Promise.resolve(counts ? this.#play(seat, decision, given) : { withdrawn: true });
  }

  undo(): Promise<RequestOutcome> {
    const { seat } = this.#settings;
    const undone = this.#match.undo(seat);
    if (isRefusal(undone)) return Promise.resolve({ refused: undone.refused, why: undone.why });
    this.#emit({ events: [], undoneBy: seat });
    return Promise.resolve({ accepted: true });
  }

  passForTurn(): Promise<RequestOutcome> {
    this.#passingIn = this.#turn();
    return Promise.resolve({ accepted: true });
  }

  orders(): WindowOrders | undefined {
    if (!this.#settings.game.windows) return undefined;
    return { otherwise: this.#otherwise, restOfTurn: this.#passingIn === this.#turn() };
  }

  /** The orders hold for the open question too. */
  setOrders({ otherwise, restOfTurn }: WindowOrders): Promise<RequestOutcome> {
    this.#otherwise = otherwise;
    this.#passingIn = restOfTurn ? this.#turn() : undefined;
    this.#emit({ events: [] });
    this.#letOpponentsPlay();
    return Promise.resolve({ accepted: true });
  }

  why(_decision: string, answer: unknown): Promise<readonly Reason[]> {
    return Promise.resolve(why(this.#settings.game, this.#match.state, this.#settings.seat, answer));
  }

  /** What a hint would be about; undefined if the person is not asked, or has no choice. */
  asked(): AskedHere | undefined {
    const { game, seat } = this.#settings;
    const decision = this.#current.decisions.find(({ space }) => countAnswers(space) > 1);
    return decision && { game, seen: view(game, this.#match.state, seat), decision };
  }

  /** How many hints the person has taken. */
  get hints(): number {
    return this.#hints;
  }

  /** A hint was shown; a second look at the same question does not count. */
  noteHint(decision: string): void {
    if (this.#hinted === decision) return;
    this.#hinted = decision;
    this.#hints++;
    this.#settings.onHint?.(this.#hints);
  }

  /** The match so far, as a file that anybody can check. */
  saga(): readonly string[] {
    return sagaOf(this.#match, { players: this.#settings.players.map(({ name }) => name) });
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#settings.keeper?.now();
    this.#settings.opponent.close?.();
    this.#listeners.clear();
  }

  #play(seat: Seat, decision: string, given: unknown): RequestOutcome {
    const step = this.#match.answer(seat, decision, given, this.#settings.chance);
    if (isRefusal(step)) return { refused: step.refused, why: step.why };
    this.#emit({ events: this.#eventsForPlayer(step.events) });
    this.#letOpponentsPlay();
    return { accepted: true };
  }

  #letOpponentsPlay(): void {
    const { seat, game, random, opponent, wait, thinking } = this.#settings;
    this.#cancel?.();
    const open = decisions(game, this.#match.state).find((asked) => asked.seat !== seat || this.#isPassed(asked));
    if (!open) return;
    const cancelWait = wait(thinking, () => {
      const passes = open.seat === seat;
      const answer = passes ? open.fallback : opponent.decide(game, view(game, this.#match.state, open.seat), open, random);
      if (answer instanceof Promise) void this.#playLater(open, answer, cancel);
      else this.#play(open.seat, open.id, answer);
    });
    const cancel = (): void => cancelWait();
    this.#cancel = cancel;
  }

  /** Plays what an opponent has promised, unless the match went on without it: then `cancel` is no longer the one in force. */
  async #playLater({ seat, id }: OpenDecision, answer: Promise<unknown>, cancel: () => void): Promise<void> {
    const given = await answer;
    if (this.#cancel === cancel) this.#play(seat, id, given);
  }

  /** Does the person pass on this question without being asked? */
  #isPassed({ id, seat, prompt }: OpenDecision): boolean {
    const { windows } = this.#settings.game;
    const question = { id, seat, decision: prompt.key, args: prompt.params };
    if (!windows || seat !== this.#settings.seat || windows.kindOf(question) === undefined) return false;
    if (this.#passingIn === this.#turn() || this.#otherwise === 'pass') return true;
    return this.#otherwise === 'pass-unless-attacked' && !windows.isAttacked(this.#match.state.table, question);
  }

  /** The turn under way, if the game has response windows. */
  #turn(): string | undefined {
    return this.#settings.game.windows?.turn(this.#match.state.table);
  }

  #emit(step: Omit<TableStep, 'snapshot'>): void {
    this.#current = this.#snapshot();
    if (this.#current.over) this.#settings.keeper?.forget();
    else this.#settings.keeper?.keep(() => this.saga());
    for (const listener of this.#listeners) listener({ ...step, snapshot: this.#current });
  }

  #eventsForPlayer(events: readonly AddressedEvent<GameTypes>[]): readonly GameEvent[] {
    return eventsFor(events, this.#settings.seat);
  }

  #snapshot(): TableSnapshot {
    const { game, players, seat } = this.#settings;
    const { state } = this.#match;
    const seen = view(game, state, seat);
    const over = isOver(state);
    return {
      game: game.slug,
      viewer: seat,
      players,
      table: seen.table,
      hand: seen.hand,
      waiting: seen.waiting,
      decisions: seen.decisions.filter((asked) => !this.#isPassed(asked)),
      canUndo: !over && this.#match.canUndo(seat),
      over,
      standings: over ? game.standings(state) : null,
    };
  }
}
