/** One bot account at one server: it says what it plays, and plays every seat it is given, many matches at once. */
import { Api, type Connection, connect, type Failure, type ListStore, MatchStore, watchMine } from '@skald/client';
import { type MyMatch, PASSING_CODES } from '@skald/protocol';
import type { Logger } from 'pino';
import { offersFor } from './offers.ts';
import { SeatPlayer } from './seat-player.ts';
import type { Thinker } from './thinking/thinker.ts';

export interface BotSettings {
  readonly url: string;
  readonly token: string;
  /** Matches of one game that it plays at once, as each of its brains. */
  readonly capacity: number;
  readonly paceMs: number;
  readonly thinker: Thinker;
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
  #callOffOffer: () => void = () => {};
  #end: (failure: Failure | undefined) => void = () => {};

  constructor(settings: BotSettings) {
    const { url, token } = settings;
    this.#settings = settings;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#api = new Api({ url, token });
    this.#connection = connect({ url, token });
    this.#connection.onOpened(() => void this.#offer());
    this.#connection.state.subscribe(() => {
      const state = this.#connection.state.get();
      if (state.is === 'refused') this.#fail(state.failure);
    });
    this.#mine = watchMine(this.#connection, { unfinished: true });
    this.#mine.state.subscribe(() => this.#look());
  }

  stop(): void {
    this.#callOffOffer();
    for (const player of this.#players.values()) player.stop();
    this.#players.clear();
    this.#connection.close();
    this.#end(undefined);
  }

  #fail(failure: Failure): void {
    this.#end(failure);
    this.stop();
  }

  /** Anew after each connecting, for the server may have forgotten, or may be another. */
  async #offer(): Promise<void> {
    this.#callOffOffer();
    if (this.#isOffering) return;
    this.#isOffering = true;
    const failure = await this.#sayWhatItPlays();
    this.#isOffering = false;
    if (!failure) return;
    if (PASSING_CODES.includes(failure.code) || failure.code === 'internal') {
      this.#settings.log.warn({ reason: failure.reason }, 'the server does not know what this bot plays');
      this.#callOffOffer = this.#connection.clock.after(failure.retryAfterMs ?? OFFER_AGAIN_MS, () => void this.#offer());
    } else this.#fail(failure);
  }

  async #sayWhatItPlays(): Promise<Failure | undefined> {
    const games = await this.#api.call('listGames', {});
    if (!games.ok) return games.failure;
    const offers = offersFor(games.value.games, this.#settings.capacity);
    const said = await this.#api.call('offerBots', { body: { offers } });
    return said.ok ? undefined : said.failure;
  }

  /** Goes to every seat where it is its turn, and leaves those that are no longer its own. */
  #look(): void {
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
    const { thinker, paceMs, log } = this.#settings;
    const { clock } = this.#connection;
    const closed = (): void => this.#getUp(key);
    const idle = (): void => {
      // Where it is its turn after all, it stays.
      if (!this.#mine.state.get().matches.some(({ id, turn }) => id === match && turn.includes(seat))) closed();
    };
    const store = new MatchStore(this.#connection, { match, seat });
    this.#players.set(key, new SeatPlayer(store, seat, { thinker, paceMs, clock, log, idle, closed }));
  }

  #getUp(key: string): void {
    this.#players.get(key)?.stop();
    this.#players.delete(key);
  }
}

function keyOf(match: string, seat: number): string {
  return `${match} ${seat}`;
}
