/** What anybody may know of a player: since when, what was played, and how it ended. */
import * as z from 'zod';
import { list } from '../json.ts';
import { seat, standing } from '../kernel.ts';
import { slug } from '../match/ids.ts';
import { publicAccount } from '../match/table-info.ts';
import { MAX_PAGE } from './lists.ts';
import { matchSummary } from './summaries.ts';

export const playerQuery = z.strictObject({
  after: z.string().max(100).exactOptional().describe('The `next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
});

/** A finished match in which the player had a seat. */
export const playedMatch = matchSummary.extend({
  plays: list(seat).describe('The seats of the player.'),
  standings: list(standing),
});
export type PlayedMatch = z.infer<typeof playedMatch>;

/** How often a game was played to its end, and won: a shared first rank is a win. */
export const tally = z.object({ game: slug, finished: z.int().nonnegative(), won: z.int().nonnegative() });
export type Tally = z.infer<typeof tally>;

export const playerAnswer = z.object({
  player: publicAccount,
  since: z.iso.datetime(),
  tallies: list(tally),
  matches: list(playedMatch).describe('The latest first. Private matches are shown to the player alone.'),
  next: z.string().nullable().describe('Null on the last page.'),
});
export type PlayerAnswer = z.infer<typeof playerAnswer>;
