/** The history of a match: earlier events, page by page, newest page first. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { seat } from '../kernel.ts';
import { cursor } from './cursor.ts';
import { matchId, ownSeat } from './ids.ts';

/** The most lines of one page. */
export const MAX_HISTORY_LINES = 200;

export const historyRequest = z.strictObject({
  match: matchId,
  seat: ownSeat.exactOptional(),
  at: cursor.describe('The viewer’s cursor: the history ends there, and the server sends later steps without being asked.'),
  before: z.int().exactOptional().describe('The `older` of the page before; the newest page where it is left out.'),
  limit: z.int().min(1).max(MAX_HISTORY_LINES).exactOptional().describe(`About so many lines; ${MAX_HISTORY_LINES} where it is left out.`),
});
export type HistoryRequest = z.infer<typeof historyRequest>;

/** A packed event, or an undo by a seat. */
const historyLine = z.union([z.tuple([json]), z.object({ undoneBy: seat })]);
export type HistoryLine = z.infer<typeof historyLine>;

export const historyAnswer = z.object({
  lexicon: z.string().describe('The id of the pack dictionary that the lines are packed by: the one of the view.'),
  lines: list(historyLine).describe('The oldest first; public events, and those for the viewer alone.'),
  older: z.int().nullable().describe('The start of the next page; null on the last page.'),
});
export type HistoryAnswer = z.infer<typeof historyAnswer>;
