/**
 * The two streams of a match as they are sent. The public stream is the same for everybody in the room; the private stream of a seat is
 * its own, and travels with the public step that it belongs to where there is one. Nothing in the public stream, its numbers included, changes when an answer comes in under a quiet barrier.
 */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { seat, standing } from '../kernel.ts';
import { epoch, stepNumber } from './cursor.ts';
import { matchId } from './ids.ts';

/** What brought a step about, where it was not an ordinary answer. Never told of a step that opens the answers of a quiet barrier. */
export const cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('undo'), seat }).describe('The seat took back its last answer.'),
  z.object({ kind: z.literal('rewind'), seat }).describe('The seat went back behind a barrier, with the consent of the others.'),
  z.object({ kind: z.literal('clock'), seat }).describe('The time of the seat ran out: the fallback was played.'),
]);
export type Cause = z.infer<typeof cause>;

/** How the match ended by its rules. */
export const result = z.object({ standings: list(standing) });
export type Result = z.infer<typeof result>;

/** What seats have left on their clocks, in milliseconds, at the moment of sending. */
export const timeLeft = z.record(z.string().regex(/^\d{1,2}$/), z.int());

/** Packed by the lexicon of the match; what is left out has not changed. */
export const publicStep = z.object({
  match: matchId,
  epoch,
  p: stepNumber,
  events: json.exactOptional().describe('Packed: the public events, in order.'),
  table: json.exactOptional().describe('A packed patch of the table.'),
  waiting: json.exactOptional().describe('Packed: who is waited for from now on, the whole list.'),
  left: timeLeft.exactOptional().describe('The clocks that were set by this step, by seat.'),
  cause: cause.exactOptional(),
  over: z.literal(true).exactOptional(),
  result: result.exactOptional(),
});
export type PublicStep = z.infer<typeof publicStep>;

/**
 * Belongs to public step `p` and is sent before it; or, where only something private happened, to the public step shown last.
 * Packed by the lexicon of the match; what is left out has not changed.
 */
export const privateStep = z.object({
  match: matchId,
  seat,
  epoch,
  p: stepNumber,
  q: stepNumber,
  events: z
    .array(z.tuple([z.int().nonnegative(), json]))
    .exactOptional()
    .describe('Events for this seat alone, each packed, with the number of public events of step p that come before it.'),
  hand: json.exactOptional().describe('A packed patch of the hand.'),
  decisions: json.exactOptional().describe('Packed: all open decisions of the seat.'),
  flow: json
    .exactOptional()
    .describe('Packed, with the decisions of a seat that a bot plays: where the rules stand, for programs that think ahead.'),
  sealed: json.exactOptional().describe('Packed: the own answers that lie sealed.'),
  canUndo: z.boolean().exactOptional(),
});
export type PrivateStep = z.infer<typeof privateStep>;

/** A private step beside the public step that it belongs to, which says the rest of its place. */
const ownPart = privateStep.omit({ match: true, epoch: true, p: true });

/** A public step as it is sent: with the private step of that seat, where there is one. */
export const sentStep = publicStep.extend({ own: ownPart.exactOptional() });
export type SentStep = z.infer<typeof sentStep>;

/** The same beside an acknowledgement, which says the rest of its place. */
export const ownStep = sentStep.omit({ match: true, epoch: true, p: true });
export type OwnStep = z.infer<typeof ownStep>;
