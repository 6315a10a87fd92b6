/** The documentation of each route: its group, who may call it, what it does and which errors it has. The server shows it at /docs. */
import type { ErrorCode } from '../error-codes.ts';
import type { ServedRouteName } from './types.ts';

/** The groups of the reference, in its order. */
export const ROUTE_GROUPS = {
  account: 'Your account: entering as a guest, registering, deleting.',
  session: 'Logging in and out.',
  bots: 'Your bots, their tokens, and the games they offer to play.',
  matches: 'Games, and matches until they start.',
  replays: 'Finished matches: replays and downloads.',
  players: 'Public profiles of players.',
  push: 'Notifications to browsers whose page is closed.',
  safety: 'Mutes and reports.',
  moderation: 'For moderators.',
} as const;

/**
 * Who may call a route. `anybody` needs no session; `anybody-or-account` needs none either, but a session may show more;
 * `account` is any person or bot.
 */
export type RouteAccess = 'anybody' | 'anybody-or-account' | 'account' | 'people' | 'bots';

export interface RouteReference {
  readonly group: keyof typeof ROUTE_GROUPS;
  readonly access: RouteAccess;
  readonly summary: string;
  /** The error codes of this route besides `COMMON_ERRORS`. */
  readonly errors?: readonly ErrorCode[];
}

/** Error codes of every route. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'bad-request',
  'too-large',
  'not-found',
  'bad-origin',
  'unauthenticated',
  'forbidden',
  'banned',
  'too-many',
  'retry',
  'busy',
  'unavailable',
  'stopping',
  'internal',
];

const NAME_ERRORS: readonly ErrorCode[] = ['name-taken', 'name-reserved', 'name-characters', 'name-scripts'];
const BOT_ERRORS: readonly ErrorCode[] = ['unknown-bot', 'own-bot', 'limit-reached'];
const REPLAY_ERRORS: readonly ErrorCode[] = ['unknown-match', 'wrong-status', 'wrong-invitation'];

export const routeReference: { readonly [N in ServedRouteName]: RouteReference } = {
  enterAsGuest: {
    group: 'account',
    access: 'anybody',
    summary: 'Enter as a guest',
    errors: ['already-signed-in', ...NAME_ERRORS],
  },
  getAccount: { group: 'account', access: 'account', summary: 'Your account' },
  renameAccount: { group: 'account', access: 'people', summary: 'Change your name', errors: ['not-a-guest', ...NAME_ERRORS] },
  deleteAccount: {
    group: 'account',
    access: 'people',
    summary: 'Delete your account: your name and address are forgotten, finished games stay',
    errors: ['wrong-credentials'],
  },
  register: {
    group: 'account',
    access: 'people',
    summary: 'Register: a guest keeps everything and can log in elsewhere',
    errors: ['not-a-guest', 'email-taken', ...NAME_ERRORS],
  },
  changePassword: {
    group: 'account',
    access: 'people',
    summary: 'Change your password; every other session ends',
    errors: ['wrong-credentials'],
  },
  logIn: { group: 'session', access: 'anybody', summary: 'Log in', errors: ['wrong-credentials'] },
  logOut: { group: 'session', access: 'account', summary: 'Log out' },
  renewToken: {
    group: 'session',
    access: 'bots',
    summary: 'Replace a bearer token; the old one works until the new one is used, and asking again returns the same new one',
  },
  listSessions: { group: 'session', access: 'account', summary: 'Your sessions' },
  logOutEverywhere: { group: 'session', access: 'people', summary: 'Log out everywhere' },
  endSession: { group: 'session', access: 'people', summary: 'End one of your sessions' },
  listOwnBots: { group: 'bots', access: 'people', summary: 'Your bots' },
  makeBot: {
    group: 'bots',
    access: 'people',
    summary: 'Create a bot; its bearer token is shown once',
    errors: ['limit-reached', ...NAME_ERRORS],
  },
  renewBotToken: { group: 'bots', access: 'people', summary: 'Create a new token; every earlier one ends' },
  deleteBot: { group: 'bots', access: 'people', summary: 'Delete a bot; its games stay' },

  listGames: { group: 'matches', access: 'anybody', summary: 'The games, their options and numbers of players' },
  listOfferedBots: { group: 'matches', access: 'anybody', summary: 'The bots that play a game' },
  offerBots: { group: 'bots', access: 'bots', summary: 'Declare which games a bot plays', errors: ['unknown-game', 'house-name'] },

  createMatch: {
    group: 'matches',
    access: 'people',
    summary: 'Open a match',
    errors: ['unknown-game', 'seat-taken', 'refused', ...BOT_ERRORS],
  },
  listMatches: { group: 'matches', access: 'anybody', summary: 'Public matches' },
  listMyMatches: { group: 'matches', access: 'account', summary: 'Your matches, and where it is your turn' },
  getMatch: {
    group: 'matches',
    access: 'anybody-or-account',
    summary: 'One match; a private one only for its players and holders of its invitation',
    errors: ['unknown-match', 'wrong-invitation'],
  },
  joinMatch: {
    group: 'matches',
    access: 'account',
    summary: 'Take a seat',
    errors: [
      'unknown-match',
      'wrong-status',
      'wrong-invitation',
      'already-seated',
      'seat-taken',
      'no-free-seat',
      'own-bot',
      'limit-reached',
    ],
  },
  declineInvitation: {
    group: 'matches',
    access: 'account',
    summary: 'Decline an invitation to a seat',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'no-request'],
  },
  leaveMatch: {
    group: 'matches',
    access: 'account',
    summary: 'Leave your seat before the start',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-seated'],
  },
  kickSeat: {
    group: 'matches',
    access: 'account',
    summary: 'Free a seat, as the host',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-host', 'not-seated'],
  },
  seatBot: {
    group: 'matches',
    access: 'account',
    summary: 'Put a bot into a free seat, or bots into all of them, as the host',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-host', 'seat-taken', 'no-free-seat', ...BOT_ERRORS],
  },
  setReady: {
    group: 'matches',
    access: 'account',
    summary: 'Say that you are ready, or not; the match starts when everybody is ready',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-seated', 'not-host', 'not-ready', 'unknown-game', 'refused'],
  },
  startMatch: {
    group: 'matches',
    access: 'account',
    summary: 'Start, as the host',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-host', 'not-ready', 'unknown-game', 'refused'],
  },
  rematch: {
    group: 'matches',
    access: 'people',
    summary: 'Play again: the other people are invited, bots are seated',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-seated', 'limit-reached', 'unknown-game', 'refused'],
  },
  invite: {
    group: 'matches',
    access: 'account',
    summary: 'Create a new invitation, as the host; the previous one ends',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-host'],
  },
  shareReplay: {
    group: 'replays',
    access: 'people',
    summary: 'Create a link to the replay of a finished private match',
    errors: ['unknown-match', 'wrong-invitation', 'wrong-status', 'not-seated'],
  },
  endSharing: {
    group: 'replays',
    access: 'people',
    summary: 'End all links that you created for a match',
    errors: ['unknown-match', 'wrong-invitation', 'not-seated'],
  },
  replayMatch: {
    group: 'replays',
    access: 'anybody-or-account',
    summary: 'Replay a finished match from any perspective and any step',
    errors: REPLAY_ERRORS,
  },
  downloadSaga: {
    group: 'replays',
    access: 'anybody-or-account',
    summary: 'Download a finished match as a saga: lines of JSON that `skald verify` checks',
    errors: REPLAY_ERRORS,
  },

  getPlayer: { group: 'players', access: 'anybody-or-account', summary: 'The matches of a player and their results' },

  getPushKey: { group: 'push', access: 'anybody', summary: 'The key by which push services identify this server' },
  subscribeToPush: { group: 'push', access: 'people', summary: 'Notify this browser when it is your turn' },
  unsubscribeFromPush: { group: 'push', access: 'people', summary: 'Stop notifying this browser' },

  listMutes: { group: 'safety', access: 'account', summary: 'The players you have muted' },
  mute: { group: 'safety', access: 'account', summary: 'Mute a player' },
  unmute: { group: 'safety', access: 'account', summary: 'Unmute a player' },
  report: { group: 'safety', access: 'people', summary: 'Report a player or a chat line' },

  listReports: { group: 'moderation', access: 'people', summary: 'Unresolved reports' },
  resolveReport: { group: 'moderation', access: 'people', summary: 'Resolve a report' },
  hideLine: { group: 'moderation', access: 'people', summary: 'Hide a chat line' },
  endMatch: { group: 'moderation', access: 'people', summary: 'End a match', errors: ['unknown-match', 'wrong-status', 'unknown-game'] },
  ban: { group: 'moderation', access: 'people', summary: 'Ban an account' },
  unban: { group: 'moderation', access: 'people', summary: 'Lift a ban' },
  readAudit: { group: 'moderation', access: 'people', summary: 'The actions of moderators, newest first' },
};
