/** A bot for tests: offers to play, and answers whatever it is asked with the first thing that fits. */
import { Api, type Connection, connect, MatchStore, watchMine } from '@skald/client';
import { fastRandom, type Random, sampleAnswer } from '@skald/engine';

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
    const cookies = new Jar();
    const owner = new Api({ url: address, fetch: (input, init) => cookies.fetch(input, init, address) });
    await must(owner.call('enterAsGuest', { body: { name: 'Botmaster' } }));
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

/** Keeps the session of somebody who is no browser. */
class Jar {
  #cookie = '';

  async fetch(input: Parameters<typeof fetch>[0], init: Parameters<typeof fetch>[1], origin: string): Promise<Response> {
    const response = await fetch(input, { ...init, headers: { ...init?.headers, cookie: this.#cookie, origin } });
    for (const cookie of response.headers.getSetCookie()) this.#cookie = cookie.split(';')[0] ?? '';
    return response;
  }
}

async function must<T>(
  reply: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: { readonly reason: string } }>,
): Promise<T> {
  const given = await reply;
  if (!given.ok) throw new Error(given.failure.reason);
  return given.value;
}
