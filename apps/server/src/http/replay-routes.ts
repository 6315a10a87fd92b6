/** REST: watching finished matches again, and taking them home. */
import { errorBody, matchId, replayAnswer, replayQuery } from '@skald/protocol';
import { z } from 'zod';
import type { App, Services } from './app.ts';
import { demand } from './errors.ts';

const tags = ['replays'];
const params = z.object({ match: matchId });

export function serveReplays(api: App, { replays }: Services): void {
  api.get(
    '/matches/:match/replay',
    {
      schema: {
        tags,
        summary: 'A finished match again, with any eyes, from any step on',
        params,
        querystring: replayQuery,
        response: { 200: replayAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const { as, from, steps } = request.query;
      return demand(await replays.replay(request.params.match, as, { from, steps }));
    },
  );

  api.get(
    '/matches/:match/saga',
    {
      schema: {
        tags,
        summary: 'A finished match as a saga: lines of JSON that `skald verify` checks',
        params,
        response: { 200: z.string().describe('application/x-ndjson'), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const lines = demand(await replays.saga(match));
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="${match}.saga.jsonl"`)
        .serializer((text: string) => text)
        .send(`${lines.join('\n')}\n`);
    },
  );
}
