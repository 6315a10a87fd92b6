/** What goes on around the table: who sits where, who is there, what is said, what is asked of the others. */
import * as z from 'zod';
import { ACCOUNT_KINDS } from '../accounts.ts';
import { list } from '../json.ts';
import { seat } from '../kernel.ts';
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
  handedOver: z.boolean().describe('A bot plays for the person until the person takes the seat back.'),
  resigned: z.boolean(),
  ready: z.boolean().describe('Before the start: ready to begin.'),
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** Sent whenever any of it changes, always whole. */
export const seating = z.object({
  v: version,
  status: matchStatus,
  ended: z.string().nullable().describe('Why an aborted match ended.'),
  seats: list(seatInfo),
});
export type Seating = z.infer<typeof seating>;

export const presence = z.object({
  v: version,
  seats: list(seat).describe('The seats whose player is connected and watches.'),
  spectators: z.int().nonnegative(),
});
export type Presence = z.infer<typeof presence>;

/** A seat would like to go back behind a barrier; all the others must agree. */
export const undoRequest = z.object({
  request: z.string().min(1).max(40),
  seat,
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

/** All of it, as it stands: part of every answer to `match.watch`. */
export const around = z.object({
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
export type Around = z.infer<typeof around>;

export const seatsMessage = z.object({ match: matchId, seating });
export const presenceMessage = z.object({ match: matchId, presence });
export const undoAskedMessage = z.object({ match: matchId, undo: undoAsked });
export const chatMessage = z.object({ match: matchId, line: chatLine }).describe('A new line, or an old one that was hidden.');
