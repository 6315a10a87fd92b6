/** The connection to a server: retries every request until it is answered. */
import {
  type Accepted,
  type AnswerTo,
  type BodyOf,
  type ClientMessage,
  type ErrorBody,
  isError,
  PASSING_CODES,
  PROTOCOL,
  readAnswer,
} from '@skald/protocol';
import { type ClientClock, systemClock } from '../clock.ts';
import type { ObservableValue } from '../observable-value.ts';
import { platformRandom, type RandomSource } from '../random.ts';
import { atLeast } from './backoff.ts';
import { type Channels, isChannel, newChannels } from './channel.ts';
import { CLOSED, type ConnectionState, type Failure } from './connection-state.ts';
import { ReceivedDictionaries } from './received-dictionaries.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import { socketTransport } from './socket-transport.ts';
import type { Transport } from './transport.ts';

export interface ConnectionSettings {
  /** The server's address. */
  readonly url: string;
  /** A bot's bearer token; browsers have their cookie. */
  readonly token?: string;
  readonly clock?: ClientClock;
  readonly transport?: Transport;
  readonly random?: RandomSource;
}

/** Resend a message after this long without an answer; after sleep, the time a link has to prove it is alive. */
const ANSWER_MS = 10_000;
const PROOF_MS = 3000;
/** Retry delay when the server names none. */
const PUT_OFF_MS = 500;

export class Connection {
  readonly clock: ClientClock;
  readonly random: RandomSource;
  /** The server's own messages, by name. */
  readonly channels: Channels = newChannels();
  readonly dictionaries = new ReceivedDictionaries();
  readonly #socket: ReconnectingSocket;
  readonly #opened = new Set<() => void>();
  readonly #lost = new Set<() => void>();
  /** Counts messages received from the server. */
  #heard = 0;
  #patience = ANSWER_MS;

  constructor({ url, token, clock = systemClock, transport = socketTransport(url), random = platformRandom }: ConnectionSettings) {
    this.clock = clock;
    this.random = random;
    this.#socket = new ReconnectingSocket({
      transport,
      clock,
      random,
      introduction: introduction(token),
      message: (name, body) => this.#receive(name, body),
      opened: (slept) => {
        this.#patience = slept ? PROOF_MS : ANSWER_MS;
        for (const listener of [...this.#opened]) listener();
      },
      lost: () => {
        for (const listener of [...this.#lost]) listener();
      },
    });
    this.channels['server.stopping'].listen(({ retryAfterMs }) => this.#socket.serverStops(retryAfterMs));
    this.channels['session.ended'].listen(({ error }) => this.#socket.refuse(error));
  }

  get state(): ObservableValue<ConnectionState> {
    return this.#socket.state;
  }

  get isOnline(): boolean {
    return this.state.get().is === 'online';
  }

  /** Called whenever a link has opened, so that watchers watch again. */
  onOpened(listener: () => void): () => void {
    this.#opened.add(listener);
    return () => this.#opened.delete(listener);
  }

  onLost(listener: () => void): () => void {
    this.#lost.add(listener);
    return () => this.#lost.delete(listener);
  }

  /** Sends a message once; undefined if no answer came. */
  once<M extends ClientMessage>(name: M, body: BodyOf<M>): Promise<AnswerTo<M> | ErrorBody | undefined> {
    return new Promise((resolve) => {
      const heard = this.#heard;
      const settle = (answer: AnswerTo<M> | ErrorBody | undefined): void => {
        cancel();
        forget();
        resolve(answer);
      };
      const forget = this.onLost(() => settle(undefined));
      const cancel = this.clock.after(this.#patience, () => {
        settle(undefined);
        // The server has been silent for the whole timeout: the link is dead.
        if (heard === this.#heard) this.#socket.replace();
      });
      const isSent = this.#socket.send(name, body, (raw) => {
        this.#hear();
        const answer = readAnswer(name, raw);
        if (answer && 'accepted' in answer) this.#hearStep(body, answer);
        settle(answer ?? { error: { code: 'internal', reason: 'The server answered something that is no answer.' } });
      });
      if (!isSent) settle(undefined);
    });
  }

  /** Sends a message until it is answered. The request must be safe to repeat; commands have their `commandId` for that. */
  async request<M extends ClientMessage>(name: M, body: BodyOf<M>): Promise<AnswerTo<M> | ErrorBody> {
    for (;;) {
      const failure = await this.#whenOnline();
      if (failure) return { error: failure };
      const answer = await this.once(name, body);
      if (answer === undefined) continue;
      if (!isError(answer) || !PASSING_CODES.includes(answer.error.code)) return answer;
      await this.pause(atLeast(answer.error.retryAfterMs ?? PUT_OFF_MS, this.random.fraction()));
    }
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.clock.after(ms, resolve));
  }

  /** Retries at once: network back, tab visible, or login (with a new token if given). */
  retry(token?: string): void {
    this.#socket.retry(token === undefined ? undefined : introduction(token));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(name: string, body: unknown): void {
    this.#hear();
    if (isChannel(this.channels, name)) this.channels[name].receive(body);
  }

  /** An acknowledgement carries the resulting step; every watcher of the match in this client receives it. */
  #hearStep(command: object, { step, epoch, p }: Accepted): void {
    if (step && 'match' in command && typeof command.match === 'string') {
      this.channels['match.public'].deliver({ match: command.match, epoch, p, ...step });
    }
  }

  #hear(): void {
    this.#heard++;
    this.#patience = ANSWER_MS;
  }

  /** Resolves when messages can be sent, or with a failure if they never can. */
  #whenOnline(): Promise<Failure | undefined> {
    return new Promise((resolve) => {
      const readState = (): boolean => {
        const state = this.state.get();
        if (state.is === 'online') resolve(undefined);
        else if (state.is === 'refused') resolve(state.failure);
        else if (state.is === 'closed') resolve(CLOSED);
        else return false;
        return true;
      };
      if (readState()) return;
      const forget = this.state.subscribe(() => readState() && forget());
    });
  }
}

export function connect(settings: ConnectionSettings): Connection {
  return new Connection(settings);
}

function introduction(token: string | undefined): { protocol: number; token?: string } {
  return token === undefined ? { protocol: PROTOCOL } : { protocol: PROTOCOL, token };
}
