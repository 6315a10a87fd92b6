/** The settings of a new match. */
import * as z from 'zod';
import { json } from '../json.ts';
import { seat } from '../kernel.ts';
import { accountId, editionName, slug } from '../match/ids.ts';
import { ownBots } from '../match/table-info.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Clocks are counted in milliseconds, in 32 bits with a sign. */
const MOST_DAYS = 24;

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
        .max(MOST_DAYS * DAY),
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

/** The player's nonce, mixed into the chance of the match. The server makes one if it is missing. */
export const nonce = z.string().regex(/^[0-9a-f]{16,64}$/, 'must be 16 to 64 hexadecimal digits');

/** The name of a strategy that bots offer, such as `warrior`. */
export const botName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a bot');

/** The strengths of the house bots: other bots may not offer one of these names. */
export const HOUSE_STRENGTHS = ['random', 'novice', 'warrior', 'jarl'] as const;

/** Chooses a bot: a house bot by its strength, or a player's bot by its name and owner. */
export const botChoice = {
  bot: botName,
  owner: accountId.exactOptional().describe('Whose bot; without it, the house’s.'),
};
export type BotChoice = { readonly bot: string; readonly owner?: string };

export const newMatch = z.strictObject({
  game: slug,
  options: z.record(z.string(), json).default({}).describe('The game says in `GET /api/games` which there are.'),
  seats: z.int().min(1).max(8),
  pack: editionName
    .exactOptional()
    .describe('The edition of a content pack, by which the match is played; `GET /api/games` lists those of each game.'),
  visibility: visibility.default('public'),
  clock: clock.default({ kind: 'none' }),
  spectators: spectators.default({ allowed: true, delayMs: 0 }),
  bots: z
    .array(z.strictObject({ seat, ...botChoice }))
    .max(8)
    .default([]),
  ownBots,
  seat: seat.nullable().default(0).describe('The own seat; null for a host who does not play.'),
  nonce: nonce.optional(),
});
export type NewMatch = z.input<typeof newMatch>;
