/** What one may do with a match before, beside and after play: bodies of HTTP requests and their answers. */
import * as z from 'zod';
import { list } from '../json.ts';
import { seat } from '../kernel.ts';
import { publicAccount } from '../match/around.ts';
import { slug } from '../match/ids.ts';
import { botName, nonce } from './settings.ts';

export const joinRequest = z.strictObject({
  seat: seat.optional().describe('Any free seat, where none is named.'),
  nonce: nonce.optional(),
  invitation: z.string().max(100).optional().describe('The token of the invitation link of a private match.'),
});
export const kickRequest = z.strictObject({ seat });
export const readyRequest = z.strictObject({ ready: z.boolean() });
export const seatBotRequest = z.strictObject({
  seat: seat.optional().describe('Every free seat, where none is named.'),
  bot: botName,
});

/** Told to the host; asking again makes a new one, and the old one is no longer good. */
export const invitationAnswer = z.object({ invitation: z.string() });

/** What a game needs to know to be opened. */
export const gameInfo = z.object({
  slug,
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.unknown()).describe('The JSON schema of its options.'),
  variants: list(z.unknown()).describe('Ways to set the options; the first is the default.'),
});
export type GameInfo = z.infer<typeof gameInfo>;
export const gamesAnswer = z.object({ games: list(gameInfo) });

/** What a bot account offers to play; bots say it anew whenever they connect. */
export const botOffer = z.strictObject({ bot: botName, game: slug, capacity: z.int().min(0).max(100_000) });
export type BotOffer = z.infer<typeof botOffer>;
export const botOffersRequest = z.strictObject({ offers: z.array(botOffer).max(200) });
export const offeredBot = z.object({ bot: botName, game: slug, account: publicAccount });
export const offeredBotsAnswer = z.object({ bots: list(offeredBot) });
