/** The sockets of a server: checks, counts, carries out and acknowledges every message. No content of a message ends the connection. */
import type { Server as HttpServer } from 'node:http';
import type { ClientMessage } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Timer } from '../clock.ts';
import type { Config } from '../config.ts';
import { refuseUnserved } from '../http/errors/raw-answers.ts';
import { Buckets } from '../limits/bucket.ts';
import type { Metrics } from '../metrics.ts';
import { errorBodyOf, isProblem, type Problem, problem } from '../problem.ts';
import { refusalOfInput } from '../storage/bad-input.ts';
import { isOutage } from '../storage/outage.ts';
import type { Store } from '../storage/store.ts';
import type { MatchBroadcaster } from './broadcast/match-broadcaster.ts';
import type { ConnectionGuard } from './connecting/connection-guard.ts';
import { refuseUnfit, SOCKET_PATH } from './connecting/engine-requests.ts';
import { type Connected, type Io, rooms } from './io.ts';
import type { AnyOutcome, Handlers } from './messages/handlers.ts';

const BUSY_MS = 250;
const AWAY_MS = 1000;
/** The interval of the check for expired sessions; sessions that are ended on purpose close their sockets at once. */
const SESSIONS_EVERY_MS = 60_000;
/** Clients of a server that goes down reconnect after this long. */
const BACK_AFTER_MS = 2000;
const MESSAGES_PER_MS = 10_000;

export interface SocketsDeps {
  readonly io: Io;
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly guard: ConnectionGuard;
  readonly broadcaster: MatchBroadcaster;
  readonly handlers: Handlers;
  /** Called when a socket has connected. */
  readonly arrived: (socket: Connected) => void;
}

export class Sockets {
  readonly #deps: SocketsDeps;
  readonly #pace: Buckets;
  /** Unanswered messages of all sockets, and the callback to run when none are left. */
  #underWay = 0;
  #quiet: () => void = () => undefined;
  #checking: Timer | undefined;

  constructor(deps: SocketsDeps) {
    this.#deps = deps;
    const { messages } = deps.config.limits;
    this.#pace = new Buckets(deps.clock, { burst: messages, most: messages, perMs: MESSAGES_PER_MS });
  }

  attach(server: HttpServer): void {
    const { io, config, guard, metrics } = this.#deps;
    io.attach(server, {
      transports: ['websocket'],
      maxHttpBufferSize: config.limits.frameBytes,
      perMessageDeflate: false,
      serveClient: false,
      // Upgrades at other paths get an HTTP answer.
      destroyUpgrade: false,
    });
    refuseUnserved(server, SOCKET_PATH);
    refuseUnfit(io, guard);
    guard.install(io);
    io.on('connection', (socket) => this.#welcome(socket));
    metrics.watch('skald_sockets', 'Open sockets', () => io.of('/').sockets.size);
    this.#checkSessions();
  }

  /** Ends the sockets of an account: of all its sessions, of one, or of all but one. */
  end(account: string, which: { readonly only?: string; readonly except?: string }, refusal: Problem): void {
    for (const socket of this.#deps.io.of('/').sockets.values()) {
      const { account: owner, session } = socket.data;
      if (owner.id !== account || (which.only !== undefined && session !== which.only) || session === which.except) continue;
      dismiss(socket, refusal);
    }
  }

  /** Ends sockets that came with the old token of a session; the clients reconnect with the new one. */
  reconnect(session: string): void {
    for (const socket of this.#deps.io.of('/').sockets.values()) if (socket.data.session === session) socket.conn.close();
  }

  /** Announces to all clients that the server goes down. */
  announceStop(): void {
    this.#checking?.cancel();
    this.#deps.io.emit('server.stopping', { retryAfterMs: BACK_AFTER_MS });
  }

  /** Waits for messages under way, then closes all sockets. */
  async stop(): Promise<void> {
    await this.#whenQuiet();
    await this.#deps.broadcaster.stop();
    this.#deps.io.disconnectSockets(true);
    this.#deps.io.engine?.close();
  }

  #whenQuiet(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#underWay === 0) resolve();
      else this.#quiet = resolve;
    });
  }

  #welcome(socket: Connected): void {
    const { guard, broadcaster, arrived } = this.#deps;
    const { account, session } = socket.data;
    guard.entered(socket);
    void socket.join([rooms.account(account.id), rooms.session(session)]);
    // A frame may lack a name: then the first argument is something else, or the acknowledgement.
    socket.onAny((...words: unknown[]) => {
      const [name, ...rest] = typeof words[0] === 'string' ? words : ['', ...words];
      this.#hear(socket, String(name), rest);
    });
    socket.on('disconnect', () => {
      guard.left(socket);
      broadcaster.gone(socket);
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

  /** What is wrong with a message before its body is parsed. */
  #refuse(socket: Connected, name: string, words: readonly unknown[]): Problem | undefined {
    const wait = this.#pace.consume(socket.id);
    if (wait !== undefined) return problem('too-many', 'There are too many messages.', wait);
    if (!this.#isMessage(name)) return unknownMessage;
    if (words.length !== 2 || !isFunction(words[1])) return badMessage;
    if (socket.data.underWay >= this.#deps.config.limits.underWay) return problem('busy', 'Too many messages are under way.', BUSY_MS);
    return undefined;
  }

  async #carryOut(socket: Connected, name: ClientMessage, raw: unknown, answer: (outcome: AnyOutcome) => void): Promise<void> {
    socket.data.underWay++;
    this.#underWay++;
    try {
      answer(await this.#deps.handlers[name](socket, raw, answer));
    } catch (error) {
      const refused = isOutage(error) ? problem('busy', 'The storage cannot be reached just now.', AWAY_MS) : refusalOfInput(error);
      if (refused) answer(refused);
      else {
        this.#deps.logger.error({ err: error, message: name }, 'a message failed');
        answer(problem('internal', 'Something went wrong on our side; nothing has changed.'));
      }
    } finally {
      socket.data.underWay--;
      if (--this.#underWay === 0) this.#quiet();
    }
  }

  #count(name: string, outcome: AnyOutcome): void {
    const result = isProblem(outcome) ? outcome.problem : 'done';
    this.#deps.metrics.heard(this.#isMessage(name) ? name : 'unknown', result);
  }

  #isMessage(name: string): name is ClientMessage {
    return Object.hasOwn(this.#deps.handlers, name);
  }

  #checkSessions(): void {
    this.#checking = this.#deps.clock.after(SESSIONS_EVERY_MS, () => {
      this.endStale().catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'sessions could not be looked through'));
      this.#checkSessions();
    });
  }

  /** Ends sockets whose sessions have expired. */
  async endStale(): Promise<void> {
    const { io, store, clock } = this.#deps;
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

/** Sends the reason, then closes the socket. */
function dismiss(socket: Connected, refusal: Problem): void {
  socket.emit('session.ended', errorBodyOf(refusal));
  socket.disconnect(true);
}

function isFunction(value: unknown): value is (answer: unknown) => void {
  return typeof value === 'function';
}
