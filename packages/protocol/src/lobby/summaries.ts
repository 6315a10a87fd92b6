/** Matches as lists show them, and a match in detail. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { seat, standing } from '../kernel.ts';
import { matchStatus, publicAccount, seatInfo } from '../match/around.ts';
import { matchId, moment, slug } from '../match/ids.ts';
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
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type MatchSummary = z.infer<typeof matchSummary>;

/** A match in which the account plays. */
export const myMatch = matchSummary.extend({
  plays: list(seat).describe('The seats that the account plays: its own, or, for a bot, those handed over to it.'),
  turn: list(seat).describe('Those of them that are waited for.'),
  until: moment.nullable().describe('When the first of their clocks runs out; null without clocks.'),
});
export type MyMatch = z.infer<typeof myMatch>;

export const matchDetail = matchSummary.extend({
  options: json,
  rulesVersion: z.int(),
  commitment: z.string().describe('The SHA-256 of the secret that decides every chance of this match.'),
  nonces: list(z.string()).nullable().describe('What each seat added to it; null before the start.'),
  secret: z.string().nullable().describe('Revealed when the match is over.'),
  standings: list(standing).nullable(),
  ended: z.string().nullable().describe('Why an aborted match ended.'),
  rematchOf: matchId.nullable(),
  rematch: matchId.nullable(),
});
export type MatchDetail = z.infer<typeof matchDetail>;

export const matchAnswer = z.object({ match: matchDetail });
