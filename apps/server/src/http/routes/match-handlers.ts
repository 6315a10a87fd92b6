/** Handlers of games, and of matches until they start. */
import type { Claim } from '../../lobby/access.ts';
import type { ServerDeps } from '../app.ts';
import { claimBy, person, signedIn } from '../auth/authenticate.ts';
import { demand } from '../errors/errors.ts';
import { withPacks } from './game-infos.ts';
import type { RouteHandlers } from './serve.ts';

type Names =
  | 'listGames'
  | 'createMatch'
  | 'listMatches'
  | 'listMyMatches'
  | 'getMatch'
  | 'joinMatch'
  | 'declineInvitation'
  | 'leaveMatch'
  | 'kickSeat'
  | 'seatBot'
  | 'setReady'
  | 'startMatch'
  | 'rematch'
  | 'invite';

export function matchHandlers({ lobby, games, editions }: ServerDeps): RouteHandlers<Names> {
  const detail = async (match: string) => ({ match: demand(await lobby.listing.detail(match)) });
  const seen = async (match: string, claim: Claim, share: string | undefined) => {
    const refused = await lobby.access.toSee(match, claim);
    // Access to the replay includes access to the summary.
    if (refused && (share === undefined || (await lobby.shares.toReplay(match, claim, share)))) demand(refused);
    return detail(match);
  };

  return {
    listGames: async () => ({ games: await withPacks(games, editions) }),

    createMatch: async (request) => ({ match: demand(await lobby.create(person(request).account, request.body)) }),

    listMatches: async (request) => {
      const { after, limit, ...filter } = request.query;
      return demand(await lobby.listing.list(filter, { after, limit }));
    },

    listMyMatches: async (request) => ({ matches: await lobby.listing.mine(signedIn(request).account.id) }),

    getMatch: (request) => {
      const { invitation, share } = request.query;
      return seen(request.params.match, { ...claimBy(request), invitation }, share);
    },

    joinMatch: async (request) => {
      demand(await lobby.join(signedIn(request).account, request.params.match, request.body ?? {}));
      return detail(request.params.match);
    },

    declineInvitation: async (request) => demand(await lobby.decline(signedIn(request).account, request.params.match)),

    leaveMatch: async (request) => demand(await lobby.leave(signedIn(request).account, request.params.match)),

    kickSeat: async (request) => {
      demand(await lobby.kick(signedIn(request).account, request.params.match, request.body.seat));
      return detail(request.params.match);
    },

    seatBot: async (request) => {
      const { seat, ...choice } = request.body;
      demand(await lobby.seatBot(signedIn(request).account, request.params.match, seat, choice));
      return detail(request.params.match);
    },

    setReady: async (request) => {
      demand(await lobby.ready(signedIn(request).account, request.params.match, request.body.ready));
      return detail(request.params.match);
    },

    startMatch: async (request) => {
      demand(await lobby.start(signedIn(request).account, request.params.match));
      return detail(request.params.match);
    },

    rematch: async (request) => ({ match: demand(await lobby.rematch(person(request).account, request.params.match)) }),

    invite: async (request) => ({ invitation: demand(await lobby.invite(signedIn(request).account, request.params.match)) }),
  };
}
