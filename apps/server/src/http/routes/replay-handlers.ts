/** Handlers of finished matches: replays, downloads and shared links. */
import type { FastifyRequest } from 'fastify';
import type { ServerDeps } from '../app.ts';
import { claimBy, person } from '../auth/authenticate.ts';
import { demand } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';

type Names = 'replayMatch' | 'downloadSaga' | 'shareReplay' | 'endSharing';

export function replayHandlers({ replays, lobby: { shares } }: ServerDeps): RouteHandlers<Names> {
  const admit = async (request: Pick<FastifyRequest, 'identity'>, match: string, share: string | undefined): Promise<void> =>
    demand(await shares.toReplay(match, claimBy(request), share));

  return {
    replayMatch: async (request) => {
      const { as, from, steps, share } = request.query;
      await admit(request, request.params.match, share);
      return demand(await replays.replay(request.params.match, as, { from, steps }));
    },

    downloadSaga: async (request, reply) => {
      const { match } = request.params;
      await admit(request, match, request.query.share);
      const lines = demand(await replays.saga(match));
      reply.header('content-disposition', `attachment; filename="${match}.saga.jsonl"`);
      return `${lines.join('\n')}\n`;
    },

    shareReplay: async (request) => ({ share: demand(await shares.share(person(request).account, request.params.match)) }),

    endSharing: async (request) => demand(await shares.revoke(person(request).account, request.params.match)),
  };
}
