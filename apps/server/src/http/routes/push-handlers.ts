/** Handlers of browsers' push subscriptions. */
import type { ServerDeps } from '../app.ts';
import { person } from '../auth/authenticate.ts';
import { demand } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';

export function pushHandlers({ push }: ServerDeps): RouteHandlers<'getPushKey' | 'subscribeToPush' | 'unsubscribeFromPush'> {
  return {
    getPushKey: async () => ({ key: await push.key() }),

    subscribeToPush: async (request) => demand(await push.subscribe(person(request).session.id, request.body)),

    unsubscribeFromPush: async (request) => {
      await push.unsubscribe(person(request).session.id);
    },
  };
}
