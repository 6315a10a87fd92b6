/** REST: browsers that want to be told when it is their owner's turn. */
import { errorBody, pushKeyAnswer, pushSubscription } from '@skald/protocol';
import { z } from 'zod';
import type { App, Services } from './app.ts';
import { person } from './authenticate.ts';
import { demand } from './errors.ts';

const tags = ['push'];
const silent = { 204: z.void(), '4xx': errorBody };

export function servePush(api: App, { push }: Services): void {
  api.get(
    '/push/key',
    { schema: { tags, summary: 'The key by which push services know this server', response: { 200: pushKeyAnswer } } },
    async () => ({ key: await push.key() }),
  );

  api.put(
    '/push/subscription',
    { schema: { tags, summary: 'Tell this browser when it is my turn', body: pushSubscription, response: silent } },
    async (request, reply) => {
      demand(await push.subscribe(person(request).session.id, request.body));
      return reply.code(204).send();
    },
  );

  api.delete(
    '/push/subscription',
    { schema: { tags, summary: 'Tell this browser no longer', response: silent } },
    async (request, reply) => {
      await push.unsubscribe(person(request).session.id);
      return reply.code(204).send();
    },
  );
}
