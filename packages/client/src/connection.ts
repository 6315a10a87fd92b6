/** The connection to a server: what is sent is answered in the end, however often the line breaks. */
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
import { atLeast } from './backoff.ts';
import { type Channels, isChannel, newChannels } from './channel.ts';
import { type Clock, systemClock } from './clock.ts';
import { Lexicons } from './lexicons.ts';
import { Line } from './line.ts';
import { type Chances, platformChances } from './random.ts';
import { socketTransport } from './socket-transport.ts';
import type { Source } from './source.ts';
import { CLOSED, type ConnectionState, type Failure } from './state.ts';
import type { Transport } from './transport.ts';

export interface ConnectionSettings {
  /** Where the server is. */
  readonly url: string;
  /** A bot's bearer token; browsers have their cookie. */
  readonly token?: string;
  readonly clock?: Clock;
  readonly transport?: Transport;
  readonly chances?: Chances;
}

/** How long an answer is waited for before the message is sent again; after sleep, how long the link has to show that it lives. */
const ANSWER_MS = 10_000;
const PROOF_MS = 3000;
/** How long to wait before sending again what the server put off without saying for how long. */
const PUT_OFF_MS = 500;

export class Connection {
  readonly clock: Clock;
  readonly chances: Chances;
  /** What the server sends by itself, by name. */
  readonly channels: Channels = newChannels();
  readonly lexicons = new Lexicons();
  readonly #line: Line;
  readonly #opened = new Set<() => void>();
  readonly #lost = new Set<() => void>();
  /** How many times anything came from the server. */
  #heard = 0;
  #patience = ANSWER_MS;

  constructor({ url, token, clock = systemClock, transport = socketTransport(url), chances = platformChances }: ConnectionSettings) {
    this.clock = clock;
    this.chances = chances;
    this.#line = new Line({
      transport,
      clock,
      chances,
      introduction: introduction(token),
      message: (name, body) => this.#take(name, body),
      opened: (slept) => {
        this.#patience = slept ? PROOF_MS : ANSWER_MS;
        for (const listener of [...this.#opened]) listener();
      },
      lost: () => {
        for (const listener of [...this.#lost]) listener();
      },
    });
    this.channels['server.stopping'].listen(({ retryAfterMs }) => this.#line.serverStops(retryAfterMs));
    this.channels['session.ended'].listen(({ error }) => this.#line.refuse(error));
  }

  get state(): Source<ConnectionState> {
    return this.#line.state;
  }

  get isOnline(): boolean {
    return this.state.get().is === 'online';
  }

  /** Called whenever a link is open and what was watched must be watched again. */
  onOpened(listener: () => void): () => void {
    this.#opened.add(listener);
    return () => this.#opened.delete(listener);
  }

  onLost(listener: () => void): () => void {
    this.#lost.add(listener);
    return () => this.#lost.delete(listener);
  }

  /** Sends a message once; undefined where no answer came, because the line is down, broke, or is silent. */
  once<M extends ClientMessage>(name: M, body: BodyOf<M>): Promise<AnswerTo<M> | ErrorBody | undefined> {
    return new Promise((resolve) => {
      const heard = this.#heard;
      const settle = (answer: AnswerTo<M> | ErrorBody | undefined): void => {
        callOff();
        forget();
        resolve(answer);
      };
      const forget = this.onLost(() => settle(undefined));
      const callOff = this.clock.after(this.#patience, () => {
        settle(undefined);
        // Not a word from the server in all that time: the link is dead and does not know it.
        if (heard === this.#heard) this.#line.replace();
      });
      const isSent = this.#line.send(name, body, (raw) => {
        this.#hear();
        const answer = readAnswer(name, raw);
        if (answer && 'accepted' in answer) this.#hearStep(body, answer);
        settle(answer ?? { error: { code: 'internal', reason: 'The server answered something that is no answer.' } });
      });
      if (!isSent) settle(undefined);
    });
  }

  /** Sends a message until it is answered. What it asks for must be safe to ask for twice: commands have their `commandId` for that. */
  async request<M extends ClientMessage>(name: M, body: BodyOf<M>): Promise<AnswerTo<M> | ErrorBody> {
    for (;;) {
      const failure = await this.#whenOnline();
      if (failure) return { error: failure };
      const answer = await this.once(name, body);
      if (answer === undefined) continue;
      if (!isError(answer) || !PASSING_CODES.includes(answer.error.code)) return answer;
      await this.pause(atLeast(answer.error.retryAfterMs ?? PUT_OFF_MS, this.chances.fraction()));
    }
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.clock.after(ms, resolve));
  }

  /** Tries at once: the network is back, the window is seen again, or somebody has logged in (with a new token, where there is one). */
  retry(token?: string): void {
    this.#line.retry(token === undefined ? undefined : introduction(token));
  }

  close(): void {
    this.#line.close();
  }

  #take(name: string, body: unknown): void {
    this.#hear();
    if (isChannel(this.channels, name)) this.channels[name].take(body);
  }

  /** A command is acknowledged together with the step that it brought: everybody here who watches the match hears of it. */
  #hearStep(command: object, { step, epoch, p }: Accepted): void {
    if (step && 'match' in command && typeof command.match === 'string') {
      this.channels['match.public'].tell({ match: command.match, epoch, p, ...step });
    }
  }

  #hear(): void {
    this.#heard++;
    this.#patience = ANSWER_MS;
  }

  /** Resolves when messages can be sent; with a failure where they never will. */
  #whenOnline(): Promise<Failure | undefined> {
    return new Promise((resolve) => {
      const look = (): boolean => {
        const state = this.state.get();
        if (state.is === 'online') resolve(undefined);
        else if (state.is === 'refused') resolve(state.failure);
        else if (state.is === 'closed') resolve(CLOSED);
        else return false;
        return true;
      };
      if (look()) return;
      const forget = this.state.subscribe(() => look() && forget());
    });
  }
}

export function connect(settings: ConnectionSettings): Connection {
  return new Connection(settings);
}

function introduction(token: string | undefined): { protocol: number; token?: string } {
  return token === undefined ? { protocol: PROTOCOL } : { protocol: PROTOCOL, token };
}
