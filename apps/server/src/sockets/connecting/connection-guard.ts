/** Decides who may connect: checks version, origin, session and the number of sockets before any message is read. */
import type { IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { handshake, PROTOCOL } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { bannedProblem, type Identity, isReplaced, type Sessions } from '../../accounts/sessions.ts';
import type { Config } from '../../config.ts';
import { isOriginAllowed } from '../../http/auth/origin.ts';
import { addressKey } from '../../limits/address.ts';
import type { Metrics } from '../../metrics.ts';
import { errorBodyOf, isProblem, type Problem, problem } from '../../problem.ts';
import { isOutage } from '../../storage/outage.ts';
import type { Connected, Io } from '../io.ts';

const AGAIN_MS = 5000;
const RENEWED_MS = 500;
/** Connections before their handshake count too, but less strictly: they may be about to close. */
const RAW_FACTOR = 2;
/** Time to send the reason to a client whose socket is closed. */
const FAREWELL_MS = 2000;

export class ConnectionGuard {
  readonly #config: Config;
  readonly #sessions: Sessions;
  readonly #cookie: string;
  readonly #metrics: Metrics;
  readonly #logger: FastifyBaseLogger;
  readonly #isStopping: () => boolean;
  readonly #connected = new Map<string, number>();
  readonly #raw = new Map<string, number>();

  constructor(config: Config, sessions: Sessions, cookie: string, metrics: Metrics, logger: FastifyBaseLogger, isStopping: () => boolean) {
    this.#config = config;
    this.#sessions = sessions;
    this.#cookie = cookie;
    this.#metrics = metrics;
    this.#logger = logger;
    this.#isStopping = isStopping;
  }

  install(io: Io): void {
    io.engine.on('connection', (link: { readonly request: IncomingMessage; once(event: 'close', listener: () => void): void }) => {
      const address = this.#addressOf(link.request);
      add(this.#raw, address, 1);
      link.once('close', () => {
        add(this.#raw, address, -1);
        // A client that does not close its side would otherwise keep the connection for half a minute.
        setTimeout(() => link.request.socket.destroy(), FAREWELL_MS).unref();
      });
    });
    io.use((socket, next) => {
      this.#admit(socket).then(
        (refused) => next(refused && refusal(refused)),
        (error: unknown) => {
          const isAway = isOutage(error);
          if (!isAway) this.#logger.error({ err: error }, 'a socket could not be admitted');
          next(refusal(isAway ? problem('busy', 'The storage cannot be reached just now.', AGAIN_MS) : ourFault));
        },
      );
    });
  }

  /** For Engine.IO: does this address hold too many connections already? */
  refuses(request: IncomingMessage): Problem | undefined {
    const isFull = (this.#raw.get(this.#addressOf(request)) ?? 0) >= this.#config.limits.sockets * RAW_FACTOR;
    return isFull ? tooMany : undefined;
  }

  entered(socket: Connected): void {
    add(this.#connected, socket.data.address, 1);
  }

  left(socket: Connected): void {
    add(this.#connected, socket.data.address, -1);
  }

  async #admit(socket: Connected): Promise<Problem | undefined> {
    const identity = await this.#identify(socket);
    const address = this.#addressOf(socket.request);
    const isFull = (this.#connected.get(address) ?? 0) >= this.#config.limits.sockets;
    const refused = isProblem(identity) ? identity : isFull ? tooMany : undefined;
    if (refused) {
      this.#metrics.heard('connect', refused.problem);
      return refused;
    }
    if (isProblem(identity)) return identity;
    const { account, session } = identity;
    socket.data.account = { id: account.id, kind: account.kind, moderator: account.moderator, ownerId: account.ownerId };
    socket.data.session = session.id;
    socket.data.address = address;
    socket.data.underWay = 0;
    socket.data.invitations = new Map();
    return undefined;
  }

  async #identify(socket: Connected): Promise<Identity | Problem> {
    if (this.#isStopping()) return problem('stopping', 'The server is going down.', AGAIN_MS);
    const { auth } = socket.handshake;
    if (auth.protocol === undefined) return problem('protocol-version', `A client says which protocol it speaks; here it is ${PROTOCOL}.`);
    if (auth.protocol !== PROTOCOL) return problem('protocol-version', `Protocol ${PROTOCOL} is spoken here, not another.`);
    const introduction = handshake.safeParse(auth);
    if (!introduction.success) return badIntroduction;
    const { token } = introduction.data;
    // No page can send the token of another page, but any page can make a browser send its cookie.
    if (token === undefined && !isOriginAllowed(socket.request.headers, this.#config.server)) {
      return problem('bad-origin', 'Sockets must come from a page of this server (header Origin).');
    }
    const cookie = fastifyCookie.parse(socket.request.headers.cookie ?? '')[this.#cookie];
    const found =
      token === undefined ? await this.#sessions.find(cookie ?? '', 'cookie', false) : await this.#sessions.find(token, 'bearer');
    if (!found) return problem('unauthenticated', 'Nobody is signed in here.');
    // The client exchanges it over HTTP; by then the browser has the new one.
    if (isReplaced(found)) return problem('retry', 'The session has a new token.', Math.max(RENEWED_MS, found.retryAfterMs));
    if (found.account.bannedAt) return bannedProblem(found.account);
    return found;
  }

  /** The address that limits count by, as seen through trusted proxies. */
  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const reported = (typeof forwarded === 'string' ? forwarded : '').split(',').map((part) => part.trim());
    const hops = [socket.remoteAddress ?? '', ...reported.filter((part) => part !== '').reverse()];
    return addressKey(hops[Math.min(this.#config.server.proxies, hops.length - 1)] ?? '');
  }
}

const tooMany = problem('too-many', 'There are too many sockets from this address.', AGAIN_MS);
const badIntroduction = problem('bad-request', 'A client introduces itself with "protocol" and, if it is a bot, its "token".');
const ourFault = problem('internal', 'Something went wrong on our side.');

/** An error that Socket.IO sends to the client, with an error body of the protocol. */
function refusal(refused: Problem): Error {
  return Object.assign(new Error(refused.reason), { data: errorBodyOf(refused) });
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
