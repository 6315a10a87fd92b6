/** The people of a check: the owner of the bot, and an opponent who opens tables and plays against it. */
import { randomInt, randomUUID } from 'node:crypto';
import { Api, type ApiReply, Connection, checkedAnswers, MatchStore, socketTransport } from '@skald/client';
import { fastRandom, hashText, type Random, sampleAnswer } from '@skald/engine';

const PASSWORD = 'only for this check';
/** Several checks may share a server. */
const MANY = 1_000_000;

/** Somebody with a browser: keeps the session cookie and names the origin. */
export class CheckPerson {
  readonly api: Api;
  id = '';
  readonly #url: string;
  #cookie = '';
  #connection: Connection | undefined;

  private constructor(url: string) {
    this.#url = url;
    this.api = new Api({ answers: checkedAnswers, url, fetch: (address, request) => this.#fetch(address, request) });
  }

  static async enter(url: string, name: string): Promise<CheckPerson> {
    const person = new CheckPerson(url);
    const { account } = unwrapped(await person.api.call('enterAsGuest', { body: { name } }));
    person.id = account.id;
    return person;
  }

  get connection(): Connection {
    this.#connection ??= new Connection({
      url: this.#url,
      transport: (introduction, listener) =>
        socketTransport(this.#url, { cookie: this.#cookie, origin: this.#url })(introduction, listener),
    });
    return this.#connection;
  }

  close(): void {
    this.#connection?.close();
  }

  async #fetch(address: Parameters<typeof fetch>[0], request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set('origin', this.#url);
    if (this.#cookie !== '') headers.set('cookie', this.#cookie);
    const response = await fetch(address, { ...request, headers });
    for (const cookie of response.headers.getSetCookie()) {
      if (cookie.startsWith('skald=')) this.#cookie = cookie.split(';')[0] ?? '';
    }
    return response;
  }
}

/** The owner's id and the token of a new bot. */
export async function makeCheckedBot(url: string): Promise<{ readonly owner: string; readonly token: string }> {
  const owner = await CheckPerson.enter(url, `Gudrid ${randomInt(MANY)}`);
  unwrapped(await owner.api.call('register', { body: { email: `${randomUUID()}@example.org`, password: PASSWORD } }));
  const { token } = unwrapped(await owner.api.call('makeBot', { body: { name: `Sleipnir ${randomInt(MANY)}` } }));
  return { owner: owner.id, token };
}

/** A match of the opponent, in seat 0, against the bot, in seat 1. */
export class CheckedMatch {
  readonly id: string;
  readonly #store: MatchStore;
  readonly #random: Random;
  #plays = false;
  #isAnswering = false;

  private constructor(id: string, store: MatchStore) {
    this.id = id;
    this.#store = store;
    this.#random = fastRandom(hashText(id));
    store.state.subscribe(() => this.#goOn());
  }

  static async open(opponent: CheckPerson, game: string, bot: { readonly bot: string; readonly owner: string }): Promise<CheckedMatch> {
    const body = { game, seats: 2, bots: [{ seat: 1, ...bot }] };
    const { match } = unwrapped(await opponent.api.call('createMatch', { body }));
    const store = new MatchStore(opponent.connection, { match: match.id });
    unwrapped(await opponent.api.call('startMatch', { params: { match: match.id } }));
    return new CheckedMatch(match.id, store);
  }

  /** From now on the opponent answers whatever is asked, at random. */
  play(): void {
    this.#plays = true;
    this.#goOn();
  }

  pause(): void {
    this.#plays = false;
  }

  /** Is the opponent asked? */
  get isAsked(): boolean {
    return (this.#store.state.get().play?.decisions.length ?? 0) > 0;
  }

  /** The decisions that wait for the bot. */
  get asksBot(): readonly string[] {
    const { play } = this.#store.state.get();
    return play?.waiting.filter(({ seat, answered }) => seat === 1 && answered !== true).map(({ id }) => id) ?? [];
  }

  get isOver(): boolean {
    const { play, seating } = this.#store.state.get();
    return play?.over === true || seating?.status === 'finished' || seating?.status === 'aborted';
  }

  /** The bot lost its seat. */
  get isReplaced(): boolean {
    return this.#store.state.get().seating?.seats[1]?.handedOver === true;
  }

  subscribe(listener: () => void): () => void {
    return this.#store.state.subscribe(listener);
  }

  async answerOnce(): Promise<void> {
    const decision = this.#store.state.get().play?.decisions[0];
    if (!decision || this.#isAnswering) return;
    this.#isAnswering = true;
    await this.#store.answer(decision.id, sampleAnswer(decision.space, this.#random));
    this.#isAnswering = false;
    this.#goOn();
  }

  /** True where the last answer was taken back. */
  async takeBack(): Promise<boolean> {
    const { play } = this.#store.state.get();
    return (await (play?.canUndo ? this.#store.undo() : this.#store.requestUndo())).accepted;
  }

  /** Gives up, which ends the match. */
  async leave(): Promise<void> {
    this.pause();
    if (!this.isOver) await this.#store.resign();
    this.#store.close();
  }

  #goOn(): void {
    if (this.#plays) void this.answerOnce();
  }
}

export function unwrapped<T>(reply: ApiReply<T>): T {
  if (reply.ok) return reply.value;
  throw new Error(`${reply.failure.code}: ${reply.failure.reason}`);
}
