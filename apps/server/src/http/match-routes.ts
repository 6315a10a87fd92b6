/** REST: games, and matches from their opening to their start. */
import {
  botOffersRequest,
  errorBody,
  gamesAnswer,
  invitationAnswer,
  joinRequest,
  kickRequest,
  listAnswer,
  listQuery,
  matchAnswer,
  matchId,
  mineAnswer,
  newMatch,
  offeredBotsAnswer,
  readyRequest,
  seatBotRequest,
  slug,
} from '@skald/protocol';
import { z } from 'zod';
import type { App, Services } from './app.ts';
import { person, signedIn } from './authenticate.ts';
import { demand } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';

const tags = ['matches'];
const params = z.object({ match: matchId });
const nothing = z.void();
const shown = { 200: matchAnswer, '4xx': errorBody };

export function serveMatches(api: App, { lobby, games, botsChanged }: Services, limits: RateLimits): void {
  const detail = async (match: string) => ({ match: demand(await lobby.listing.detail(match)) });

  api.get(
    '/games',
    { schema: { tags, summary: 'The games, their options and how many can play', response: { 200: gamesAnswer } } },
    async () => ({
      games,
    }),
  );

  api.get(
    '/games/:game/bots',
    {
      schema: {
        tags,
        summary: 'The bots that play a game',
        params: z.object({ game: slug }),
        response: { 200: offeredBotsAnswer, '4xx': errorBody },
      },
    },
    async (request) => ({ bots: await lobby.bots.list(request.params.game) }),
  );

  api.put(
    '/bot-offers',
    {
      schema: { tags: ['bots'], summary: 'A bot says what it plays', body: botOffersRequest, response: { 204: nothing, '4xx': errorBody } },
    },
    async (request, reply) => {
      demand(await lobby.bots.offer(signedIn(request).account, request.body.offers));
      botsChanged();
      return reply.code(204).send();
    },
  );

  api.post(
    '/matches',
    {
      preValidation: limits.newMatches,
      schema: { tags, summary: 'Open a match', body: newMatch, response: { 201: matchAnswer, '4xx': errorBody } },
    },
    async (request, reply) => {
      const match = demand(await lobby.create(person(request).account, request.body));
      return reply.code(201).send({ match });
    },
  );

  api.get(
    '/matches',
    { schema: { tags, summary: 'Public matches', querystring: listQuery, response: { 200: listAnswer, '4xx': errorBody } } },
    async (request) => {
      const { after, limit, ...filter } = request.query;
      return demand(await lobby.listing.list(filter, { after, limit }));
    },
  );

  api.get(
    '/my-matches',
    { schema: { tags, summary: 'My matches, and where it is my turn', response: { 200: mineAnswer, '4xx': errorBody } } },
    async (request) => ({
      matches: await lobby.listing.mine(signedIn(request).account.id),
    }),
  );

  api.get('/matches/:match', { schema: { tags, summary: 'One match', params, response: shown } }, (request) =>
    detail(request.params.match),
  );

  api.post(
    '/matches/:match/join',
    { schema: { tags, summary: 'Sit down', params, body: joinRequest.nullish(), response: shown } },
    async (request) => {
      demand(await lobby.join(signedIn(request).account, request.params.match, request.body ?? {}));
      return detail(request.params.match);
    },
  );

  api.post(
    '/matches/:match/leave',
    { schema: { tags, summary: 'Get up before the start', params, response: { 204: nothing, '4xx': errorBody } } },
    async (request, reply) => {
      demand(await lobby.leave(signedIn(request).account, request.params.match));
      return reply.code(204).send();
    },
  );

  api.post(
    '/matches/:match/kick',
    { schema: { tags, summary: 'Free a seat, as the host', params, body: kickRequest, response: shown } },
    async (request) => {
      demand(await lobby.kick(signedIn(request).account, request.params.match, request.body.seat));
      return detail(request.params.match);
    },
  );

  api.post(
    '/matches/:match/bots',
    {
      schema: {
        tags,
        summary: 'Put a bot into a free seat, or bots into all of them, as the host',
        params,
        body: seatBotRequest,
        response: shown,
      },
    },
    async (request) => {
      const { seat, bot } = request.body;
      demand(await lobby.seatBot(signedIn(request).account, request.params.match, seat, bot));
      return detail(request.params.match);
    },
  );

  api.post(
    '/matches/:match/ready',
    { schema: { tags, summary: 'Be ready, or not; the last one to be starts the match', params, body: readyRequest, response: shown } },
    async (request) => {
      demand(await lobby.ready(signedIn(request).account, request.params.match, request.body.ready));
      return detail(request.params.match);
    },
  );

  api.post('/matches/:match/start', { schema: { tags, summary: 'Start, as the host', params, response: shown } }, async (request) => {
    demand(await lobby.start(signedIn(request).account, request.params.match));
    return detail(request.params.match);
  });

  api.post(
    '/matches/:match/rematch',
    {
      preValidation: limits.newMatches,
      schema: { tags, summary: 'The same again with the same people', params, response: shown },
    },
    async (request) => ({ match: demand(await lobby.rematch(person(request).account, request.params.match)) }),
  );

  api.post(
    '/matches/:match/invitation',
    {
      schema: {
        tags,
        summary: 'A new invitation, as the host; the one before ends',
        params,
        response: { 200: invitationAnswer, '4xx': errorBody },
      },
    },
    async (request) => ({ invitation: demand(await lobby.invite(signedIn(request).account, request.params.match)) }),
  );
}
