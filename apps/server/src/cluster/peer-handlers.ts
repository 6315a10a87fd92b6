/** Handles the notices of other servers. */
import type { Chat } from '../lobby/chat.ts';
import type { MatchHost } from '../matches/host/match-host.ts';
import type { TurnPush } from '../push/turn-push.ts';
import type { BotCalls } from '../sockets/bots/bot-calls.ts';
import type { LiveLists } from '../sockets/broadcast/live-lists.ts';
import type { MatchBroadcaster } from '../sockets/broadcast/match-broadcaster.ts';
import { hasRoom, type Io, rooms } from '../sockets/io.ts';
import { type Sockets, sessionOver } from '../sockets/sockets.ts';
import type { PeerHandlers } from './cluster.ts';
import type { ClusterPeers } from './cluster-peers.ts';
import type { PeerNotice } from './peer-notices.ts';

export interface PeerHandlerDeps {
  readonly io: Io;
  readonly host: MatchHost;
  readonly broadcaster: MatchBroadcaster;
  readonly lists: LiveLists;
  readonly sockets: Sockets;
  readonly bots: BotCalls;
  readonly push: TurnPush;
  readonly chat: Chat;
  readonly clusterPeers: ClusterPeers;
  /** Sends the state of a sleeping match to its viewers here. */
  readonly announceAgain: (match: string) => Promise<void>;
  /** Tries again to fill seats that wait for a bot. */
  readonly lookForBots: () => void;
}

export function peerHandlersOf(parts: PeerHandlerDeps): PeerHandlers {
  const { io, host, broadcaster, lists, sockets, push } = parts;
  const seatings = new Map<string, string>();
  return {
    everybody: () => ({
      accounts: [...new Map([...io.of('/').sockets.values()].map(({ data }) => [data.account.id, data.account])).values()].map(
        ({ id, kind }) => ({ id, isBot: kind === 'bot' }),
      ),
      watched: broadcaster.viewers.matches().map((match) => broadcaster.presence.here(match)),
    }),
    presenceChanged: (match) => broadcaster.presence.send(match),
    async syncAgain() {
      await reviewGuests(broadcaster);
      await host.following.syncAgain();
      await announceOpen(parts, seatings);
    },
    resendAll: (since) => resendAll(parts, since),
    takeOver: () => host.takeOver(),
    async heard(notice) {
      switch (notice.tells) {
        case 'grew':
          return host.following.grew(notice.match, notice.seq);
        case 'turns':
          return broadcaster.turnsChanged(notice.match, notice.accounts, { isOwn: false });
        case 'listed':
          return lists.listed(notice.match);
        case 'reseated':
          return reseated(parts, notice.match);
        case 'undo-asked':
          return host.following.undoAsked(notice.match, notice);
        case 'undo-declined':
          return host.following.undoDeclined(notice.match, notice.request);
        case 'removed':
          return broadcaster.removed(notice.match, notice.account);
        case 'sessions-ended':
          return sockets.end(notice.account, whichOf(notice), sessionOver);
        case 'session-renewed':
          return sockets.reconnect(notice.session);
        case 'forgotten':
          return host.forget(notice.account);
        case 'pushed':
          return push.wasNotified(notice.match, notice.account);
        case 'ordered':
          return host.following.reseated(notice.match);
        case 'bots-changed':
          return parts.lookForBots();
        default:
          return asked(parts, notice);
      }
    },
  };
}

/** Handlers of more than one line. */
async function asked({ io, host, broadcaster, bots, chat, clusterPeers, lookForBots }: PeerHandlerDeps, notice: PeerNotice): Promise<void> {
  switch (notice.tells) {
    case 'here':
      lookForBots();
      return;
    case 'chatted': {
      const line = broadcaster.isWatched(notice.match) ? await chat.line(notice.line) : undefined;
      if (line) broadcaster.chatted(notice.match, line);
      return;
    }
    case 'came':
      if (!notice.account.isBot) return;
      bots.cameElsewhere(notice.account.id);
      return lookForBots();
    case 'bot-wanted':
      if (!hasRoom(io, rooms.account(notice.account))) return;
      await host.wake(notice.match);
      return host.callBots(notice.match);
    case 'watched': {
      const { match } = notice.watchers;
      if (!notice.isFirst || !broadcaster.isWatched(match)) return;
      broadcaster.presence.share(match);
      const undo = host.following.undoStanding(match);
      if (undo) clusterPeers.broadcast({ tells: 'undo-asked', match, ...undo });
    }
  }
}

async function reseated({ host, broadcaster, lists, announceAgain }: PeerHandlerDeps, match: string): Promise<void> {
  lists.listed(match);
  await broadcaster.invitationEnded(match);
  const isAwake = await host.following.reseated(match);
  if (isAwake ? broadcaster.hasWaiting(match) : broadcaster.isWatched(match)) await announceAgain(match);
}

/** Tells viewers who wait for the start who sits there and that the match starts, even if others here have woken it. */
async function announceOpen({ host, broadcaster, announceAgain }: PeerHandlerDeps, seatings: Map<string, string>): Promise<void> {
  const open = broadcaster.viewers.matches().filter((match) => broadcaster.hasWaiting(match) || !host.isAwake(match));
  const heads = await host.following.heads(open);
  for (const match of seatings.keys()) if (!heads.has(match)) seatings.delete(match);
  for (const [match, { seating }] of heads) {
    if (seatings.get(match) === seating) continue;
    seatings.set(match, seating);
    await announceAgain(match);
  }
}

/** Invitations may have ended without a notice to this server. */
async function reviewGuests(broadcaster: MatchBroadcaster): Promise<void> {
  for (const match of broadcaster.viewers.matches()) await broadcaster.invitationEnded(match);
}

/** Sends everything that anybody here watches, as if they had just connected. */
async function resendAll({ host, broadcaster, lists, sockets, chat, announceAgain }: PeerHandlerDeps, since: number): Promise<void> {
  await reviewGuests(broadcaster);
  await host.following.syncAgain();
  lists.renew();
  const watched = broadcaster.viewers.matches();
  for (const match of watched) if (broadcaster.hasWaiting(match) || !host.isAwake(match)) await announceAgain(match);
  for (const { match, line } of await chat.linesSince(watched, since)) broadcaster.chatted(match, line);
  await sockets.endStale();
}

function whichOf({ only, except }: { readonly only?: string | undefined; readonly except?: string | undefined }) {
  return { ...(only !== undefined && { only }), ...(except !== undefined && { except }) };
}
