/** Table information: seating, presence, chat, undo requests. */
import * as z from 'zod';
import { ACCOUNT_KINDS } from '../accounts.ts';
import { list } from '../json.ts';
import { seat, standing } from '../kernel.ts';
import { accountId, matchId, moment, version } from './ids.ts';
import { standingOrders } from './standing.ts';

export const MATCH_STATUSES = ['open', 'running', 'finished', 'aborted'] as const;
export const matchStatus = z.enum(MATCH_STATUSES);
export type MatchStatus = z.infer<typeof matchStatus>;

export const OCCUPANTS = ['nobody', 'person', 'bot'] as const;

/** An account as others see it. A deleted one has no name. */
export const publicAccount = z.object({ id: accountId, name: z.string().nullable(), kind: z.enum(ACCOUNT_KINDS) });
export type PublicAccount = z.infer<typeof publicAccount>;

export const seatInfo = z.object({
  seat,
  occupant: z.enum(OCCUPANTS),
  account: publicAccount.nullable().describe('Whose seat it is.'),
  bot: z.string().nullable().describe('Which bot plays here: in a bot’s seat always, in a person’s while it is handed over.'),
  botOwner: publicAccount.nullable().default(null).describe('Whose bot plays here; null for the house’s.'),
  handedOver: z.boolean().describe('A bot plays for the person until the person takes the seat back, or for a bot that did not answer.'),
  resigned: z.boolean(),
  ready: z.boolean().describe('Before the start: ready to begin.'),
  invited: z
    .object({
      account: publicAccount,
      until: moment.describe('The seat is kept for them until then.'),
      declined: z.literal(true).exactOptional().describe('They do not want to; the seat is free.'),
    })
    .exactOptional()
    .describe('Before the start, in a seat that nobody has taken: who is asked to sit down here.'),
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** Is the seat nobody's, and kept for nobody but this account? */
export function isFreeSeat({ occupant, invited }: SeatInfo, now: number, account?: string): boolean {
  if (occupant !== 'nobody') return false;
  return !invited || invited.declined === true || invited.until <= now || invited.account.id === account;
}

export const ownBots = z
  .boolean()
  .default(false)
  .describe('May somebody’s bot play here while its owner, or another bot of theirs, plays or watches?');

/** Sent whole whenever any part changes. */
export const seating = z.object({
  v: version,
  status: matchStatus,
  ended: z
    .string()
    .nullable()
    .describe(
      'Why the match ended where its rules did not end it: `resigned` in a finished one, `abandoned` or other words in an aborted one.',
    ),
  standings: list(standing).exactOptional().describe('The final ranks of a finished match; left out before that.'),
  ownBots,
  seats: list(seatInfo),
});
export type Seating = z.infer<typeof seating>;

export const presence = z.object({
  v: version,
  seats: list(seat).describe('The seats whose player is connected and watches.'),
  spectators: z.int().nonnegative(),
});
export type Presence = z.infer<typeof presence>;

/** A seat asks to undo past a barrier. All other people must agree; bots agree only if nothing was learned. */
export const undoRequest = z.object({
  request: z.string().min(1).max(40),
  seat,
  learned: z.boolean().default(true).describe('Chance decided since, something hidden was shown, or another seat answered.'),
  agreed: list(seat),
  missing: list(seat).describe('Who must still agree.'),
  until: moment.describe('It lapses at this moment.'),
});
export type UndoRequest = z.infer<typeof undoRequest>;

export const undoAsked = z.object({
  v: version,
  request: undoRequest.nullable().describe('What is asked now; null when it was granted, declined, withdrawn or has lapsed.'),
});
export type UndoAsked = z.infer<typeof undoAsked>;

export const MAX_CHAT_LENGTH = 500;

export const chatLine = z.object({
  id: z.int().nonnegative().describe('Later lines have larger ids.'),
  at: moment,
  account: publicAccount,
  seat: seat.nullable().describe('Null for a spectator.'),
  text: z.string(),
  hidden: z.boolean().describe('A moderator has hidden it; its text is empty.'),
});
export type ChatLine = z.infer<typeof chatLine>;

/** The complete table information: part of every answer to `match.watch`. */
export const tableInfo = z.object({
  seating,
  presence,
  undo: undoAsked,
  chat: z.object({
    lines: list(chatLine).describe('The last lines; only those after `chatAfter` where the watcher named one.'),
    hidden: list(z.int().nonnegative()).describe('The hidden ones among the last lines.'),
  }),
  standing: standingOrders
    .exactOptional()
    .describe('The own standing answers; left out where there are none, and for those who only watch.'),
});
export type TableInfo = z.infer<typeof tableInfo>;

export const seatsMessage = z.object({ match: matchId, seating });
export const presenceMessage = z.object({ match: matchId, presence });
export const undoAskedMessage = z.object({ match: matchId, undo: undoAsked });
export const chatMessage = z.object({ match: matchId, line: chatLine }).describe('A new line, or an old one that was hidden.');
