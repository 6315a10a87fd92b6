/** The whole of what a viewer sees of a match at one moment, in plain JSON. */
import * as z from 'zod';
import { json, list } from '../json.ts';
import { openDecision, sealedAnswer, viewer, waiting } from '../kernel.ts';
import { flow } from './changes.ts';
import { cursor } from './cursor.ts';
import { matchId, rulesNamed, slug } from './ids.ts';
import { result, timeLeft } from './steps.ts';

export const matchView = cursor.extend({
  match: matchId,
  game: slug,
  ...rulesNamed,
  lexicon: z.string().describe('The id of the pack dictionary that the steps after this view are packed by.'),
  seats: z.int().positive(),
  viewer,
  table: json,
  hand: json.describe('The own hand; null for a spectator.'),
  waiting: list(waiting),
  decisions: list(openDecision),
  flow,
  sealed: list(sealedAnswer),
  canUndo: z.boolean(),
  left: timeLeft.describe('What every seat has left on its clock now; empty without clocks.'),
  over: z.boolean(),
  result: result.nullable(),
});
export type MatchView = z.infer<typeof matchView>;
