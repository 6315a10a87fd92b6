/** Standing orders: what the host answers for a seat in response windows, as its owner has asked. They are secret from everybody else. */
import type { GameTypes, OpenDecision, Question, ResponseWindows } from '@skald/engine';
import type { StandingAnswer, StandingOrders } from '@skald/protocol';
import { z } from 'zod';
import { type Problem, problem } from '../../problem.ts';

const answer = z.enum(['ask', 'pass', 'pass-unless-attacked', 'pass-unless-fitting']) satisfies z.ZodType<StandingAnswer>;

/** Orders as stored: "for the rest of the turn" names the turn. */
const keptOrders = z.object({ otherwise: answer, windows: z.record(z.string(), answer).optional(), turn: z.string().optional() });
export type KeptOrders = z.infer<typeof keptOrders>;

/** Reads the orders of a seat from the database; unreadable values count as no orders. */
export function readOrders(raw: unknown): KeptOrders | null {
  return keptOrders.safeParse(raw).data ?? null;
}

/** The orders to store, or why they are refused. `isMasked`: windows stay open for a fixed time in this match. */
export function ordersToKeep(
  orders: StandingOrders,
  game: ResponseWindows<GameTypes> | undefined,
  table: object,
  isMasked: boolean,
): KeptOrders | Problem {
  const { otherwise, windows, restOfTurn } = orders;
  if (!game) return problem('bad-request', 'This game has no response windows.');
  const strange = Object.keys(windows ?? {}).find((kind) => !game.kinds.includes(kind));
  if (strange !== undefined) return problem('bad-request', 'There is no response window of this kind.');
  const looksAtHand = [otherwise, ...Object.values(windows ?? {})].includes('pass-unless-fitting');
  // VA-16.13: closing at once would betray what a hand lacks.
  if (looksAtHand && !isMasked)
    return problem('wrong-status', 'Windows close at once in this match: that would show what your hand lacks.');
  return { otherwise, ...(windows && { windows }), ...(restOfTurn && { turn: game.turn(table) }) };
}

/** The orders as their owner sees them. */
export function shownOrders(kept: KeptOrders, game: ResponseWindows<GameTypes> | undefined, table: object): StandingOrders {
  const { otherwise, windows, turn } = kept;
  const isThisTurn = turn !== undefined && game?.turn(table) === turn;
  return { otherwise, ...(windows && { windows }), ...(isThisTurn && { restOfTurn: true }) };
}

/** Do the orders of the asked seat pass on this question? `decision` is called only if that depends on it. */
export function passesOn(
  kept: KeptOrders,
  game: ResponseWindows<GameTypes>,
  table: object,
  question: Question,
  decision: () => OpenDecision | undefined,
): boolean {
  const kind = game.kindOf(question);
  if (kind === undefined) return false;
  if (kept.turn !== undefined && kept.turn === game.turn(table)) return true;
  switch (kept.windows?.[kind] ?? kept.otherwise) {
    case 'ask':
      return false;
    case 'pass':
      return true;
    case 'pass-unless-attacked':
      return !game.isAttacked(table, question);
    case 'pass-unless-fitting': {
      const space = decision()?.space;
      return space?.kind === 'one' && space.options.length === 1;
    }
  }
}
