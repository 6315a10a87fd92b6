/** Handlers of the caller's account. */
import { problem } from '../../problem.ts';
import type { ServerDeps } from '../app.ts';
import { type Authentication, person, signedIn } from '../auth/authenticate.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import { demand, Refused } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';
import { ownAccount } from './views.ts';

type Names = 'enterAsGuest' | 'getAccount' | 'renameAccount' | 'register' | 'changePassword' | 'deleteAccount';

export function accountHandlers(
  { accounts, sessions, devices, accountDeleted }: ServerDeps,
  authentication: Authentication,
  limits: RateLimits,
): RouteHandlers<Names> {
  return {
    enterAsGuest: async (request, reply) => {
      if (request.identity) throw new Refused(problem('already-signed-in', 'Somebody is signed in here already.'));
      const guest = demand(await accounts.createGuest(request.body.name));
      authentication.remember(reply, await sessions.open(guest.id, 'cookie', request.headers['user-agent'] ?? ''));
      return { account: ownAccount(guest) };
    },

    getAccount: async (request) => ({ account: ownAccount(signedIn(request).account) }),

    renameAccount: async (request) => ({ account: ownAccount(demand(await accounts.rename(person(request).account, request.body.name))) }),

    register: async (request, reply) => {
      const identity = person(request);
      const registered = demand(await accounts.register(identity.account, request.body));
      // The token of the guest ends: somebody else may know it.
      const token = await sessions.upgrade(identity);
      if (token !== undefined) authentication.remember(reply, token);
      authentication.rememberDevice(reply, await devices.remember(registered.id, authentication.deviceOf(request)));
      return { account: ownAccount(registered) };
    },

    changePassword: async (request, reply) => {
      const identity = person(request);
      const { account, session } = identity;
      limits.attempts(account.id);
      demand(await accounts.changePassword(account, request.body.current, request.body.next));
      await sessions.endAll(account.id, session.id);
      await devices.forgetAll(account.id);
      const token = await sessions.upgrade(identity);
      if (token !== undefined) authentication.remember(reply, token);
      authentication.rememberDevice(reply, await devices.remember(account.id, authentication.deviceOf(request)));
    },

    deleteAccount: async (request, reply) => {
      const { account } = person(request);
      limits.attempts(account.id);
      const gone = demand(await accounts.delete(account, request.body?.password));
      await Promise.all(gone.map((id) => accountDeleted(id)));
      authentication.forget(reply);
    },
  };
}
