/** REST: players as others see them. */
import { accountId, errorBody, playerAnswer, playerQuery } from '@skald/protocol';
import { z } from 'zod';
import type { App, Services } from './app.ts';
import { demand } from './errors.ts';

export function servePlayers(api: App, { lobby }: Services): void {
  api.get(
    '/players/:player',
    {
      schema: {
        tags: ['players'],
        summary: 'What a player has played, and how it ended',
        params: z.object({ player: accountId }),
        querystring: playerQuery,
        response: { 200: playerAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const { after, limit } = request.query;
      return demand(await lobby.players.profile(request.params.player, request.identity?.account.id, { after, limit }));
    },
  );
}
