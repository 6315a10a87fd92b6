/** Players with browsers: each has a session, sends requests and holds a connection that reconnects. */
import {
  Api,
  type ApiReply,
  type ClientClock,
  Connection,
  checkedAnswers,
  MatchStore,
  socketTransport,
  systemClock,
  type Transport,
} from '@skald/client';
import { fastRandom, hashText, type Random, sampleAnswer } from '@skald/engine';
import type { AnswerTo, ErrorBody } from '@skald/protocol';
import { until } from './until.ts';

export { until };

/** An answer that the server has acknowledged. */
export interface Given {
  readonly match: string;
  readonly commandId: string;
  readonly decision: string;
  readonly answer: unknown;
}

/** Time is what it is, but nothing is waited for longer than a quarter of it. */
const hurriedClock: ClientClock = { now: systemClock.now, after: (ms, run) => systemClock.after(ms / 4, run) };

/** What has been acknowledged is seen by then, however often the server dies in between. */
const LONG_MS = 120_000;

export class TestPlayer {
  readonly api: Api;
  readonly given: Given[] = [];
  readonly refused: string[] = [];
  /** Every answer goes over this connection too, as the same command; what came of it there. */
  double: Connection | undefined;
  readonly doubled: Promise<AnswerTo<'match.answer'> | ErrorBody>[] = [];
  id = '';
  /** Where the sockets go, where it is not where the requests go: through a bad line, say. */
  line: string;
  /** Somebody in a hurry waits for nothing as long as others do. */
  hurries = false;
  readonly #url: string;
  readonly #random: Random;
  #cookie = '';
  #connection: Connection | undefined;

  private constructor(url: string, name: string) {
    this.#url = url;
    this.line = url;
    this.#random = fastRandom(hashText(name));
    this.api = new Api({ answers: checkedAnswers, url, fetch: (address, request) => this.#fetch(address, request) });
  }

  static async enter(url: string, name: string): Promise<TestPlayer> {
    const one = new TestPlayer(url, name);
    const { account } = granted(await one.api.call('enterAsGuest', { body: { name } }));
    one.id = account.id;
    return one;
  }

  /** The same person in the same browser, later. */
  static returning(earlier: TestPlayer): TestPlayer {
    const one = new TestPlayer(earlier.#url, earlier.id);
    one.id = earlier.id;
    one.#cookie = earlier.#cookie;
    return one;
  }

  /** Somebody who is registered, in another browser. */
  static async logIn(url: string, email: string, password: string): Promise<TestPlayer> {
    const one = new TestPlayer(url, email);
    const { account } = granted(await one.api.call('logIn', { body: { email, password } }));
    one.id = account.id;
    return one;
  }

  get headers(): { readonly cookie: string; readonly origin: string } {
    return { cookie: this.#cookie, origin: this.#url };
  }

  get connection(): Connection {
    this.#connection ??= new Connection({ url: this.line, transport: this.#transport(), clock: this.hurries ? hurriedClock : systemClock });
    return this.#connection;
  }

  /** Watches a match; resolves when the first view is there. */
  async watch(match: string): Promise<MatchStore> {
    const store = new MatchStore(this.connection, { match });
    await until(() => store.state.get().freshness === 'live');
    return store;
  }

  /** Plays whenever there is something to answer, until the match is over or `goOn` says so. */
  async play(store: MatchStore, goOn: () => boolean = () => true): Promise<void> {
    while (goOn()) {
      const { play, freshness } = store.state.get();
      if (play?.over || freshness === 'closed') return;
      const decision = play?.decisions[0];
      if (!decision) {
        await nextChange(store);
        continue;
      }
      const answer = sampleAnswer(decision.space, this.#random);
      const answering = store.answer(decision.id, answer);
      const commandId = store.state.get().pending.at(-1)?.commandId ?? '';
      if (this.double) {
        this.doubled.push(this.double.request('match.answer', { match: play.match, commandId, decision: decision.id, answer }));
      }
      const outcome = await answering;
      if (outcome.accepted) this.given.push({ match: play.match, commandId, decision: decision.id, answer });
      else this.refused.push(`${outcome.failure.code} ${outcome.failure.refusal ?? ''} ${outcome.failure.reason}`);
      await until(() => !goOn() || !store.state.get().play?.decisions.some(({ id }) => id === decision.id), LONG_MS);
    }
  }

  /** Does not wait for the next attempt to connect. */
  hurry(): void {
    this.#connection?.retry();
  }

  /** Disconnects; watching again opens a new connection. */
  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  #transport(): Transport {
    // Each link takes the cookie of its own moment.
    return (introduction, listener) => socketTransport(this.line, { ...this.headers, origin: this.line })(introduction, listener);
  }

  async #fetch(address: Parameters<typeof fetch>[0], request: RequestInit = {}): Promise<Response> {
    const headers = { ...Object.fromEntries(new Headers(request.headers)), ...this.headers };
    const response = await fetch(address, { ...request, headers });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
    return response;
  }
}

export function granted<T>(reply: ApiReply<T>): T {
  if (!reply.ok) throw new Error(`${reply.failure.code}: ${reply.failure.reason}`);
  return reply.value;
}

/** A match with these people, started by the last one who is ready. */
export async function gather(people: readonly TestPlayer[], game = 'raids'): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('a match needs people');
  const { match } = granted(await host.api.call('createMatch', { body: { game, seats: people.length } }));
  for (const one of others) granted(await one.api.call('joinMatch', { params: { match: match.id }, body: {} }));
  for (const one of people) granted(await one.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
  return match.id;
}

function nextChange(store: MatchStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, 1000);
    const forget = store.state.subscribe(done);
    function done(): void {
      clearTimeout(timer);
      forget();
      resolve();
    }
  });
}
