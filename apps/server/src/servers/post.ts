/** The post between servers: gathers what is to be told, carries it over Redis, and knows when something may have been lost. */
import { ErrorReply } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, sleep, type Timer } from '../clock.ts';
import { type Letter, type Notice, readLetter } from './notices.ts';
import { RedisLink } from './redis-link.ts';

export interface PostSettings {
  readonly url: string;
  /** The name of this run of the server. */
  readonly name: string;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** Of another server, in the order in which it told them. */
  readonly heard: (from: string, notice: Notice) => void;
  /** Something that others told since a moment was lost on the way. */
  readonly missed: (since: number) => void;
  /** Redis can be reached, for the first time or again. */
  readonly opened: () => void;
  /** Redis cannot be reached any more. */
  readonly lost: () => void;
}

const AGAIN_MS = 500;
const STOP_MS = 1000;
const UNREADABLE: Letter = { from: '', n: 0, notices: [] };
/** More than this is not kept for one letter: whoever misses it looks at everything. */
const MOST_NOTICES = 2000;

export class Post {
  readonly #settings: PostSettings;
  /** The last letter of each server: its number, and when it came. */
  readonly #last = new Map<string, { readonly n: number; readonly at: number }>();
  #waiting: Notice[] = [];
  #n = 0;
  #sending: Promise<void> | undefined;
  #link: RedisLink | undefined;
  #again: Timer | undefined;
  #isStopped = false;

  constructor(settings: PostSettings) {
    this.#settings = settings;
  }

  get isOpen(): boolean {
    return this.#link !== undefined;
  }

  /** Why Redis can never be used, in a sentence for whoever runs the server. One that is away is waited for. */
  async start(): Promise<string | undefined> {
    const error = await this.#open();
    if (error instanceof ErrorReply) return `Redis refuses this server (${error.message}). Check the name and the password in REDIS_URL.`;
    if (error) this.#settings.logger.warn({ err: error }, 'Redis cannot be reached; other servers are followed by looking');
    return undefined;
  }

  /** Goes out with whatever else this turn of the event loop brings. While Redis is away, nothing is kept. */
  tell(notice: Notice): void {
    if (!this.#link) return;
    this.#waiting.push(notice);
    this.#sending ??= this.#send();
  }

  /** A server that has gone is forgotten. */
  keep(names: readonly string[]): void {
    for (const name of this.#last.keys()) if (!names.includes(name)) this.#last.delete(name);
  }

  /** Sends what is left, unless Redis takes its time. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#again?.cancel();
    if (this.#sending) await Promise.race([this.#sending, sleep(this.#settings.clock, STOP_MS)]);
    this.#link?.close();
    this.#link = undefined;
  }

  async #open(): Promise<Error | undefined> {
    try {
      const link = await RedisLink.open(this.#settings.url);
      if (this.#isStopped) {
        link.close();
        return undefined;
      }
      this.#link = link;
      this.#last.clear();
      void this.#listen(link);
      this.#settings.opened();
      return undefined;
    } catch (error) {
      this.#tryLater();
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #tryLater(): void {
    if (this.#isStopped) return;
    this.#again?.cancel();
    this.#again = this.#settings.clock.after(AGAIN_MS, () => void this.#open());
  }

  #broke(link: RedisLink, error: unknown): void {
    if (this.#link !== link) return;
    link.close();
    this.#link = undefined;
    this.#waiting = [];
    if (this.#isStopped) return;
    this.#settings.logger.warn({ err: error }, 'Redis is away; players go on, and other servers are followed by looking');
    this.#settings.lost();
    this.#tryLater();
  }

  async #listen(link: RedisLink): Promise<void> {
    while (this.#link === link) {
      try {
        for (const text of await link.read()) this.#take(text);
      } catch (error) {
        this.#broke(link, error);
        return;
      }
    }
  }

  #take(text: string): void {
    const letter = readLetter(text);
    if (letter?.from === this.#settings.name) return;
    const now = this.#settings.clock.now();
    const { from, n, notices } = letter ?? UNREADABLE;
    const last = this.#last.get(from);
    if (!letter || (last && n !== last.n + 1)) this.#settings.missed(last?.at ?? now);
    if (letter) this.#last.set(from, { n, at: now });
    for (const notice of notices) this.#settings.heard(from, notice);
  }

  /** One letter at a time: what comes meanwhile goes into the next. */
  async #send(): Promise<void> {
    await nextTurn();
    while (this.#waiting.length > 0 && this.#link) {
      const link = this.#link;
      const notices = this.#waiting.splice(0, MOST_NOTICES);
      try {
        await link.add(JSON.stringify({ from: this.#settings.name, n: ++this.#n, notices }));
      } catch (error) {
        this.#broke(link, error);
      }
    }
    this.#sending = undefined;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
