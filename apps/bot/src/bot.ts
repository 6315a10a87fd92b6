/** One bot account at one server: it says what it plays, and plays every seat it is given, many matches at once. */
import { Api, type Connection, checkedAnswers, connect, type Failure, type ListStore, MatchStore, watchMine } from '@skald/client';
import { type MyMatch, PASSING_CODES } from '@skald/protocol';
import type { Logger } from 'pino';
import { offersFor } from './offers.ts';
import type { OlderEditions } from './older-rules.ts';
import { SeatPlayer } from './seat-player.ts';
import type { Thinker } from './thinking/thinker.ts';

export interface BotSettings {
  readonly url: string;
  readonly token: string;
  /** One of the server's own, which play under the names of its strengths. */
  readonly isHouse: boolean;
  /** The most matches that it plays at once, per game and per strength. */
  readonly capacity: number;
  readonly paceMs: number;
  readonly thinker: Thinker;
  readonly older: OlderEditions;
  readonly log: Logger;
}

const OFFER_AGAIN_MS = 2000;

export class Bot {
  /** Settles when the server does not want it, with the reason; or with nothing when it was stopped. */
  readonly ended: Promise<Failure | undefined>;
  readonly #settings: BotSettings;
  readonly #connection: Connection;
  readonly #api: Api;
  readonly #mine: ListStore<MyMatch>;
  readonly #players = new Map<string, SeatPlayer>();
  #isOffering = false;
  #cancelOffer: () => void = () => {};
  #end: (failure: Failure | undefined) => void = () => {};

  constructor(settings: BotSettings) {
    const { url, token } = settings;
    this.#settings = settings;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#api = new Api({ answers: checkedAnswers, url, token });
    this.#connection = connect({ url, token });
    this.#connection.onOpened(() => void this.#offer());
    this.#connection.state.subscribe(() => {
      const state = this.#connection.state.get();
      if (state.is === 'refused') this.#fail(state.failure);
    });
    this.#mine = watchMine(this.#connection, { unfinished: true });
    this.#mine.state.subscribe(() => this.#takeTurns());
  }

  stop(): void {
    this.#cancelOffer();
    for (const player of this.#players.values()) player.stop();
    this.#players.clear();
    this.#connection.close();
    this.#end(undefined);
  }

  #fail(failure: Failure): void {
    this.#end(failure);
    this.stop();
  }

  /** Sent after each connect: the server may have restarted or be another one. */
  async #offer(): Promise<void> {
    this.#cancelOffer();
    if (this.#isOffering) return;
    this.#isOffering = true;
    const failure = await this.#sayWhatItPlays();
    this.#isOffering = false;
    if (!failure) return;
    if (PASSING_CODES.includes(failure.code) || failure.code === 'internal') {
      this.#settings.log.warn({ reason: failure.reason }, 'the server does not know what this bot plays');
      this.#cancelOffer = this.#connection.clock.after(failure.retryAfterMs ?? OFFER_AGAIN_MS, () => void this.#offer());
    } else this.#fail(failure);
  }

  async #sayWhatItPlays(): Promise<Failure | undefined> {
    const games = await this.#api.call('listGames', {});
    if (!games.ok) return games.failure;
    const offers = offersFor(games.value.games, this.#settings.capacity, this.#settings.isHouse);
    const said = await this.#api.call('offerBots', { body: { offers } });
    return said.ok ? undefined : said.failure;
  }

  /** Joins every seat whose turn it is, and leaves those it no longer plays. */
  #takeTurns(): void {
    const wanted = new Set<string>();
    for (const match of this.#mine.state.get().matches) {
      if (match.status !== 'running') continue;
      for (const seat of match.plays) {
        wanted.add(keyOf(match.id, seat));
        if (match.turn.includes(seat)) this.#sitDown(match.id, seat);
      }
    }
    for (const key of [...this.#players.keys()]) if (!wanted.has(key)) this.#getUp(key);
  }

  #sitDown(match: string, seat: number): void {
    const key = keyOf(match, seat);
    if (this.#players.has(key)) return;
    const { thinker, older, paceMs, log } = this.#settings;
    const { clock } = this.#connection;
    const closed = (): void => this.#getUp(key);
    const idle = (): void => {
      // The seat's turn came meanwhile: keep watching.
      if (!this.#mine.state.get().matches.some(({ id, turn }) => id === match && turn.includes(seat))) closed();
    };
    const store = new MatchStore(this.#connection, { match, seat });
    this.#players.set(key, new SeatPlayer(store, seat, { thinker, older, paceMs, clock, log, idle, closed }));
  }

  #getUp(key: string): void {
    this.#players.get(key)?.stop();
    this.#players.delete(key);
  }
}

function keyOf(match: string, seat: number): string {
  return `${match} ${seat}`;
}
