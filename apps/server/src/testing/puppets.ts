/** Bots for tests: accounts that play over sockets, answering with what the clock would play, or not at all. */
import { Api, type Connection, checkedAnswers, connect, type ListStore, MatchStore, watchMine } from '@skald/client';
import type { MyMatch } from '@skald/protocol';
import type { LiveServer } from './live-server.ts';
import { granted, TestPlayer, until } from './people.ts';
import { houseTokens } from './processes/house-tokens.ts';

const PASSWORD = 'a long and quiet fjord';
let people = 0;

/** Somebody who may own bots, with a number behind the name. */
export async function registered(url: string, name: string): Promise<TestPlayer> {
  const nth = ++people;
  const person = await TestPlayer.enter(url, `${name} ${nth}`);
  const email = `${nth}-${Math.random().toString(36).slice(2)}@example.org`;
  granted(await person.api.call('register', { body: { email, password: PASSWORD } }));
  return person;
}

export class Puppet {
  readonly id: string;
  readonly api: Api;
  readonly connection: Connection;
  /** The seats it was given, as it sees them; those it has lost stay. */
  readonly seats = new Map<string, MatchStore>();
  /** Does it answer? */
  plays = true;
  readonly #mine: ListStore<MyMatch>;
  readonly #answered = new Set<string>();

  private constructor(id: string, url: string, token: string) {
    this.id = id;
    this.api = new Api({ answers: checkedAnswers, url, token });
    this.connection = connect({ url, token });
    this.#mine = watchMine(this.connection, { unfinished: true });
    this.#mine.state.subscribe(() => this.#takeTurns());
  }

  /** A bot of somebody who is registered, at whichever server. */
  static async of(
    owner: TestPlayer,
    name: string,
    offered: string,
    { url, plays = true }: { url: string; plays?: boolean },
  ): Promise<Puppet> {
    const { bot, token } = granted(
      await owner.api.call('makeBot', { body: { name: `${name} ${Math.random().toString(36).slice(2, 8)}` } }),
    );
    const puppet = new Puppet(bot.id, url, token);
    puppet.plays = plays;
    granted(await puppet.offer(offered));
    await until(() => puppet.connection.isOnline);
    return puppet;
  }

  /** The first house bot. */
  static async ofHouse(server: LiveServer): Promise<Puppet> {
    const [token = ''] = await houseTokens(server, 1);
    const { account } = granted(await new Api({ answers: checkedAnswers, url: server.address, token }).call('getAccount', {}));
    const puppet = new Puppet(account.id, server.address, token);
    granted(await puppet.offer('novice', 'warrior'));
    await until(() => puppet.connection.isOnline);
    return puppet;
  }

  offer(...bots: readonly string[]) {
    return this.api.call('offerBots', { body: { offers: bots.map((bot) => ({ bot, game: 'raids', capacity: 100 })) } });
  }

  /** What it sees of a seat; undefined where it was never given it. */
  seat(match: string, seat: number): MatchStore | undefined {
    return this.seats.get(`${match} ${seat}`);
  }

  /** Is the seat among those it plays now? */
  isGiven(match: string, seat: number): boolean {
    return this.#mine.state.get().matches.some(({ id, plays }) => id === match && plays.includes(seat));
  }

  close(): void {
    this.connection.close();
  }

  #takeTurns(): void {
    for (const { id, plays, status } of this.#mine.state.get().matches) {
      if (status === 'running') for (const seat of plays) this.#sit(id, seat);
    }
  }

  #sit(match: string, seat: number): void {
    const key = `${match} ${seat}`;
    const known = this.seats.get(key);
    if (known && known.state.get().freshness !== 'closed') return;
    const store = new MatchStore(this.connection, { match, seat });
    this.seats.set(key, store);
    store.state.subscribe(() => this.#play(store));
  }

  #play(store: MatchStore): void {
    const { play } = store.state.get();
    const decision = this.plays ? play?.decisions[0] : undefined;
    if (!play || !decision || this.#answered.has(`${play.match} ${decision.id}`)) return;
    this.#answered.add(`${play.match} ${decision.id}`);
    void store.answer(decision.id, decision.fallback);
  }
}
