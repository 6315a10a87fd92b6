/** Where every HTTP route is, and the outline of its answer: what a client needs that carries no schemas. */
import type { ResponseOf, RouteName } from './types.ts';

/** What lies under a name of an answer. */
export type OutlineKind = 'list' | 'object' | 'text';

/** `:name` in a path stands for a parameter. */
export interface RouteAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  /** The entries by which an answer is known; without an outline, the route answers nothing. */
  readonly outline?: Readonly<Record<string, OutlineKind>>;
}

export const routeAddresses = {
  enterAsGuest: { method: 'POST', path: '/api/guests', outline: { account: 'object' } },
  getAccount: { method: 'GET', path: '/api/account', outline: { account: 'object' } },
  renameAccount: { method: 'PATCH', path: '/api/account', outline: { account: 'object' } },
  deleteAccount: { method: 'DELETE', path: '/api/account' },
  register: { method: 'POST', path: '/api/account/registration', outline: { account: 'object' } },
  changePassword: { method: 'PUT', path: '/api/account/password' },
  logIn: { method: 'POST', path: '/api/session', outline: { account: 'object' } },
  logOut: { method: 'DELETE', path: '/api/session' },
  renewToken: { method: 'POST', path: '/api/session/token', outline: { token: 'text' } },
  listSessions: { method: 'GET', path: '/api/sessions', outline: { sessions: 'list' } },
  logOutEverywhere: { method: 'DELETE', path: '/api/sessions' },
  endSession: { method: 'DELETE', path: '/api/sessions/:id' },
  listOwnBots: { method: 'GET', path: '/api/bots', outline: { bots: 'list' } },
  makeBot: { method: 'POST', path: '/api/bots', outline: { bot: 'object', token: 'text' } },
  renewBotToken: { method: 'POST', path: '/api/bots/:id/token', outline: { bot: 'object', token: 'text' } },
  deleteBot: { method: 'DELETE', path: '/api/bots/:id' },

  listGames: { method: 'GET', path: '/api/games', outline: { games: 'list' } },
  listOfferedBots: { method: 'GET', path: '/api/games/:game/bots', outline: { bots: 'list' } },
  offerBots: { method: 'PUT', path: '/api/bot-offers' },

  createMatch: { method: 'POST', path: '/api/matches', outline: { match: 'object' } },
  listMatches: { method: 'GET', path: '/api/matches', outline: { matches: 'list' } },
  listMyMatches: { method: 'GET', path: '/api/my-matches', outline: { matches: 'list' } },
  getMatch: { method: 'GET', path: '/api/matches/:match', outline: { match: 'object' } },
  joinMatch: { method: 'POST', path: '/api/matches/:match/join', outline: { match: 'object' } },
  declineInvitation: { method: 'POST', path: '/api/matches/:match/decline' },
  leaveMatch: { method: 'POST', path: '/api/matches/:match/leave' },
  kickSeat: { method: 'POST', path: '/api/matches/:match/kick', outline: { match: 'object' } },
  seatBot: { method: 'POST', path: '/api/matches/:match/bots', outline: { match: 'object' } },
  setReady: { method: 'POST', path: '/api/matches/:match/ready', outline: { match: 'object' } },
  startMatch: { method: 'POST', path: '/api/matches/:match/start', outline: { match: 'object' } },
  rematch: { method: 'POST', path: '/api/matches/:match/rematch', outline: { match: 'object' } },
  invite: { method: 'POST', path: '/api/matches/:match/invitation', outline: { invitation: 'text' } },
  shareReplay: { method: 'POST', path: '/api/matches/:match/share', outline: { share: 'text' } },
  endSharing: { method: 'DELETE', path: '/api/matches/:match/share' },
  replayMatch: { method: 'GET', path: '/api/matches/:match/replay', outline: { view: 'object', steps: 'list', standings: 'list' } },

  getPlayer: { method: 'GET', path: '/api/players/:player', outline: { player: 'object', tallies: 'list', matches: 'list' } },

  getPushKey: { method: 'GET', path: '/api/push/key', outline: { key: 'text' } },
  subscribeToPush: { method: 'PUT', path: '/api/push/subscription' },
  unsubscribeFromPush: { method: 'DELETE', path: '/api/push/subscription' },

  listMutes: { method: 'GET', path: '/api/mutes', outline: { muted: 'list' } },
  mute: { method: 'PUT', path: '/api/mutes/:account' },
  unmute: { method: 'DELETE', path: '/api/mutes/:account' },
  report: { method: 'POST', path: '/api/reports' },

  listReports: { method: 'GET', path: '/api/moderation/reports', outline: { reports: 'list' } },
  resolveReport: { method: 'POST', path: '/api/moderation/reports/:report/resolve' },
  hideLine: { method: 'POST', path: '/api/moderation/chat/:line/hide' },
  endMatch: { method: 'POST', path: '/api/moderation/matches/:match/end' },
  ban: { method: 'POST', path: '/api/moderation/accounts/:account/ban' },
  unban: { method: 'DELETE', path: '/api/moderation/accounts/:account/ban' },
  readAudit: { method: 'GET', path: '/api/moderation/audit', outline: { entries: 'list' } },
} as const satisfies Record<string, RouteAddress>;

/** The saga of a finished match, which is a file. */
export const SAGA_PATH = '/api/matches/:match/saga';

const KINDS: Readonly<Record<OutlineKind, (value: unknown) => boolean>> = {
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  text: (value) => typeof value === 'string',
};

/** Is this an answer of the route? Only its outline is checked: for clients of a server that they trust. */
export function fitsOutline<N extends RouteName>(name: N, answer: unknown): answer is ResponseOf<N> {
  const { outline }: RouteAddress = routeAddresses[name];
  if (!outline) return answer === undefined;
  if (typeof answer !== 'object' || answer === null) return false;
  const entries: { readonly [key: string]: unknown } = { ...answer };
  return Object.entries(outline).every(([key, kind]) => KINDS[kind](entries[key]));
}
