/** Handlers of bots: those that an account owns, and the games that they offer to play. */
import type { ServerDeps } from '../app.ts';
import { person, signedIn } from '../auth/authenticate.ts';
import { demand } from '../errors/errors.ts';
import type { RouteHandlers } from './serve.ts';
import { botAccount } from './views.ts';

type Names = 'listOwnBots' | 'makeBot' | 'renewBotToken' | 'deleteBot' | 'listOfferedBots' | 'offerBots';

export function botHandlers({ accounts, bots, lobby, accountDeleted, botsChanged }: ServerDeps): RouteHandlers<Names> {
  return {
    listOwnBots: async (request) => {
      const owned = await bots.list(person(request).account);
      return { bots: owned.map(botAccount) };
    },

    makeBot: async (request) => {
      const { bot, token } = demand(await bots.create(person(request).account, request.body.name));
      return { bot: botAccount(bot), token };
    },

    renewBotToken: async (request) => {
      const { bot, token } = demand(await bots.newToken(person(request).account, request.params.id));
      return { bot: botAccount(bot), token };
    },

    deleteBot: async (request) => {
      demand(await accounts.deleteBot(person(request).account, request.params.id));
      await accountDeleted(request.params.id);
    },

    listOfferedBots: async (request) => ({ bots: await lobby.bots.list(request.params.game) }),

    offerBots: async (request) => {
      demand(await lobby.bots.offer(signedIn(request).account, request.body.offers));
      botsChanged();
    },
  };
}
