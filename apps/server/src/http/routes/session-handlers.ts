/** Handlers of sessions: logging in and out, here and everywhere. */
import { bannedProblem } from '../../accounts/sessions.ts';
import { addressKey } from '../../limits/address.ts';
import { isProblem, problem } from '../../problem.ts';
import type { ServerDeps } from '../app.ts';
import { type Authentication, person, signedIn } from '../auth/authenticate.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import { demand, Refused } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';
import { ownAccount } from './views.ts';

type Names = 'logIn' | 'logOut' | 'renewToken' | 'listSessions' | 'logOutEverywhere' | 'endSession';

export function sessionHandlers(
  { accounts, sessions, devices }: ServerDeps,
  authentication: Authentication,
  limits: RateLimits,
): RouteHandlers<Names> {
  return {
    logIn: async (request, reply) => {
      const { email, password } = request.body;
      const known = authentication.deviceOf(request);
      const attempt = { account: email, address: addressKey(request.ip), device: await devices.find(known, email) };
      const admitted = limits.admitLogin(attempt);
      const outcome = await accounts.check(email, password, admitted.isKnown).catch((error: unknown) => {
        admitted.giveBack();
        throw error;
      });
      if (!isProblem(outcome) || outcome.problem !== 'wrong-credentials') admitted.giveBack();
      const account = demand(outcome);
      if (account.bannedAt) throw new Refused(bannedProblem(account));
      if (request.identity) await sessions.end(request.identity.account.id, request.identity.session.id);
      authentication.remember(reply, await sessions.open(account.id, 'cookie', request.headers['user-agent'] ?? ''));
      authentication.rememberDevice(reply, await devices.remember(account.id, known));
      return { account: ownAccount(account) };
    },

    logOut: async (request, reply) => {
      const { account, session } = signedIn(request);
      await sessions.end(account.id, session.id);
      authentication.forget(reply);
    },

    renewToken: async (request) => {
      const identity = signedIn(request);
      if (identity.session.kind !== 'bearer') throw new Refused(problem('forbidden', 'Cookies are replaced by themselves.'));
      const token = await sessions.renew(identity);
      if (token === undefined) throw new Refused(problem('busy', 'The token is being replaced just now.', 1000));
      return { token };
    },

    listSessions: async (request) => {
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

    logOutEverywhere: async (request, reply) => {
      await sessions.endAll(person(request).account.id);
      authentication.forget(reply);
    },

    endSession: async (request) => {
      const ended = await sessions.end(person(request).account.id, request.params.id);
      if (!ended) throw new Refused(problem('not-found', 'You have no such session.'));
    },
  };
}
