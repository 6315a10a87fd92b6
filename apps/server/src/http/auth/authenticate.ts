/** Who sends a request: the session behind its cookie or its bearer token. */
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../../accounts/devices.ts';
import { bannedProblem, type Identity, isReplaced, type Replaced, type Sessions } from '../../accounts/sessions.ts';
import type { Config } from '../../config.ts';
import { type Claim, claimOf } from '../../lobby/access.ts';
import { problem } from '../../problem.ts';
import { Refused } from '../errors/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | undefined;
  }
}

const BEARER = /^Bearer ([^ ]+)$/i;

/** Cookies and the requests that carry them. */
export class Authentication {
  readonly #sessions: Sessions;
  readonly #isSecure: boolean;
  readonly #maxAge: number;

  constructor(sessions: Sessions, config: Config) {
    this.#sessions = sessions;
    this.#isSecure = config.server.publicUrl?.startsWith('https:') ?? false;
    this.#maxAge = config.sessions.days * 24 * 3600;
  }

  /** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
  get cookie(): string {
    return this.#isSecure ? '__Host-skald' : 'skald';
  }

  install(app: FastifyInstance): void {
    app.decorateRequest('identity', undefined);
    app.addHook('onRequest', async (request, reply) => {
      const found = await this.#identify(request);
      if (found?.renewed !== undefined) this.remember(reply, found.renewed);
      if (isReplaced(found)) throw new Refused(problem('retry', 'The session has a new token: send the same again.', found.retryAfterMs));
      request.identity = found;
      if (found?.account.bannedAt) throw new Refused(bannedProblem(found.account));
    });
  }

  remember(reply: FastifyReply, token: string): void {
    reply.setCookie(this.cookie, token, { ...this.#manner(), maxAge: this.#maxAge });
  }

  forget(reply: FastifyReply): void {
    reply.clearCookie(this.cookie, this.#manner());
  }

  /** The device key of this browser. */
  deviceOf(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
    return request.cookies[this.#deviceCookie];
  }

  rememberDevice(reply: FastifyReply, token: string): void {
    reply.setCookie(this.#deviceCookie, token, { ...this.#manner(), path: '/api', maxAge: DEVICE_DAYS * 24 * 3600 });
  }

  get #deviceCookie(): string {
    return this.#isSecure ? '__Secure-skald-device' : 'skald-device';
  }

  #manner() {
    return { httpOnly: true, sameSite: 'lax', secure: this.#isSecure, path: '/' } as const;
  }

  async #identify(request: FastifyRequest): Promise<Identity | Replaced | undefined> {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const found = await this.#sessions.find(BEARER.exec(authorization)?.[1] ?? '', 'bearer');
      if (!found) throw new Refused(problem('unauthenticated', 'The bearer token is not known, or no longer.'));
      return found;
    }
    const token = request.cookies[this.cookie];
    return token === undefined ? undefined : this.#sessions.find(token, 'cookie');
  }
}

type Sender = Pick<FastifyRequest, 'identity'>;

/** The sender of a route for signed-in accounts. */
export function signedIn(request: Sender): Identity {
  if (!request.identity) throw new Refused(problem('unauthenticated', 'Nobody is signed in here.'));
  return request.identity;
}

/** The claim of a sender who may be anonymous. */
export function claimBy({ identity }: Sender): Claim {
  return identity ? claimOf(identity.account) : { account: undefined };
}

/** The sender of a route for people: bots are refused. */
export function person(request: Sender): Identity {
  const identity = signedIn(request);
  if (identity.account.kind === 'bot') throw new Refused(problem('forbidden', 'A bot is managed by its owner.'));
  return identity;
}
