/** Watching a finished match again: as a spectator saw it, as a seat saw it then, or with everything open. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { gameEvent, openDecision, patch, seat, standing, waiting } from '../kernel.ts';
import { matchId, moment, rulesNamed, slug } from '../match/ids.ts';
import { cause } from '../match/steps.ts';

/** In one expression, not as a union: so the reference of the server can say it whole. */
export const replayEyes = z
  .string()
  .regex(/^(?:spectator|open|\d{1,2})$/, 'must be spectator, open or the number of a seat')
  .transform((eyes) => (eyes === 'spectator' || eyes === 'open' ? eyes : Number(eyes)));
/** As a seat saw it then, as anybody saw it, or with everything open. */
export type Perspective = z.output<typeof replayEyes>;

export const MAX_REPLAY_STEPS = 500;

/** The token of a link that a player has shared. */
export const shareToken = z.string().max(100).describe('The token of a link that a player has shared; for private matches.');

export const replayQuery = z.strictObject({
  share: shareToken.exactOptional(),
  as: replayEyes
    .default('spectator')
    .describe('With whose eyes: `spectator`, the number of a seat (`0`, `1`, …), or `open` for everything.'),
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
  ...rulesNamed,
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
  ended: z.string().nullable().describe('Why the match ended where its rules did not end it.'),
  resigned: list(seat).exactOptional().describe('The seats that gave up, where that ended the match.'),
});
export type ReplayAnswer = z.infer<typeof replayAnswer>;

export const sagaQuery = z.strictObject({ share: shareToken.exactOptional() });

/** Shown once: the server keeps only its hash. */
export const shareAnswer = z.object({ share: shareToken });
