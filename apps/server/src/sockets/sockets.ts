/** The sockets of a server: every message is checked, counted, carried out and acknowledged; nothing it holds ends the connection. */
import type { Server as HttpServer } from 'node:http';
import type { ClientMessage } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Timer } from '../clock.ts';
import type { Config } from '../config.ts';
import { Buckets } from '../limits/bucket.ts';
import type { Metrics } from '../metrics.ts';
import { errorBodyOf, isProblem, type Problem, problem } from '../problem.ts';
import { isOutage } from '../storage/outage.ts';
import type { Store } from '../storage/store.ts';
import type { Gate } from './gate.ts';
import type { Hall } from './hall.ts';
import type { AnyOutcome, Handlers } from './handlers.ts';
import { type Connected, type Io, rooms } from './io.ts';

const BUSY_MS = 250;
const AWAY_MS = 1000;
/** How often it is looked whether sessions still hold: most endings are told at once, but they may also just run out. */
const SESSIONS_EVERY_MS = 60_000;
/** How long clients should wait before they come back to a server that is going down. */
const BACK_AFTER_MS = 2000;
const MESSAGES_PER_MS = 10_000;

export interface SocketsSurroundings {
  readonly io: Io;
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly gate: Gate;
  readonly hall: Hall;
  readonly handlers: Handlers;
  /** A socket of this account is there. */
  readonly arrived: (socket: Connected) => void;
}

export class Sockets {
  readonly #around: SocketsSurroundings;
  readonly #pace: Buckets;
  /** Messages that are not answered yet, of all sockets; and who waits until there are none. */
  #underWay = 0;
  #quiet: () => void = () => undefined;
  #checking: Timer | undefined;

  constructor(around: SocketsSurroundings) {
    this.#around = around;
    const { messages } = around.config.limits;
    this.#pace = new Buckets(around.clock, { burst: messages, most: messages, perMs: MESSAGES_PER_MS });
  }

  attach(server: HttpServer): void {
    const { io, config, gate, metrics } = this.#around;
    io.attach(server, {
      transports: ['websocket'],
      maxHttpBufferSize: config.limits.frameBytes,
      perMessageDeflate: false,
      serveClient: false,
      allowRequest: (request, allow) => allow(null, gate.allows(request)),
    });
    gate.install(io);
    io.on('connection', (socket) => this.#welcome(socket));
    metrics.watch('skald_sockets', 'Open sockets', () => io.of('/').sockets.size);
    this.#checkSessions();
  }

  /** Ends the sockets of an account, of all its sessions or of one; or of all but one. */
  end(account: string, which: { readonly only?: string; readonly except?: string }, refusal: Problem): void {
    for (const socket of this.#around.io.of('/').sockets.values()) {
      const { account: owner, session } = socket.data;
      if (owner.id !== account || (which.only !== undefined && session !== which.only) || session === which.except) continue;
      dismiss(socket, refusal);
    }
  }

  /** Tells everybody that the server goes down. */
  announceStop(): void {
    this.#checking?.cancel();
    this.#around.io.emit('server.stopping', { retryAfterMs: BACK_AFTER_MS });
  }

  /** Waits for what is under way, then closes everything. */
  async stop(): Promise<void> {
    await this.#whenQuiet();
    await this.#around.hall.stop();
    this.#around.io.disconnectSockets(true);
    this.#around.io.engine?.close();
  }

  #whenQuiet(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#underWay === 0) resolve();
      else this.#quiet = resolve;
    });
  }

  #welcome(socket: Connected): void {
    const { gate, hall, arrived } = this.#around;
    const { account, session } = socket.data;
    gate.entered(socket);
    void socket.join([rooms.account(account.id), rooms.session(session)]);
    socket.onAny((name: string, ...words: unknown[]) => this.#hear(socket, name, words));
    socket.on('disconnect', () => {
      gate.left(socket);
      hall.gone(socket);
    });
    arrived(socket);
  }

  #hear(socket: Connected, name: string, words: readonly unknown[]): void {
    const last = words[words.length - 1];
    let isAnswered = false;
    const answer = (outcome: AnyOutcome): void => {
      if (isAnswered) return;
      isAnswered = true;
      this.#count(name, outcome);
      if (isFunction(last)) last(isProblem(outcome) ? errorBodyOf(outcome) : outcome);
    };
    const refused = this.#refuse(socket, name, words);
    if (refused || !this.#isMessage(name)) answer(refused ?? unknownMessage);
    else void this.#carryOut(socket, name, words[0], answer);
  }

  /** What is wrong before one looks into the message. */
  #refuse(socket: Connected, name: string, words: readonly unknown[]): Problem | undefined {
    const wait = this.#pace.take(socket.id);
    if (wait !== undefined) return problem('too-many', 'There are too many messages.', wait);
    if (!this.#isMessage(name)) return unknownMessage;
    if (words.length !== 2 || !isFunction(words[1])) return badMessage;
    if (socket.data.underWay >= this.#around.config.limits.underWay) return problem('busy', 'Too many messages are under way.', BUSY_MS);
    return undefined;
  }

  async #carryOut(socket: Connected, name: ClientMessage, raw: unknown, answer: (outcome: AnyOutcome) => void): Promise<void> {
    socket.data.underWay++;
    this.#underWay++;
    try {
      answer(await this.#around.handlers[name](socket, raw, answer));
    } catch (error) {
      if (isOutage(error)) answer(problem('busy', 'The storage cannot be reached just now.', AWAY_MS));
      else {
        this.#around.logger.error({ err: error, message: name }, 'a message failed');
        answer(problem('internal', 'Something went wrong on our side; nothing has changed.'));
      }
    } finally {
      socket.data.underWay--;
      if (--this.#underWay === 0) this.#quiet();
    }
  }

  #count(name: string, outcome: AnyOutcome): void {
    const result = isProblem(outcome) ? outcome.problem : 'done';
    this.#around.metrics.heard(this.#isMessage(name) ? name : 'unknown', result);
  }

  #isMessage(name: string): name is ClientMessage {
    return Object.hasOwn(this.#around.handlers, name);
  }

  #checkSessions(): void {
    this.#checking = this.#around.clock.after(SESSIONS_EVERY_MS, () => {
      this.endStale().catch((error: unknown) => this.#around.logger.warn({ err: error }, 'sessions could not be looked through'));
      this.#checkSessions();
    });
  }

  /** Ends sockets whose sessions no longer hold. */
  async endStale(): Promise<void> {
    const { io, store, clock } = this.#around;
    const sockets = [...io.of('/').sockets.values()];
    const ids = [...new Set(sockets.map(({ data }) => data.session))];
    if (ids.length === 0) return;
    const live = await store.prisma.session.findMany({
      where: { id: { in: ids }, revokedAt: null, expiresAt: { gt: new Date(clock.now()) }, account: { deletedAt: null, bannedAt: null } },
      select: { id: true },
    });
    const good = new Set(live.map(({ id }) => id));
    for (const socket of sockets) if (!good.has(socket.data.session)) dismiss(socket, sessionOver);
  }
}

export const sessionOver = problem('unauthenticated', 'The session is over.');
const unknownMessage = problem('unknown-message', 'There is no message of this name.');
const badMessage = problem('bad-request', 'A message is a name, one object, and an acknowledgement.');

/** Says why, then closes. */
function dismiss(socket: Connected, refusal: Problem): void {
  socket.emit('session.ended', errorBodyOf(refusal));
  socket.disconnect(true);
}

function isFunction(value: unknown): value is (answer: unknown) => void {
  return typeof value === 'function';
}
