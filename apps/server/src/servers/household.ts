/** What each notice of another server does at this one. */
import type { Chat } from '../lobby/chat.ts';
import type { MatchHost } from '../matches/match-host.ts';
import type { TurnPush } from '../push/turn-push.ts';
import type { BotCalls } from '../sockets/bot-calls.ts';
import type { Hall } from '../sockets/hall.ts';
import { hasRoom, type Io, rooms } from '../sockets/io.ts';
import type { LiveLists } from '../sockets/live-lists.ts';
import { type Sockets, sessionOver } from '../sockets/sockets.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Household } from './fellows.ts';
import type { Notice } from './notices.ts';

export interface HouseholdParts {
  readonly io: Io;
  readonly host: MatchHost;
  readonly hall: Hall;
  readonly lists: LiveLists;
  readonly sockets: Sockets;
  readonly bots: BotCalls;
  readonly push: TurnPush;
  readonly chat: Chat;
  readonly elsewhere: Elsewhere;
  /** Tells those here how a match stands that is not awake. */
  readonly retell: (match: string) => Promise<void>;
  /** Seats that wait for a bot are looked at again. */
  readonly lookForBots: () => void;
}

export function householdOf(parts: HouseholdParts): Household {
  const { io, host, hall, lists, sockets, push } = parts;
  const seatings = new Map<string, string>();
  return {
    everybody: () => ({
      accounts: [...new Map([...io.of('/').sockets.values()].map(({ data }) => [data.account.id, data.account])).values()].map(
        ({ id, kind }) => ({ id, isBot: kind === 'bot' }),
      ),
      watched: hall.attendance.matches().map((match) => ({ match, ...hall.attendance.count(match) })),
    }),
    presenceChanged: (match) => hall.tellPresence(match),
    async lookAgain() {
      await host.following.lookAgain();
      await lookAtOpen(parts, seatings);
    },
    lookAround: (since) => lookAround(parts, since),
    takeOver: () => host.takeOver(),
    async heard(notice) {
      switch (notice.tells) {
        case 'grew':
          return host.following.grew(notice.match, notice.seq);
        case 'turns':
          return hall.turnsChanged(notice.match, notice.accounts, { isOwn: false });
        case 'listed':
          return lists.listed(notice.match);
        case 'reseated':
          return reseated(parts, notice.match);
        case 'undo-asked':
          return host.following.undoAsked(notice.match, notice);
        case 'undo-declined':
          return host.following.undoDeclined(notice.match, notice.request);
        case 'removed':
          return hall.removed(notice.match, notice.account);
        case 'sessions-ended':
          return sockets.end(notice.account, whichOf(notice), sessionOver);
        case 'forgotten':
          return host.forget(notice.account);
        case 'pushed':
          return push.wasTold(notice.match, notice.account);
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

/** What needs more than one word. */
async function asked({ io, host, hall, bots, chat, elsewhere, lookForBots }: HouseholdParts, notice: Notice): Promise<void> {
  switch (notice.tells) {
    case 'here':
      lookForBots();
      return;
    case 'chatted': {
      const line = hall.isWatched(notice.match) ? await chat.line(notice.line) : undefined;
      if (line) hall.chatted(notice.match, line);
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
      if (!notice.isFirst || !hall.isWatched(match)) return;
      hall.sharePresence(match);
      const undo = host.following.undoStanding(match);
      if (undo) elsewhere.tell({ tells: 'undo-asked', match, ...undo });
    }
  }
}

async function reseated({ host, hall, lists, retell }: HouseholdParts, match: string): Promise<void> {
  lists.listed(match);
  const isAwake = await host.following.reseated(match);
  if (!isAwake && hall.isWatched(match)) await retell(match);
}

/** Matches that are watched but not awake have not started: who sits there, and whether they start, is told here too. */
async function lookAtOpen({ host, hall, retell }: HouseholdParts, seatings: Map<string, string>): Promise<void> {
  const open = hall.attendance.matches().filter((match) => !host.isAwake(match));
  const heads = await host.following.heads(open);
  for (const match of seatings.keys()) if (!heads.has(match)) seatings.delete(match);
  for (const [match, { seating }] of heads) {
    if (seatings.get(match) === seating) continue;
    seatings.set(match, seating);
    await retell(match);
  }
}

/** Everything that somebody here looks at, as if they had just come. */
async function lookAround({ host, hall, lists, sockets, chat, retell }: HouseholdParts, since: number): Promise<void> {
  await host.following.lookAgain();
  lists.renew();
  const watched = hall.attendance.matches();
  for (const match of watched) if (!host.isAwake(match)) await retell(match);
  for (const { match, line } of await chat.linesSince(watched, since)) hall.chatted(match, line);
  await sockets.endStale();
}

function whichOf({ only, except }: { readonly only?: string | undefined; readonly except?: string | undefined }) {
  return { ...(only !== undefined && { only }), ...(except !== undefined && { except }) };
}
