/** Handlers of players' public profiles. */
import type { ServerDeps } from '../app.ts';
import { demand } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';

export function playerHandlers({ lobby }: ServerDeps): RouteHandlers<'getPlayer'> {
  return {
    getPlayer: async (request) => {
      const { after, limit } = request.query;
      return demand(await lobby.players.profile(request.params.player, request.identity?.account.id, { after, limit }));
    },
  };
}
