/** What a client asks of a match over the socket, and what it gets back. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { reason } from '../kernel.ts';
import { botName } from '../lobby/settings.ts';
import { packDictionary } from '../pack/dictionary.ts';
import { cursor } from './cursor.ts';
import { accountId, commandId, decisionId, matchId, ownSeat } from './ids.ts';
import { standingOrders } from './standing.ts';
import { ownStep, privateStep, publicStep, timeLeft } from './steps.ts';
import { MAX_CHAT_LENGTH, tableInfo } from './table-info.ts';
import { matchView } from './view.ts';

const about = { match: matchId, seat: ownSeat.exactOptional() };
const command = { ...about, commandId };

export const watchRequest = z.strictObject({
  ...about,
  cursor: cursor
    .exactOptional()
    .describe('How far the viewer had come; without it, or where it means nothing any more, a view is the answer.'),
  lexicons: z.array(z.string().max(64)).max(20).exactOptional().describe('The ids of the pack dictionaries that the client has already.'),
  invitation: z
    .string()
    .max(100)
    .exactOptional()
    .describe('The token of the invitation link, for those who have no seat in a private match.'),
  chatAfter: z
    .int()
    .nonnegative()
    .exactOptional()
    .describe('The last chat line of the last answer to this message: later ones that came by themselves may have gaps.'),
});
export type WatchRequest = z.infer<typeof watchRequest>;

/** The whole view, or the steps after the cursor, or (before the start) only the table information. */
export const watchAnswer = z.union([
  z.object({ view: matchView, lexicon: packDictionary.exactOptional().describe('Left out where the client has it.'), around: tableInfo }),
  z.object({
    steps: z.object({ public: list(publicStep), private: list(privateStep) }),
    left: timeLeft.describe('What every seat has left on its clock now; empty without clocks.'),
    around: tableInfo,
  }),
  z.object({ open: z.literal(true), around: tableInfo }),
]);
export type WatchAnswer = z.infer<typeof watchAnswer>;

export const unwatchRequest = z.strictObject(about);

export const answerRequest = z.strictObject({ match: matchId, commandId, decision: decisionId, answer: json });
export type AnswerRequest = z.infer<typeof answerRequest>;

/** Done, with the stream position of its effect. A repeated command gets the current position. */
export const accepted = cursor.extend({
  accepted: z.literal(true),
  step: ownStep
    .exactOptional()
    .describe('Step p itself, for a socket that watches from one seat: it is not sent again. The private step in it, if any, is q.'),
});
export type Accepted = z.infer<typeof accepted>;

export const undoCommand = z.strictObject(command);
export const undoRequestCommand = z.strictObject(command);
export const undoConsentCommand = z.strictObject({ ...command, request: z.string().min(1).max(40), agree: z.boolean() });
export const resignCommand = z.strictObject(command);
export const handOverCommand = z.strictObject({
  ...command,
  bot: botName.exactOptional().describe('Without a name, a house bot.'),
  owner: accountId.exactOptional().describe('Whose bot; without it, the house’s.'),
});
export const takeBackCommand = z.strictObject(command);

export const standingCommand = z.strictObject({ ...command, orders: standingOrders });

export const whyRequest = z.strictObject({ match: matchId, decision: decisionId, answer: json });
export const whyAnswer = z.object({ why: list(reason).describe('Empty where the answer is on offer.') });

export const chatCommand = z.strictObject({
  ...command,
  text: z.string().trim().min(1).max(MAX_CHAT_LENGTH, `a chat line has at most ${MAX_CHAT_LENGTH} characters`),
});

/** Done, with nothing to add. */
export const done = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof done>;
