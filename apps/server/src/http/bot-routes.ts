/** REST: the bots that an account owns. */
import { botRequest, botsAnswer, botTokenAnswer, errorBody } from '@skald/protocol';
import { z } from 'zod';
import type { App, Services } from './app.ts';
import { person } from './authenticate.ts';
import { demand } from './errors.ts';
import { botAccount } from './views.ts';

const tags = ['bots'];
const params = z.object({ id: z.string().max(40) });

export function serveBots(api: App, { accounts, bots, accountDeleted }: Services): void {
  api.get('/bots', { schema: { tags, summary: 'My bots', response: { 200: botsAnswer, '4xx': errorBody } } }, async (request) => {
    const owned = await bots.list(person(request).account);
    return { bots: owned.map(botAccount) };
  });

  api.post(
    '/bots',
    {
      schema: {
        tags,
        summary: 'Make a bot; its bearer token is told once',
        body: botRequest,
        response: { 201: botTokenAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { bot, token } = demand(await bots.create(person(request).account, request.body.name));
      return reply.code(201).send({ bot: botAccount(bot), token });
    },
  );

  api.post(
    '/bots/:id/token',
    { schema: { tags, summary: 'A new token; every earlier one ends', params, response: { 200: botTokenAnswer, '4xx': errorBody } } },
    async (request) => {
      const { bot, token } = demand(await bots.newToken(person(request).account, request.params.id));
      return { bot: botAccount(bot), token };
    },
  );

  api.delete(
    '/bots/:id',
    { schema: { tags, summary: 'Delete a bot; its games stay', params, response: { 204: z.void(), '4xx': errorBody } } },
    async (request, reply) => {
      demand(await accounts.deleteBot(person(request).account, request.params.id));
      await accountDeleted(request.params.id);
      return reply.code(204).send();
    },
  );
}
