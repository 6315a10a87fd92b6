/** What whoever opens a match may settle. */
import * as z from 'zod';
import { json } from '../json.ts';
import { seat } from '../kernel.ts';
import { slug } from '../match/ids.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const VISIBILITIES = ['public', 'private'] as const;
export const visibility = z.enum(VISIBILITIES);

/** How long seats may think. A clock runs only while its seat is waited for. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z
    .object({
      kind: z.literal('live'),
      bankMs: z.int().min(MINUTE).max(DAY),
      incrementMs: z
        .int()
        .nonnegative()
        .max(30 * MINUTE),
    })
    .describe('So much for the whole match, and so much more with each answer.'),
  z
    .object({
      kind: z.literal('days'),
      msPerMove: z
        .int()
        .min(DAY / 24)
        .max(30 * DAY),
    })
    .describe('So much for each move.'),
]);
export type ClockSetting = z.infer<typeof clock>;

export const spectators = z.object({
  allowed: z.boolean(),
  delayMs: z
    .int()
    .nonnegative()
    .max(60 * MINUTE)
    .describe('How much later than the players spectators see what happens.'),
});
export type SpectatorSetting = z.infer<typeof spectators>;

/** A word of the player's own that goes into the chance of the match; better random. Without one the server makes one up. */
export const nonce = z.string().regex(/^[0-9a-f]{16,64}$/, 'must be 16 to 64 hexadecimal digits');

/** The name of a way to play that bots offer, such as `warrior`. */
export const botName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a bot');

export const newMatch = z.strictObject({
  game: slug,
  options: z.record(z.string(), json).default({}).describe('The game says in `GET /api/games` which there are.'),
  seats: z.int().min(1).max(8),
  visibility: visibility.default('public'),
  clock: clock.default({ kind: 'none' }),
  spectators: spectators.default({ allowed: true, delayMs: 0 }),
  bots: z
    .array(z.strictObject({ seat, bot: botName }))
    .max(8)
    .default([]),
  seat: seat.nullable().default(0).describe('The own seat; null for a host who does not play.'),
  nonce: nonce.optional(),
});
export type NewMatch = z.input<typeof newMatch>;
