/** Who sends a request: the session behind its cookie or its bearer token. */
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity, Sessions } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import { problem } from '../problem.ts';
import { Refused } from './errors.ts';

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
      request.identity = await this.#identify(request);
      if (request.identity?.account.bannedAt) {
        throw new Refused(problem('banned', `This account is banned: ${request.identity.account.banReason ?? 'no reason was given'}.`));
      }
      if (request.identity?.renewed !== undefined) this.remember(reply, request.identity.renewed);
    });
  }

  remember(reply: FastifyReply, token: string): void {
    reply.setCookie(this.cookie, token, { ...this.#manner(), maxAge: this.#maxAge });
  }

  forget(reply: FastifyReply): void {
    reply.clearCookie(this.cookie, this.#manner());
  }

  #manner() {
    return { httpOnly: true, sameSite: 'lax', secure: this.#isSecure, path: '/' } as const;
  }

  async #identify(request: FastifyRequest): Promise<Identity | undefined> {
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

/** The sender, where the route is for signed-in accounts only. */
export function signedIn(request: FastifyRequest): Identity {
  if (!request.identity) throw new Refused(problem('unauthenticated', 'Nobody is signed in here.'));
  return request.identity;
}

/** The sender, where the route is for people and not for bots. */
export function person(request: FastifyRequest): Identity {
  const identity = signedIn(request);
  if (identity.account.kind === 'bot') throw new Refused(problem('forbidden', 'A bot is managed by its owner.'));
  return identity;
}
