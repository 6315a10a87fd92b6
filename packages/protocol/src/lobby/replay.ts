/** Watching a finished match again: as a spectator saw it, as a seat saw it then, or with everything open. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { gameEvent, openDecision, patch, seat, standing, waiting } from '../kernel.ts';
import { matchId, moment, slug } from '../match/ids.ts';
import { cause } from '../match/steps.ts';

export const replayEyes = z.union([
  z.literal('spectator'),
  z.literal('open'),
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
]);

export const MAX_REPLAY_STEPS = 500;

export const replayQuery = z.strictObject({
  as: replayEyes.default('spectator').describe('`spectator`, the number of a seat, or `open`.'),
  from: z.coerce.number().int().nonnegative().default(0).describe('The step after which the view is wanted; 0 is the set-up.'),
  steps: z.coerce.number().int().nonnegative().max(MAX_REPLAY_STEPS).default(100).describe('How many of the steps that follow are wanted.'),
});

export const replayStep = z.object({
  at: moment,
  events: list(z.object({ event: gameEvent, to: seat.exactOptional() })).describe(
    'In the order in which they were told; `to`: to one seat only.',
  ),
  table: patch,
  hands: z.record(z.string(), patch).describe('Patches of the hands that are shown, by seat.'),
  waiting: list(waiting),
  cause: cause.exactOptional(),
  answer: z.object({ seat, decision: z.string(), answer: json }).exactOptional().describe('What was answered; only with everything open.'),
});
export type ReplayStep = z.infer<typeof replayStep>;

export const replayAnswer = z.object({
  match: matchId,
  game: slug,
  rulesVersion: z.int(),
  length: z.int().nonnegative().describe('How many steps there are for these eyes.'),
  from: z.int().nonnegative(),
  view: z.object({
    table: json,
    hands: z.record(z.string(), json).describe('The hands that are shown, by seat.'),
    waiting: list(waiting),
    decisions: list(openDecision).describe('The open decisions of the seat whose eyes these are, or of all seats with everything open.'),
  }),
  steps: list(replayStep),
  standings: list(standing),
});
export type ReplayAnswer = z.infer<typeof replayAnswer>;
