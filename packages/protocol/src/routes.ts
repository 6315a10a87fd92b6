/** Every HTTP request: where it goes, what it carries and what comes back. */
import * as z from 'zod';
import {
  accountAnswer,
  botRequest,
  botsAnswer,
  botTokenAnswer,
  deletionRequest,
  guestRequest,
  loginRequest,
  passwordChangeRequest,
  registrationRequest,
  renameRequest,
  sessionsAnswer,
  tokenAnswer,
} from './accounts.ts';
import { listAnswer, listQuery, mineAnswer } from './lobby/lists.ts';
import { auditAnswer, banRequest, endMatchRequest, mutesAnswer, pageQuery, reportRequest, reportsAnswer } from './lobby/moderation.ts';
import { playerAnswer, playerQuery } from './lobby/players.ts';
import { replayAnswer, replayQuery } from './lobby/replay.ts';
import {
  botOffersRequest,
  gamesAnswer,
  invitationAnswer,
  joinRequest,
  kickRequest,
  offeredBotsAnswer,
  readyRequest,
  seatBotRequest,
} from './lobby/requests.ts';
import { newMatch } from './lobby/settings.ts';
import { matchAnswer } from './lobby/summaries.ts';
import { pushKeyAnswer, pushSubscription } from './push.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** `:name` in a path stands for a parameter. */
export interface Route {
  readonly method: (typeof METHODS)[number];
  readonly path: `/api/${string}`;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

/** The status 204 says it all. */
const noAnswer = z.undefined();

export const routes = {
  enterAsGuest: { method: 'POST', path: '/api/guests', body: guestRequest, answer: accountAnswer },
  getAccount: { method: 'GET', path: '/api/account', answer: accountAnswer },
  renameAccount: { method: 'PATCH', path: '/api/account', body: renameRequest, answer: accountAnswer },
  deleteAccount: { method: 'DELETE', path: '/api/account', body: deletionRequest, answer: noAnswer },
  register: { method: 'POST', path: '/api/account/registration', body: registrationRequest, answer: accountAnswer },
  changePassword: { method: 'PUT', path: '/api/account/password', body: passwordChangeRequest, answer: noAnswer },
  logIn: { method: 'POST', path: '/api/session', body: loginRequest, answer: accountAnswer },
  logOut: { method: 'DELETE', path: '/api/session', answer: noAnswer },
  renewToken: { method: 'POST', path: '/api/session/token', answer: tokenAnswer },
  listSessions: { method: 'GET', path: '/api/sessions', answer: sessionsAnswer },
  logOutEverywhere: { method: 'DELETE', path: '/api/sessions', answer: noAnswer },
  endSession: { method: 'DELETE', path: '/api/sessions/:id', answer: noAnswer },
  listOwnBots: { method: 'GET', path: '/api/bots', answer: botsAnswer },
  makeBot: { method: 'POST', path: '/api/bots', body: botRequest, answer: botTokenAnswer },
  renewBotToken: { method: 'POST', path: '/api/bots/:id/token', answer: botTokenAnswer },
  deleteBot: { method: 'DELETE', path: '/api/bots/:id', answer: noAnswer },

  listGames: { method: 'GET', path: '/api/games', answer: gamesAnswer },
  listOfferedBots: { method: 'GET', path: '/api/games/:game/bots', answer: offeredBotsAnswer },
  offerBots: { method: 'PUT', path: '/api/bot-offers', body: botOffersRequest, answer: noAnswer },

  createMatch: { method: 'POST', path: '/api/matches', body: newMatch, answer: matchAnswer },
  listMatches: { method: 'GET', path: '/api/matches', query: listQuery, answer: listAnswer },
  listMyMatches: { method: 'GET', path: '/api/my-matches', answer: mineAnswer },
  getMatch: { method: 'GET', path: '/api/matches/:match', answer: matchAnswer },
  joinMatch: { method: 'POST', path: '/api/matches/:match/join', body: joinRequest, answer: matchAnswer },
  leaveMatch: { method: 'POST', path: '/api/matches/:match/leave', answer: noAnswer },
  kickSeat: { method: 'POST', path: '/api/matches/:match/kick', body: kickRequest, answer: matchAnswer },
  seatBot: { method: 'POST', path: '/api/matches/:match/bots', body: seatBotRequest, answer: matchAnswer },
  setReady: { method: 'POST', path: '/api/matches/:match/ready', body: readyRequest, answer: matchAnswer },
  startMatch: { method: 'POST', path: '/api/matches/:match/start', answer: matchAnswer },
  rematch: { method: 'POST', path: '/api/matches/:match/rematch', answer: matchAnswer },
  invite: { method: 'POST', path: '/api/matches/:match/invitation', answer: invitationAnswer },
  replayMatch: { method: 'GET', path: '/api/matches/:match/replay', query: replayQuery, answer: replayAnswer },

  getPlayer: { method: 'GET', path: '/api/players/:player', query: playerQuery, answer: playerAnswer },

  getPushKey: { method: 'GET', path: '/api/push/key', answer: pushKeyAnswer },
  subscribeToPush: { method: 'PUT', path: '/api/push/subscription', body: pushSubscription, answer: noAnswer },
  unsubscribeFromPush: { method: 'DELETE', path: '/api/push/subscription', answer: noAnswer },

  listMutes: { method: 'GET', path: '/api/mutes', answer: mutesAnswer },
  mute: { method: 'PUT', path: '/api/mutes/:account', answer: noAnswer },
  unmute: { method: 'DELETE', path: '/api/mutes/:account', answer: noAnswer },
  report: { method: 'POST', path: '/api/reports', body: reportRequest, answer: noAnswer },

  listReports: { method: 'GET', path: '/api/moderation/reports', query: pageQuery, answer: reportsAnswer },
  resolveReport: { method: 'POST', path: '/api/moderation/reports/:report/resolve', answer: noAnswer },
  hideLine: { method: 'POST', path: '/api/moderation/chat/:line/hide', answer: noAnswer },
  endMatch: { method: 'POST', path: '/api/moderation/matches/:match/end', body: endMatchRequest, answer: noAnswer },
  ban: { method: 'POST', path: '/api/moderation/accounts/:account/ban', body: banRequest, answer: noAnswer },
  unban: { method: 'DELETE', path: '/api/moderation/accounts/:account/ban', answer: noAnswer },
  readAudit: { method: 'GET', path: '/api/moderation/audit', query: pageQuery, answer: auditAnswer },
} as const satisfies Record<string, Route>;

/** The saga of a finished match is no JSON but lines of it: `application/x-ndjson`. */
export const SAGA_PATH = '/api/matches/:match/saga';

type Routes = typeof routes;
export type RouteName = keyof Routes;

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<Key extends string, Value> = [Value] extends [never] ? Record<never, never> : { readonly [K in Key]: Value };
type Input<R, Key extends 'body' | 'query'> = R extends { readonly [K in Key]: infer S extends z.ZodType } ? z.input<S> : never;

/** What a request is made with. */
export type RequestOf<N extends RouteName> = Part<
  'params',
  [ParamsIn<Routes[N]['path']>] extends [never] ? never : { readonly [P in ParamsIn<Routes[N]['path']>]: string }
> &
  Part<'body', Input<Routes[N], 'body'>> &
  Part<'query', Input<Routes[N], 'query'>>;

/** What comes back where it is not refused. */
export type ResponseOf<N extends RouteName> = z.output<Routes[N]['answer']>;

/** The schemas once more, typed name by name. */
const answers: { readonly [N in RouteName]: { readonly answer: z.ZodType<ResponseOf<N>> } } = routes;

/** What came back, checked. */
export function readResponse<N extends RouteName>(name: N, response: unknown): z.ZodSafeParseResult<ResponseOf<N>> {
  return answers[name].answer.safeParse(response);
}
