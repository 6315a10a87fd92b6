/** Runs one match at one keyboard: asks the people, lets the bots answer, and prints what happens. */
import { type StrategyFailure, steady } from '@skald/ai';
import {
  type AddressedEvent,
  type Chance,
  decisions,
  eventsFor,
  type GameTypes,
  isOver,
  isRefusal,
  itemAt,
  type LoggedMatch,
  type LogRow,
  type OpenDecision,
  type Random,
  type Seat,
  type Viewer,
  view,
} from '@skald/engine';
import type { CliTranslator } from '../i18n/translator.ts';
import { indented, type Paint } from '../paint.ts';
import type { TablePicture } from '../picture/picture.ts';
import { explanation } from './explanation.ts';
import { type OfferPage, offerLines } from './offers.ts';
import { parseReply, type TypedReply } from './reply.ts';
import { humansAmong, type TerminalPlayer } from './seats.ts';
import type { Terminal } from './terminal.ts';

export interface SessionSettings {
  readonly match: LoggedMatch<GameTypes>;
  readonly chance: Chance;
  readonly players: readonly TerminalPlayer[];
  /** The bots' random source. */
  readonly random: Random;
  readonly terminal: Terminal;
  readonly i18n: CliTranslator;
  readonly paint: Paint;
  readonly picture: TablePicture;
  /** Called when a bot fails to answer; the match goes on with a simpler one. */
  report(failure: StrategyFailure): void;
  /** Called with each new row of the log. */
  record(row: LogRow): Promise<void>;
}

export class Session {
  readonly #settings: SessionSettings;
  readonly #humans: readonly Seat[];
  /** Events that each person at the keyboard has not seen yet. */
  readonly #unread = new Map<Viewer, string[]>();
  #viewer: Viewer;

  constructor(settings: SessionSettings) {
    this.#settings = settings;
    this.#humans = humansAmong(settings.players);
    this.#viewer = this.#humans[0] ?? 'spectator';
    this.#collect(settings.match.begun.events);
  }

  /** Plays until the match is over or the person quits. */
  async run(): Promise<'over' | 'left'> {
    const { match } = this.#settings;
    while (!isOver(match.state)) {
      const open = decisions(match.game, match.state);
      const automatic = open.find(({ seat }) => this.#player(seat).strategy);
      if (automatic) await this.#answer(automatic, this.#think(automatic));
      else if ((await this.#askPerson(itemAt(open, 0))) === 'left') return 'left';
    }
    this.#printNews();
    return 'over';
  }

  /** A bot answers from the same view as a person in its seat; one that fails does not end the match. */
  #think(open: OpenDecision): unknown {
    const { match, random, report } = this.#settings;
    const { strategy } = this.#player(open.seat);
    return strategy && steady(strategy, report).decide(match.game, view(match.game, match.state, open.seat), open, random);
  }

  /** Asks a person one decision, until an answer is accepted or taken back. */
  async #askPerson(open: OpenDecision): Promise<'answered' | 'left'> {
    const { terminal } = this.#settings;
    if ((await this.#turnTo(open.seat)) === 'left') return 'left';
    this.#printNews();
    terminal.print(...this.#tableLines(), ...this.#decisionLines(open));
    for (;;) {
      const typed = await terminal.ask(this.#inputLine(open));
      if (typed === undefined) return 'left';
      const reply = parseReply(open.space, typed);
      if (reply.kind === 'quit') return 'left';
      if (reply.kind === 'answer') {
        if (await this.#answer(open, reply.answer)) return 'answered';
      } else if (reply.kind === 'undo') {
        if (await this.#undo(open.seat)) return 'answered';
      } else terminal.print(...this.#responseTo(open, reply));
    }
  }

  /** If hands are secret and several people share the screen, clears it before the next person looks. */
  async #turnTo(seat: Seat): Promise<'there' | 'left'> {
    const { terminal, i18n, match } = this.#settings;
    const changes = this.#viewer !== seat;
    this.#viewer = seat;
    const secret = match.state.hands.some((hand) => Object.keys(hand).length > 0);
    if (this.#humans.length < 2 || !changes || !secret) return 'there';
    terminal.clear();
    const ready = await terminal.ask(i18n.t('hand-over', { name: i18n.name(seat) }));
    return ready === undefined ? 'left' : 'there';
  }

  async #answer({ seat, id }: OpenDecision, given: unknown): Promise<boolean> {
    const { match, chance, terminal, i18n } = this.#settings;
    const step = match.answer(seat, id, given, chance);
    if (isRefusal(step)) {
      terminal.print(i18n.t('refused', { code: step.refused, reason: i18n.reason({ reason: step.refused }) }));
      return false;
    }
    await this.#settings.record(itemAt(match.rows, match.rows.length - 1));
    this.#collect(step.events);
    return true;
  }

  async #undo(seat: Seat): Promise<boolean> {
    const { match, terminal, i18n, record } = this.#settings;
    if (isRefusal(match.undo(seat))) {
      terminal.print(i18n.reason({ reason: 'nothing-to-undo' }));
      return false;
    }
    await record(itemAt(match.rows, match.rows.length - 1));
    for (const listener of this.#listeners()) this.#unreadOf(listener).push(i18n.t('undone', { name: i18n.name(seat) }));
    return true;
  }

  /** Handles a reply that is not an answer. */
  #responseTo(open: OpenDecision, reply: TypedReply): readonly string[] {
    const { i18n, paint, match } = this.#settings;
    switch (reply.kind) {
      case 'help':
        return i18n.t('help').split('\n');
      case 'table':
        return [...this.#tableLines(), ...this.#decisionLines(open)];
      case 'why':
        return explanation(match, open, this.#page(), reply.words);
      case 'narrow': {
        const lines = offerLines(open, this.#page(), reply.words);
        return lines.length > 0 ? lines : [paint.as('yellow', i18n.t('nothing-matches', { text: reply.words }))];
      }
      case 'mistake':
        return [paint.as('yellow', i18n.t(reply.key, reply.values))];
      default:
        return [];
    }
  }

  #tableLines(): readonly string[] {
    const { match, terminal, picture, paint } = this.#settings;
    const seen = view(match.game, match.state, this.#viewer);
    const waitedFor = new Set(seen.waiting.filter(({ answered }) => answered !== true).map(({ seat }) => seat));
    return ['', paint.dim('─'.repeat(terminal.width)), ...picture.draw(seen.table, seen.hand, waitedFor), ''];
  }

  #decisionLines(open: OpenDecision): readonly string[] {
    const { i18n, paint } = this.#settings;
    const name = paint.bold(paint.seat(open.seat, i18n.name(open.seat)));
    const question = `${name}: ${paint.bold(i18n.prompt(open.prompt))}  ${paint.dim(open.rules.join(' '))}`;
    return [question, ...offerLines(open, this.#page())];
  }

  #inputLine({ space, seat }: OpenDecision): string {
    const { i18n, paint } = this.#settings;
    const arrow = paint.seat(seat, '› ');
    switch (space.kind) {
      case 'one':
        return paint.dim(i18n.t('choose-one', { count: space.options.length })) + arrow;
      case 'some': {
        const same = space.min === space.max ? 'yes' : 'no';
        return paint.dim(i18n.t('choose-some', { min: space.min, max: space.max, count: space.items.length, same })) + arrow;
      }
      case 'amount':
        return paint.dim(i18n.t('choose-amount', { min: space.min, max: space.max })) + arrow;
      case 'order':
        return paint.dim(i18n.t('choose-order', { count: space.items.length })) + arrow;
    }
  }

  #collect(events: readonly AddressedEvent<GameTypes>[]): void {
    for (const listener of this.#listeners()) {
      const sentences = eventsFor(events, listener).map((event) => this.#settings.i18n.event(event));
      this.#unreadOf(listener).push(...sentences.filter((sentence) => sentence !== ''));
    }
    if (this.#humans.length === 0) this.#printNews();
  }

  /** Prints what happened since this person last looked. */
  #printNews(): void {
    const sentences = this.#unreadOf(this.#viewer).splice(0);
    const { terminal } = this.#settings;
    terminal.print(...sentences.flatMap((sentence) => indented(sentence, 2, terminal.width)));
  }

  #listeners(): readonly Viewer[] {
    return this.#humans.length === 0 ? ['spectator'] : this.#humans;
  }

  #unreadOf(viewer: Viewer): string[] {
    const unread = this.#unread.get(viewer) ?? [];
    this.#unread.set(viewer, unread);
    return unread;
  }

  #player(seat: Seat): TerminalPlayer {
    return itemAt(this.#settings.players, seat);
  }

  #page(): OfferPage {
    const { i18n, paint, terminal } = this.#settings;
    return { i18n, paint, width: terminal.width };
  }
}
