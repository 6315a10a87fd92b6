/** REST: the account of whoever is asking. */
import {
  accountAnswer,
  deletionRequest,
  errorBody,
  guestRequest,
  passwordChangeRequest,
  registrationRequest,
  renameRequest,
} from '@skald/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from './app.ts';
import { type Authentication, person, signedIn } from './authenticate.ts';
import { demand, Refused } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';
import { ownAccount } from './views.ts';

const tags = ['account'];
const nothing = z.void();

export function serveAccounts(
  api: App,
  { accounts, sessions, accountDeleted }: Services,
  authentication: Authentication,
  limits: RateLimits,
): void {
  api.post(
    '/guests',
    {
      preValidation: limits.signUps,
      schema: { tags, summary: 'Come in as a guest', body: guestRequest, response: { 201: accountAnswer, '4xx': errorBody } },
    },
    async (request, reply) => {
      if (request.identity) throw new Refused(problem('already-signed-in', 'Somebody is signed in here already.'));
      const guest = demand(await accounts.createGuest(request.body.name));
      authentication.remember(reply, await sessions.open(guest.id, 'cookie', request.headers['user-agent'] ?? ''));
      return reply.code(201).send({ account: ownAccount(guest) });
    },
  );

  api.get('/account', { schema: { tags, summary: 'Who am I?', response: { 200: accountAnswer, '4xx': errorBody } } }, async (request) => ({
    account: ownAccount(signedIn(request).account),
  }));

  api.patch(
    '/account',
    { schema: { tags, summary: 'Take another name', body: renameRequest, response: { 200: accountAnswer, '4xx': errorBody } } },
    async (request) => ({ account: ownAccount(demand(await accounts.rename(person(request).account, request.body.name))) }),
  );

  api.post(
    '/account/registration',
    {
      preValidation: limits.signUps,
      schema: {
        tags,
        summary: 'Register: a guest keeps everything and can log in elsewhere',
        body: registrationRequest,
        response: { 200: accountAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { account, session } = person(request);
      const registered = demand(await accounts.register(account, request.body));
      // Whoever may have known the guest's token does not come along.
      const token = await sessions.rotate(session);
      if (token !== undefined) authentication.remember(reply, token);
      return { account: ownAccount(registered) };
    },
  );

  api.put(
    '/account/password',
    {
      preValidation: limits.logins,
      schema: {
        tags,
        summary: 'Change the password; every other session ends',
        body: passwordChangeRequest,
        response: { 204: nothing, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { account, session } = person(request);
      limits.attempts(account.id);
      demand(await accounts.changePassword(account, request.body.current, request.body.next));
      await sessions.endAll(account.id, session.id);
      return reply.code(204).send();
    },
  );

  api.delete(
    '/account',
    {
      preValidation: limits.logins,
      schema: {
        tags,
        summary: 'Delete the account: its name and address are forgotten, nobody’s game is',
        body: deletionRequest.nullish(),
        response: { 204: nothing, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { account } = person(request);
      limits.attempts(account.id);
      demand(await accounts.delete(account, request.body?.password));
      await accountDeleted(account.id);
      authentication.forget(reply);
      return reply.code(204).send();
    },
  );
}
