/** A socket that reconnects whenever its link is lost, until the server refuses the client. */
import { type ClientMessage, errorBody, type Handshake, PASSING_CODES } from '@skald/protocol';
import type { ClientClock } from '../clock.ts';
import { ObservableValue } from '../observable-value.ts';
import type { RandomSource } from '../random.ts';
import { atLeast, backoff } from './backoff.ts';
import type { ConnectionState, Failure } from './connection-state.ts';
import type { Link, Transport } from './transport.ts';

/** How long an attempt may take. */
const ATTEMPT_MS = 10_000;
/** The interval of the sleep detector: a much longer gap means the machine slept and the link may be dead. */
const TICK_MS = 5000;
const SLEPT_MS = 15_000;

export interface ReconnectingSocketOptions {
  readonly transport: Transport;
  readonly clock: ClientClock;
  readonly random: RandomSource;
  readonly introduction: Handshake;
  message(name: string, body: unknown): void;
  /** Called when a link opens, reopens or wakes from sleep. */
  opened(slept: boolean): void;
  lost(): void;
}

export class ReconnectingSocket {
  readonly state = new ObservableValue<ConnectionState>({ is: 'connecting' });
  readonly #settings: ReconnectingSocketOptions;
  #introduction: Handshake;
  #link: Link | undefined;
  /** The current link; messages of earlier ones are ignored. */
  #nth = 0;
  #isOpen = false;
  #failures = 0;
  #cancel: () => void = () => {};
  #cancelTick: () => void = () => {};

  constructor(settings: ReconnectingSocketOptions) {
    this.#settings = settings;
    this.#introduction = settings.introduction;
    this.#tick(settings.clock.now());
    this.#connect();
  }

  /** Sends over the open link; false if there is none. */
  send(name: ClientMessage, body: unknown, answered: (answer: unknown) => void): boolean {
    if (this.state.get().is !== 'online' || !this.#link) return false;
    this.#link.send(name, body, answered);
    return true;
  }

  /** Drops the broken link and opens another at once. */
  replace(): void {
    const { is } = this.state.get();
    if (is === 'refused' || is === 'closed') return;
    this.#drop();
    this.#connect();
  }

  /** Retries at once: network back, or login. */
  retry(introduction: Handshake = this.#introduction): void {
    const { is } = this.state.get();
    if (is === 'online' || is === 'closed') return;
    this.#introduction = introduction;
    this.#drop();
    this.#connect();
  }

  /** The server is away until then. */
  serverStops(retryAfterMs: number): void {
    if (!this.#isOpen) return;
    const { clock, random } = this.#settings;
    const wait = atLeast(retryAfterMs, random.fraction());
    this.#settle({ is: 'stopping', retryAt: clock.now() + wait });
    this.#later(wait);
  }

  refuse(failure: Failure): void {
    this.#settle({ is: 'refused', failure });
    this.#drop();
  }

  close(): void {
    this.#cancelTick();
    this.#settle({ is: 'closed' });
    this.#drop();
  }

  #connect(): void {
    const { transport, clock, message, opened } = this.#settings;
    const nth = ++this.#nth;
    const isCurrent = (): boolean => nth === this.#nth;
    this.state.set({ is: 'connecting' });
    this.#cancel();
    this.#cancel = clock.after(ATTEMPT_MS, () => isCurrent() && this.#failed());
    this.#link = transport(this.#introduction, {
      opened: () => {
        if (!isCurrent()) return;
        this.#cancel();
        this.#failures = 0;
        this.#isOpen = true;
        this.state.set({ is: 'online' });
        opened(false);
      },
      refused: (why) => isCurrent() && this.#refused(why),
      closed: () => isCurrent() && this.#failed(),
      message: (name, body) => isCurrent() && message(name, body),
    });
  }

  #refused(why: unknown): void {
    const failure = errorBody.safeParse(why).data?.error;
    if (!failure) this.#failed();
    else if (PASSING_CODES.includes(failure.code)) this.#putOff(failure);
    else this.refuse(failure);
  }

  #putOff(failure: Failure): void {
    const { clock, random } = this.#settings;
    const wait = atLeast(failure.retryAfterMs ?? backoff(this.#failures, random.fraction()), random.fraction());
    this.#failures++;
    this.#drop();
    this.state.set({ is: failure.code === 'stopping' ? 'stopping' : 'offline', retryAt: clock.now() + wait });
    this.#later(wait);
  }

  #failed(): void {
    const { clock, random } = this.#settings;
    if (this.state.get().is === 'stopping') {
      // The server announced its stop, so this is no failure and the next attempt is already scheduled.
      this.#forget();
      return;
    }
    const wait = backoff(this.#failures++, random.fraction());
    this.#drop();
    this.state.set({ is: 'offline', retryAt: clock.now() + wait });
    this.#later(wait);
  }

  #later(ms: number): void {
    this.#cancel();
    this.#cancel = this.#settings.clock.after(ms, () => this.replace());
  }

  /** Enters a state in which nothing is sent and fails everything that waits for an answer. */
  #settle(state: ConnectionState): void {
    this.state.set(state);
    this.#tellLost();
  }

  #drop(): void {
    this.#cancel();
    this.#forget();
    this.#tellLost();
  }

  #forget(): void {
    this.#nth++;
    this.#link?.close();
    this.#link = undefined;
  }

  #tellLost(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#settings.lost();
  }

  #tick(before: number): void {
    const { clock, opened } = this.#settings;
    this.#cancelTick = clock.after(TICK_MS, () => {
      const now = clock.now();
      this.#tick(now);
      if (now - before < SLEPT_MS) return;
      if (this.state.get().is === 'online') opened(true);
      else if (this.state.get().is !== 'refused') this.replace();
    });
  }
}
