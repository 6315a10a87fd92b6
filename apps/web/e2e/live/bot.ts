/** A bot for tests: offers to play, and answers every decision with the first answer that fits. */
import { Api, type Connection, checkedAnswers, connect, MatchStore, watchMine } from '@skald/client';
import { fastRandom, type Random, sampleAnswer } from '@skald/engine';
import { granted } from './person.ts';

export class ScriptedBot {
  readonly #connection: Connection;
  readonly #random: Random = fastRandom(7);
  readonly #seats = new Map<string, MatchStore>();
  readonly #answered = new Set<string>();
  readonly #players: (() => void)[] = [];
  /** How many more answers it may give. */
  #allowed = Number.POSITIVE_INFINITY;

  private constructor(connection: Connection) {
    this.#connection = connection;
    const mine = watchMine(connection);
    const sit = (): void => {
      for (const { id, plays, status } of mine.state.get().matches) {
        if (status === 'running') for (const seat of plays) this.#sit(id, seat);
      }
    };
    mine.state.subscribe(sit);
    sit();
  }

  /** Connects a bot of the server. */
  static async enter(address: string, token: string, games: readonly string[], bot = 'warrior'): Promise<ScriptedBot> {
    const api = new Api({ answers: checkedAnswers, url: address, token });
    await granted(api.call('offerBots', { body: { offers: games.map((game) => ({ bot, game, capacity: 100 })) } }));
    return new ScriptedBot(connect({ url: address, token }));
  }

  /** Answers this many more questions, then waits. */
  allow(answers: number): void {
    this.#allowed = answers;
    for (const play of this.#players) play();
  }

  /** Has it given all the answers it may give? */
  get isWaiting(): boolean {
    return this.#allowed === 0;
  }

  close(): void {
    this.#connection.close();
  }

  #sit(match: string, seat: number): void {
    const key = `${match} ${seat}`;
    if (this.#seats.has(key)) return;
    const store = new MatchStore(this.#connection, { match, seat });
    this.#seats.set(key, store);
    const play = (): void => {
      for (const { id, space } of store.state.get().play?.decisions ?? []) {
        const asked = `${key} ${id}`;
        if (this.#allowed === 0 || this.#answered.has(asked)) continue;
        this.#allowed--;
        this.#answered.add(asked);
        void store.answer(id, sampleAnswer(space, this.#random)).then((outcome) => {
          if (outcome.accepted) return;
          this.#allowed++;
          this.#answered.delete(asked);
        });
      }
    };
    this.#players.push(play);
    store.state.subscribe(play);
    play();
  }
}
