/** Every HTTP route: method, path, schemas and status. The server serves exactly these, and clients call them by name. */
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
} from '../accounts.ts';
import { listAnswer, listQuery, mineAnswer } from '../lobby/lists.ts';
import { auditAnswer, banRequest, endMatchRequest, mutesAnswer, pageQuery, reportRequest, reportsAnswer } from '../lobby/moderation.ts';
import { playerAnswer, playerQuery } from '../lobby/players.ts';
import { replayAnswer, replayQuery, sagaQuery, shareAnswer } from '../lobby/replay.ts';
import {
  botOffersRequest,
  gamesAnswer,
  invitationAnswer,
  joinRequest,
  kickRequest,
  matchQuery,
  offeredBotsAnswer,
  readyRequest,
  seatBotRequest,
} from '../lobby/requests.ts';
import { newMatch } from '../lobby/settings.ts';
import { matchAnswer } from '../lobby/summaries.ts';
import { accountId, matchId, sessionId, slug } from '../match/ids.ts';
import { pushKeyAnswer, pushSubscription } from '../push.ts';
import { routeAddresses as at, type RouteAddress, SAGA_PATH } from './addresses.ts';

export interface Route extends RouteAddress {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  /** A body that accepts null may also be missing. */
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** The status of a success: 204 without an answer, otherwise 200 unless declared. */
  readonly status?: 201;
  /** The media type of the answer, if it is not JSON. */
  readonly type?: string;
}

/** No body: status 204. */
const noAnswer = z.undefined();

const rowNumber = z.coerce.number().int().nonnegative();
const ofSession = z.object({ id: sessionId });
const ofBot = z.object({ id: accountId });
const ofGame = z.object({ game: slug });
const ofMatch = z.object({ match: matchId });
const ofPlayer = z.object({ player: accountId });
const ofAccount = z.object({ account: accountId });
const ofReport = z.object({ report: rowNumber });
const ofLine = z.object({ line: rowNumber });

export const routes = {
  enterAsGuest: { ...at.enterAsGuest, body: guestRequest, answer: accountAnswer, status: 201 },
  getAccount: { ...at.getAccount, answer: accountAnswer },
  renameAccount: { ...at.renameAccount, body: renameRequest, answer: accountAnswer },
  deleteAccount: { ...at.deleteAccount, body: deletionRequest.nullish(), answer: noAnswer },
  register: { ...at.register, body: registrationRequest, answer: accountAnswer },
  changePassword: { ...at.changePassword, body: passwordChangeRequest, answer: noAnswer },
  logIn: { ...at.logIn, body: loginRequest, answer: accountAnswer },
  logOut: { ...at.logOut, answer: noAnswer },
  renewToken: { ...at.renewToken, answer: tokenAnswer },
  listSessions: { ...at.listSessions, answer: sessionsAnswer },
  logOutEverywhere: { ...at.logOutEverywhere, answer: noAnswer },
  endSession: { ...at.endSession, params: ofSession, answer: noAnswer },
  listOwnBots: { ...at.listOwnBots, answer: botsAnswer },
  makeBot: { ...at.makeBot, body: botRequest, answer: botTokenAnswer, status: 201 },
  renewBotToken: { ...at.renewBotToken, params: ofBot, answer: botTokenAnswer },
  deleteBot: { ...at.deleteBot, params: ofBot, answer: noAnswer },

  listGames: { ...at.listGames, answer: gamesAnswer },
  listOfferedBots: { ...at.listOfferedBots, params: ofGame, answer: offeredBotsAnswer },
  offerBots: { ...at.offerBots, body: botOffersRequest, answer: noAnswer },

  createMatch: { ...at.createMatch, body: newMatch, answer: matchAnswer, status: 201 },
  listMatches: { ...at.listMatches, query: listQuery, answer: listAnswer },
  listMyMatches: { ...at.listMyMatches, answer: mineAnswer },
  getMatch: { ...at.getMatch, params: ofMatch, query: matchQuery, answer: matchAnswer },
  joinMatch: { ...at.joinMatch, params: ofMatch, body: joinRequest.nullish(), answer: matchAnswer },
  declineInvitation: { ...at.declineInvitation, params: ofMatch, answer: noAnswer },
  leaveMatch: { ...at.leaveMatch, params: ofMatch, answer: noAnswer },
  kickSeat: { ...at.kickSeat, params: ofMatch, body: kickRequest, answer: matchAnswer },
  seatBot: { ...at.seatBot, params: ofMatch, body: seatBotRequest, answer: matchAnswer },
  setReady: { ...at.setReady, params: ofMatch, body: readyRequest, answer: matchAnswer },
  startMatch: { ...at.startMatch, params: ofMatch, answer: matchAnswer },
  rematch: { ...at.rematch, params: ofMatch, answer: matchAnswer },
  invite: { ...at.invite, params: ofMatch, answer: invitationAnswer },
  shareReplay: { ...at.shareReplay, params: ofMatch, answer: shareAnswer, status: 201 },
  endSharing: { ...at.endSharing, params: ofMatch, answer: noAnswer },
  replayMatch: { ...at.replayMatch, params: ofMatch, query: replayQuery, answer: replayAnswer },

  getPlayer: { ...at.getPlayer, params: ofPlayer, query: playerQuery, answer: playerAnswer },

  getPushKey: { ...at.getPushKey, answer: pushKeyAnswer },
  subscribeToPush: { ...at.subscribeToPush, body: pushSubscription, answer: noAnswer },
  unsubscribeFromPush: { ...at.unsubscribeFromPush, answer: noAnswer },

  listMutes: { ...at.listMutes, answer: mutesAnswer },
  mute: { ...at.mute, params: ofAccount, answer: noAnswer },
  unmute: { ...at.unmute, params: ofAccount, answer: noAnswer },
  report: { ...at.report, body: reportRequest, answer: noAnswer },

  listReports: { ...at.listReports, query: pageQuery, answer: reportsAnswer },
  resolveReport: { ...at.resolveReport, params: ofReport, answer: noAnswer },
  hideLine: { ...at.hideLine, params: ofLine, answer: noAnswer },
  endMatch: { ...at.endMatch, params: ofMatch, body: endMatchRequest, answer: noAnswer },
  ban: { ...at.ban, params: ofAccount, body: banRequest, answer: noAnswer },
  unban: { ...at.unban, params: ofAccount, answer: noAnswer },
  readAudit: { ...at.readAudit, query: pageQuery, answer: auditAnswer },
} as const satisfies Record<string, Route>;

/** Routes that answer with something else than JSON. */
export const fileRoutes = {
  /** The saga of a finished match: one JSON value in each line. */
  downloadSaga: {
    method: 'GET',
    path: SAGA_PATH,
    params: ofMatch,
    query: sagaQuery,
    answer: z.string().describe('One JSON value in each line.'),
    type: 'application/x-ndjson',
  },
} as const satisfies Record<string, Route>;
