/** REST: logging in and out, here and everywhere. */
import { accountAnswer, errorBody, loginRequest, sessionsAnswer, tokenAnswer } from '@skald/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from './app.ts';
import { type Authentication, person, signedIn } from './authenticate.ts';
import { demand, Refused } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';
import { ownAccount } from './views.ts';

const tags = ['session'];
const nothing = z.void();

export function serveSessions(api: App, { accounts, sessions }: Services, authentication: Authentication, limits: RateLimits): void {
  api.post(
    '/session',
    {
      preValidation: limits.logins,
      schema: { tags, summary: 'Log in', body: loginRequest, response: { 200: accountAnswer, '4xx': errorBody } },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      limits.attempts(email);
      const account = demand(await accounts.check(email, password));
      if (account.bannedAt) throw new Refused(problem('banned', `This account is banned: ${account.banReason ?? 'no reason was given'}.`));
      if (request.identity) await sessions.end(request.identity.account.id, request.identity.session.id);
      authentication.remember(reply, await sessions.open(account.id, 'cookie', request.headers['user-agent'] ?? ''));
      return { account: ownAccount(account) };
    },
  );

  api.delete('/session', { schema: { tags, summary: 'Log out', response: { 204: nothing, '4xx': errorBody } } }, async (request, reply) => {
    const { account, session } = signedIn(request);
    await sessions.end(account.id, session.id);
    authentication.forget(reply);
    return reply.code(204).send();
  });

  api.post(
    '/session/token',
    {
      schema: {
        tags,
        summary: 'Replace a bearer token; the old one works until the new one was used, and a little longer',
        response: { 200: tokenAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const { session } = signedIn(request);
      if (session.kind !== 'bearer') throw new Refused(problem('forbidden', 'Cookies are replaced by themselves.'));
      const token = await sessions.rotate(session);
      if (token === undefined) throw new Refused(problem('busy', 'The token is being replaced just now.', 1000));
      return { token };
    },
  );

  api.get(
    '/sessions',
    { schema: { tags, summary: 'Where am I logged in?', response: { 200: sessionsAnswer, '4xx': errorBody } } },
    async (request) => {
      const { account, session: current } = signedIn(request);
      const all = await sessions.list(account.id);
      return {
        sessions: all.map(({ id, kind, label, createdAt, lastSeenAt, expiresAt }) => ({
          id,
          kind,
          label,
          current: id === current.id,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },
  );

  api.delete(
    '/sessions',
    { schema: { tags, summary: 'Log out everywhere', response: { 204: nothing, '4xx': errorBody } } },
    async (request, reply) => {
      await sessions.endAll(person(request).account.id);
      authentication.forget(reply);
      return reply.code(204).send();
    },
  );

  api.delete(
    '/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Log out elsewhere',
        params: z.object({ id: z.string().max(40) }),
        response: { 204: nothing, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const ended = await sessions.end(person(request).account.id, request.params.id);
      if (!ended) throw new Refused(problem('not-found', 'You have no such session.'));
      return reply.code(204).send();
    },
  );
}
