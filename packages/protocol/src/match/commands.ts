/** What a client asks of a match over the socket, and what it gets back. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { reason } from '../kernel.ts';
import { lexicon } from '../pack/lexicon.ts';
import { around, MAX_CHAT_LENGTH } from './around.ts';
import { cursor } from './cursor.ts';
import { commandId, decisionId, matchId, ownSeat } from './ids.ts';
import { standingOrders } from './standing.ts';
import { ownStep, privateStep, publicStep, timeLeft } from './steps.ts';
import { matchView } from './view.ts';

const about = { match: matchId, seat: ownSeat.exactOptional() };
const command = { ...about, commandId };

export const watchRequest = z.strictObject({
  ...about,
  cursor: cursor
    .exactOptional()
    .describe('How far the viewer had come; without it, or where it means nothing any more, a view is the answer.'),
  lexicons: z.array(z.string().max(64)).max(20).exactOptional().describe('The ids of the lexicons that the client has already.'),
  chatAfter: z
    .int()
    .nonnegative()
    .exactOptional()
    .describe('The last chat line of the last answer to this message: later ones that came by themselves may have gaps.'),
});
export type WatchRequest = z.infer<typeof watchRequest>;

/** The whole view; or what came after the cursor; or, before the start, only what goes on around the table. */
export const watchAnswer = z.union([
  z.object({ view: matchView, lexicon: lexicon.exactOptional().describe('Left out where the client has it.'), around }),
  z.object({
    steps: z.object({ public: list(publicStep), private: list(privateStep) }),
    left: timeLeft.describe('What every seat has left on its clock now; empty without clocks.'),
    around,
  }),
  z.object({ open: z.literal(true), around }),
]);
export type WatchAnswer = z.infer<typeof watchAnswer>;

export const unwatchRequest = z.strictObject(about);

export const answerRequest = z.strictObject({ match: matchId, commandId, decision: decisionId, answer: json });
export type AnswerRequest = z.infer<typeof answerRequest>;

/** Carried out; at this place in the streams it shows. Where a command is repeated, the place is where the match stands now. */
export const accepted = cursor.extend({
  accepted: z.literal(true),
  step: ownStep
    .exactOptional()
    .describe('Step p itself, for whoever watches from one seat: it is not sent again. The private step in it, if any, is q.'),
});
export type Accepted = z.infer<typeof accepted>;

export const undoCommand = z.strictObject(command);
export const undoRequestCommand = z.strictObject(command);
export const undoConsentCommand = z.strictObject({ ...command, request: z.string().min(1).max(40), agree: z.boolean() });
export const resignCommand = z.strictObject(command);
export const handOverCommand = z.strictObject({
  ...command,
  bot: z.string().min(1).max(40).exactOptional().describe('Any bot, where none is named.'),
});
export const takeBackCommand = z.strictObject(command);

export const standingCommand = z.strictObject({ ...command, orders: standingOrders });

export const whyRequest = z.strictObject({ match: matchId, decision: decisionId, answer: json });
export const whyAnswer = z.object({ why: list(reason).describe('Empty where the answer is on offer.') });

export const chatCommand = z.strictObject({
  ...command,
  text: z.string().trim().min(1).max(MAX_CHAT_LENGTH, `a chat line has at most ${MAX_CHAT_LENGTH} characters`),
});

/** Carried out, with nothing to add. */
export const done = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof done>;
