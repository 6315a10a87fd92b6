/** HTTP bodies for what one does with a match before, beside and after play. */
import * as z from 'zod';
import { list } from '../json.ts';
import { seat } from '../kernel.ts';
import { editionName, rulesNamed, slug } from '../match/ids.ts';
import { publicAccount } from '../match/table-info.ts';
import { shareToken } from './replay.ts';
import { botChoice, botName, nonce } from './settings.ts';

const invitation = z.string().max(100).describe('The token of the invitation link of a private match.');

/** The proof that lets somebody without a seat see a private match. */
export const matchQuery = z.strictObject({ invitation: invitation.exactOptional(), share: shareToken.exactOptional() });

export const joinRequest = z.strictObject({
  seat: seat.optional().describe('Any free seat, where none is named.'),
  nonce: nonce.optional(),
  invitation: invitation.optional(),
});
export const kickRequest = z.strictObject({ seat });
export const readyRequest = z.strictObject({ ready: z.boolean() });
export const seatBotRequest = z.strictObject({
  seat: seat.optional().describe('Every free seat, where none is named.'),
  ...botChoice,
});

/** For the host. Asking again makes a new invitation and ends the old one. */
export const invitationAnswer = z.object({ invitation: z.string() });

/** A content pack that an operator has installed: the newest rules of a game, with numbers corrected. */
export const contentPack = z.object({
  edition: editionName,
  name: z.string(),
  note: z.string().describe('What is corrected, in words for players; may be empty.'),
});
export type InstalledPack = z.infer<typeof contentPack>;

/** What a client needs to open a match of a game. */
export const gameInfo = z.object({
  slug,
  ...rulesNamed,
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.unknown()).describe('The JSON schema of its options.'),
  variants: list(z.unknown()).describe('Ways to set the options; the first is the default.'),
  packs: list(contentPack).default([]).describe('The content packs that a new match may be played with.'),
});
export type GameInfo = z.infer<typeof gameInfo>;
export const gamesAnswer = z.object({ games: list(gameInfo) });

/** What a bot account offers to play, sent again on every connect. */
export const botOffer = z.strictObject({ bot: botName, game: slug, capacity: z.int().min(0).max(100_000) });
export type BotOffer = z.infer<typeof botOffer>;
export const botOffersRequest = z.strictObject({
  offers: z.array(botOffer).max(200).refine(areDifferent, 'each bot is offered once for each game'),
});

function areDifferent(offers: readonly BotOffer[]): boolean {
  return new Set(offers.map(({ bot, game }) => `${bot} ${game}`)).size === offers.length;
}

export const offeredBot = z.object({
  bot: botName,
  game: slug,
  account: publicAccount,
  owner: publicAccount.nullable().default(null).describe('Null for the house’s.'),
});
export type OfferedBot = z.infer<typeof offeredBot>;
export const offeredBotsAnswer = z.object({ bots: list(offeredBot) });
