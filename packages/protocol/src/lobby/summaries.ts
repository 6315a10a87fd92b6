/** Matches as lists show them, and a match in detail. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { seat, standing } from '../kernel.ts';
import { editionName, matchId, moment, rulesNamed, slug } from '../match/ids.ts';
import { matchStatus, ownBots, publicAccount, seatInfo } from '../match/table-info.ts';
import { clock, spectators, visibility } from './settings.ts';

export const matchSummary = z.object({
  id: matchId,
  game: slug,
  status: matchStatus,
  visibility,
  host: publicAccount,
  seats: list(seatInfo),
  clock,
  spectators,
  ownBots,
  pack: z
    .object({ edition: editionName, name: z.string() })
    .exactOptional()
    .describe('The content pack that the match is played with; left out without one.'),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type MatchSummary = z.infer<typeof matchSummary>;

/** A match in which the account plays. */
export const myMatch = matchSummary.extend({
  plays: list(seat).describe('The seats that the account plays: its own, or, for a bot, those handed over to it.'),
  turn: list(seat).describe('Those of them that are waited for; without seats that a bot plays for their owner.'),
  invited: z
    .literal(true)
    .exactOptional()
    .describe('The account has no seat but is asked to sit down: `join` accepts, `decline` frees the seat that is kept for it.'),
  rematchOf: matchId.exactOptional().describe('The match that this one repeats.'),
  until: moment.nullable().describe('When the first of their clocks runs out; null without clocks.'),
});
export type MyMatch = z.infer<typeof myMatch>;

const releasedEdition = z.object({
  edition: editionName,
  released: z.iso.date().nullable().describe('The day of its release; null where this server does not know it.'),
  note: z.string().nullable().describe('What it changed, in words for players, in English.'),
});

/** The rules of a match, and what has changed since. */
export const matchRules = releasedEdition.extend({
  newer: list(releasedEdition).describe('The editions released since, the oldest first. An open table starts with the last of them.'),
  opened: editionName.nullable().describe('The edition at the opening of the table, where the match was begun with a newer one.'),
  sinceOpening: list(releasedEdition).describe('The editions between the opening of the table and its start.'),
  pack: z
    .object({ name: z.string(), note: z.string(), base: editionName.describe('The edition that the pack corrects.') })
    .exactOptional()
    .describe('Of a match that is played with a content pack.'),
});
export type MatchRules = z.infer<typeof matchRules>;

export const matchDetail = matchSummary.extend({
  options: json,
  ...rulesNamed,
  rules: matchRules.exactOptional().describe('Left out by earlier releases.'),
  commitment: z.string().describe('The SHA-256 of the secret that decides every chance of this match.'),
  nonces: list(z.string()).nullable().describe('What each seat added to it; null before the start.'),
  secret: z.string().nullable().describe('Revealed when the match is over.'),
  standings: list(standing).nullable(),
  ended: z.string().nullable().describe('Why the match ended where its rules did not end it; `resigned` in a finished one.'),
  rematchOf: matchId.nullable(),
  rematch: matchId.nullable(),
});
export type MatchDetail = z.infer<typeof matchDetail>;

export const matchAnswer = z.object({ match: matchDetail });
