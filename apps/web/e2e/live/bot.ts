/** A bot for tests: offers to play, and answers whatever it is asked with the first thing that fits. */
import { Api, type Connection, connect, MatchStore, watchMine } from '@skald/client';
import { fastRandom, type Random, sampleAnswer } from '@skald/engine';
import { enterAs, must } from './person.ts';

export class ScriptedBot {
  readonly #connection: Connection;
  readonly #random: Random = fastRandom(7);
  readonly #seats = new Map<string, MatchStore>();
  readonly #answered = new Set<string>();

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

  /** Its owner is an account of its own. */
  static async enter(address: string, games: readonly string[], bot = 'warrior'): Promise<ScriptedBot> {
    const owner = await enterAs(address, 'Botmaster');
    await must(owner.call('register', { body: { email: 'botmaster@example.org', password: 'a word for tests' } }));
    const { token } = await must(owner.call('makeBot', { body: { name: 'Huginn' } }));
    const api = new Api({ url: address, token });
    await must(api.call('offerBots', { body: { offers: games.map((game) => ({ bot, game, capacity: 100 })) } }));
    return new ScriptedBot(connect({ url: address, token }));
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
        if (this.#answered.has(asked)) continue;
        this.#answered.add(asked);
        void store.answer(id, sampleAnswer(space, this.#random)).then((outcome) => {
          if (!outcome.accepted) this.#answered.delete(asked);
        });
      }
    };
    store.state.subscribe(play);
    play();
  }
}
