/**
 * The two streams of a match as they are sent. The public stream is the same for everybody in the room; the private stream of a seat is
 * its own, and travels with the public step that it belongs to, if any. Nothing in the public stream, its numbers included, changes when an answer comes in under a quiet barrier.
 */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { seat, standing } from '../kernel.ts';
import { epoch, stepNumber } from './cursor.ts';
import { editionName, matchId } from './ids.ts';

/** The cause of a step that is not an ordinary answer. Omitted for a step that opens a quiet barrier. */
export const cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('undo'), seat }).describe('The seat took back its last answer.'),
  z.object({ kind: z.literal('rewind'), seat }).describe('The seat went back behind a barrier, with the consent of the others.'),
  z.object({ kind: z.literal('clock'), seat }).describe('The time of the seat ran out: the fallback was played.'),
  z
    .object({ kind: z.literal('edition'), edition: editionName })
    .describe('The match was moved to another edition of its rules. The table stays as it is; the seats asked get their decisions again.'),
]);
export type StepCause = z.infer<typeof cause>;

/** How the match ended by its rules. */
export const result = z.object({ standings: list(standing) });
export type Result = z.infer<typeof result>;

/** The time left on each seat's clock at the moment of sending, in ms. */
export const timeLeft = z.record(z.string().regex(/^\d{1,2}$/), z.int());

/** Packed with the match's dictionary; omitted fields have not changed. */
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
 * Packed with the match's dictionary; omitted fields have not changed.
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

/** A private step sent inside its public step, which carries the rest of the position. */
const ownPart = privateStep.omit({ match: true, epoch: true, p: true });

/** A public step on the wire, with the receiving seat's private step if it has one. */
export const sentStep = publicStep.extend({ own: ownPart.exactOptional() });
export type SentStep = z.infer<typeof sentStep>;

/** The same inside an acknowledgement, which carries the rest of the position. */
export const ownStep = sentStep.omit({ match: true, epoch: true, p: true });
export type OwnStep = z.infer<typeof ownStep>;
