/** One match at one keyboard: asks the people, lets the bots answer, and tells what happens. */
import {
  at,
  type Chance,
  type Chronicle,
  decisions,
  eventsFor,
  type GameTypes,
  isOver,
  isRefusal,
  type LogRow,
  type OpenDecision,
  type Random,
  type Seat,
  type Told,
  type Viewer,
  view,
} from '@skald/engine';
import { indented, type Paint } from '../paint.ts';
import type { Picture } from '../picture/picture.ts';
import type { Speaker } from '../words/speaker.ts';
import { explanation } from './explanation.ts';
import { offerLines, type Page } from './offers.ts';
import { type Reply, understand } from './reply.ts';
import { humansAmong, type Player } from './seats.ts';
import type { Terminal } from './terminal.ts';

export interface SessionSettings {
  readonly match: Chronicle<GameTypes>;
  readonly chance: Chance;
  readonly players: readonly Player[];
  /** The wits of the bots. */
  readonly random: Random;
  readonly terminal: Terminal;
  readonly speaker: Speaker;
  readonly paint: Paint;
  readonly picture: Picture;
  /** Hears of every row as soon as it stands. */
  record(row: LogRow): Promise<void>;
}

export class Session {
  readonly #settings: SessionSettings;
  readonly #humans: readonly Seat[];
  /** What each person at the keyboard has not been told yet. */
  readonly #untold = new Map<Viewer, string[]>();
  #viewer: Viewer;

  constructor(settings: SessionSettings) {
    this.#settings = settings;
    this.#humans = humansAmong(settings.players);
    this.#viewer = this.#humans[0] ?? 'spectator';
    this.#hear(settings.match.begun.events);
  }

  /** Plays until the match is over, or the person leaves. */
  async run(): Promise<'over' | 'left'> {
    const { match } = this.#settings;
    while (!isOver(match.state)) {
      const open = decisions(match.game, match.state);
      const automatic = open.find(({ seat }) => this.#player(seat).brain);
      if (automatic) await this.#answer(automatic, this.#think(automatic));
      else if ((await this.#askPerson(at(open, 0))) === 'left') return 'left';
    }
    this.#tell();
    return 'over';
  }

  /** What a bot answers, who sees no more than a person in its seat. */
  #think(open: OpenDecision): unknown {
    const { match, random } = this.#settings;
    return this.#player(open.seat).brain?.decide(match.game, view(match.game, match.state, open.seat), open, random);
  }

  /** One decision of a person, up to an answer that was accepted or taken back. */
  async #askPerson(open: OpenDecision): Promise<'answered' | 'left'> {
    const { terminal } = this.#settings;
    if ((await this.#turnTo(open.seat)) === 'left') return 'left';
    this.#tell();
    terminal.print(...this.#tableLines(), ...this.#decisionLines(open));
    for (;;) {
      const typed = await terminal.ask(this.#inputLine(open));
      if (typed === undefined) return 'left';
      const reply = understand(open.space, typed);
      if (reply.kind === 'quit') return 'left';
      if (reply.kind === 'answer') {
        if (await this.#answer(open, reply.answer)) return 'answered';
      } else if (reply.kind === 'undo') {
        if (await this.#undo(open.seat)) return 'answered';
      } else terminal.print(...this.#responseTo(open, reply));
    }
  }

  /** Where hands are secret and several people share the screen, it is emptied before it changes hands. */
  async #turnTo(seat: Seat): Promise<'there' | 'left'> {
    const { terminal, speaker, match } = this.#settings;
    const changes = this.#viewer !== seat;
    this.#viewer = seat;
    const secret = match.state.hands.some((hand) => Object.keys(hand).length > 0);
    if (this.#humans.length < 2 || !changes || !secret) return 'there';
    terminal.clear();
    const ready = await terminal.ask(speaker.say('hand-over', { name: speaker.name(seat) }));
    return ready === undefined ? 'left' : 'there';
  }

  async #answer({ seat, id }: OpenDecision, given: unknown): Promise<boolean> {
    const { match, chance, terminal, speaker } = this.#settings;
    const step = match.answer(seat, id, given, chance);
    if (isRefusal(step)) {
      terminal.print(speaker.say('refused', { code: step.refused, reason: speaker.reason({ reason: step.refused }) }));
      return false;
    }
    await this.#settings.record(at(match.rows, match.rows.length - 1));
    this.#hear(step.events);
    return true;
  }

  async #undo(seat: Seat): Promise<boolean> {
    const { match, terminal, speaker, record } = this.#settings;
    if (isRefusal(match.undo(seat))) {
      terminal.print(speaker.reason({ reason: 'nothing-to-undo' }));
      return false;
    }
    await record(at(match.rows, match.rows.length - 1));
    for (const told of this.#listeners()) this.#untoldOf(told).push(speaker.say('undone', { name: speaker.name(seat) }));
    return true;
  }

  /** What is shown for a reply that is no answer. */
  #responseTo(open: OpenDecision, reply: Reply): readonly string[] {
    const { speaker, paint, match } = this.#settings;
    switch (reply.kind) {
      case 'help':
        return speaker.say('help').split('\n');
      case 'table':
        return [...this.#tableLines(), ...this.#decisionLines(open)];
      case 'why':
        return explanation(match, open, this.#page(), reply.words);
      case 'narrow': {
        const lines = offerLines(open, this.#page(), reply.words);
        return lines.length > 0 ? lines : [paint.as('yellow', speaker.say('nothing-matches', { text: reply.words }))];
      }
      case 'mistake':
        return [paint.as('yellow', speaker.say(reply.key, reply.values))];
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
    const { speaker, paint } = this.#settings;
    const name = paint.bold(paint.seat(open.seat, speaker.name(open.seat)));
    const question = `${name}: ${paint.bold(speaker.prompt(open.prompt))}  ${paint.dim(open.rules.join(' '))}`;
    return [question, ...offerLines(open, this.#page())];
  }

  #inputLine({ space, seat }: OpenDecision): string {
    const { speaker, paint } = this.#settings;
    const arrow = paint.seat(seat, '› ');
    switch (space.kind) {
      case 'one':
        return paint.dim(speaker.say('choose-one', { count: space.options.length })) + arrow;
      case 'some': {
        const same = space.min === space.max ? 'yes' : 'no';
        return paint.dim(speaker.say('choose-some', { min: space.min, max: space.max, count: space.items.length, same })) + arrow;
      }
      case 'amount':
        return paint.dim(speaker.say('choose-amount', { min: space.min, max: space.max })) + arrow;
      case 'order':
        return paint.dim(speaker.say('choose-order', { count: space.items.length })) + arrow;
    }
  }

  #hear(told: readonly Told<GameTypes>[]): void {
    for (const listener of this.#listeners()) {
      const sentences = eventsFor(told, listener).map((event) => this.#settings.speaker.event(event));
      this.#untoldOf(listener).push(...sentences.filter((sentence) => sentence !== ''));
    }
    if (this.#humans.length === 0) this.#tell();
  }

  /** Tells the person at the keyboard what happened since they were last told. */
  #tell(): void {
    const sentences = this.#untoldOf(this.#viewer).splice(0);
    const { terminal } = this.#settings;
    terminal.print(...sentences.flatMap((sentence) => indented(sentence, 2, terminal.width)));
  }

  #listeners(): readonly Viewer[] {
    return this.#humans.length === 0 ? ['spectator'] : this.#humans;
  }

  #untoldOf(viewer: Viewer): string[] {
    const untold = this.#untold.get(viewer) ?? [];
    this.#untold.set(viewer, untold);
    return untold;
  }

  #player(seat: Seat): Player {
    return at(this.#settings.players, seat);
  }

  #page(): Page {
    const { speaker, paint, terminal } = this.#settings;
    return { speaker, paint, width: terminal.width };
  }
}
