/** Standing orders: what the server answers for a seat without asking. Nobody else learns of them. */
import * as z from 'zod';

/**
 * `ask` as ever; `pass` always; `pass-unless-attacked`; or pass when nothing in the hand fits, which is offered only where every window
 * stays open for a fixed time, for otherwise its closing at once would tell what the hand lacks.
 */
const STANDING_ANSWERS = ['ask', 'pass', 'pass-unless-attacked', 'pass-unless-fitting'] as const;
const standingAnswer = z.enum(STANDING_ANSWERS);
export type StandingAnswer = z.infer<typeof standingAnswer>;

const MOST_KINDS = 20;

export const standingOrders = z.strictObject({
  otherwise: standingAnswer.describe('For every kind of response window that is not named.'),
  windows: z
    .record(z.string().min(1).max(40), standingAnswer)
    .refine((windows) => Object.keys(windows).length <= MOST_KINDS, `at most ${MOST_KINDS} kinds`)
    .exactOptional()
    .describe('By the kind of window; the page of the game’s rules names them.'),
  restOfTurn: z.boolean().exactOptional().describe('Pass everything until the turn under way is over, whatever the rest says.'),
});
export type StandingOrders = z.infer<typeof standingOrders>;
