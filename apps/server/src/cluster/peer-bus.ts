/** The bus between servers: gathers notices, sends them over Redis, and detects when some may have been lost. */
import { ErrorReply } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, sleep, type Timer } from '../clock.ts';
import { type Envelope, PEER_PROTOCOL, type PeerNotice, parseEnvelope } from './peer-notices.ts';
import { RedisLink } from './redis-link.ts';

export interface PeerBusOptions {
  readonly url: string;
  /** The id of this run of the server. */
  readonly name: string;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** Notices of another server, in the order in which it sent them. */
  readonly heard: (from: string, notice: PeerNotice) => void;
  /** Notices since this moment were lost. */
  readonly missed: (since: number) => void;
  /** Redis is connected, for the first time or again. */
  readonly opened: () => void;
  /** Redis is away. */
  readonly lost: () => void;
}

const AGAIN_MS = 500;
const STOP_MS = 1000;
const UNREADABLE: Envelope = { from: '', n: 0, protocol: 0, notices: [], isPartial: true };
/** The most notices in one envelope; servers that miss the rest look at everything. */
const MOST_NOTICES = 2000;

export class PeerBus {
  readonly #settings: PeerBusOptions;
  /** The last envelope of each server: its number, and when it arrived. */
  readonly #last = new Map<string, { readonly n: number; readonly at: number }>();
  #waiting: PeerNotice[] = [];
  #n = 0;
  #sending: Promise<void> | undefined;
  #link: RedisLink | undefined;
  #again: Timer | undefined;
  #isStopped = false;

  constructor(settings: PeerBusOptions) {
    this.#settings = settings;
  }

  get isOpen(): boolean {
    return this.#link !== undefined;
  }

  /** Why Redis can never be used, as a sentence for the operator. A Redis that is merely away is waited for. */
  async start(): Promise<string | undefined> {
    const error = await this.#open();
    if (error instanceof ErrorReply) return `Redis refuses this server (${error.message}). Check the name and the password in REDIS_URL.`;
    if (error) this.#settings.logger.warn({ err: error }, 'Redis cannot be reached; other servers are followed by looking');
    return undefined;
  }

  /** Sends a notice together with others of the same turn of the event loop. While Redis is away, notices are dropped. */
  publish(notice: PeerNotice): void {
    if (!this.#link) return;
    this.#waiting.push(notice);
    this.#sending ??= this.#send();
  }

  /** Forgets a server that has gone. */
  keep(names: readonly string[]): void {
    for (const name of this.#last.keys()) if (!names.includes(name)) this.#last.delete(name);
  }

  /** Sends what is left, unless Redis takes too long. */
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
        for (const text of await link.read()) this.#receive(text);
      } catch (error) {
        this.#broke(link, error);
        return;
      }
    }
  }

  #receive(text: string): void {
    const envelope = parseEnvelope(text);
    if (envelope?.from === this.#settings.name) return;
    const now = this.#settings.clock.now();
    const { from, n, protocol, notices, isPartial } = envelope ?? UNREADABLE;
    const last = this.#last.get(from);
    if (envelope && !last && protocol !== PEER_PROTOCOL)
      this.#settings.logger.info({ server: from, protocol }, 'a server of another release is up');
    if (isPartial || (last && n !== last.n + 1)) this.#settings.missed(last?.at ?? now);
    if (envelope) this.#last.set(from, { n, at: now });
    for (const notice of notices) this.#settings.heard(from, notice);
  }

  /** Sends one envelope at a time; later notices go into the next. */
  async #send(): Promise<void> {
    await nextTurn();
    while (this.#waiting.length > 0 && this.#link) {
      const link = this.#link;
      const notices = this.#waiting.splice(0, MOST_NOTICES);
      try {
        await link.add(JSON.stringify({ from: this.#settings.name, n: ++this.#n, protocol: PEER_PROTOCOL, notices }));
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
