/** Bidding: a game of one question, for tests of the arena. Everybody names a number; it is the score. */
import { amountBetween, decision, defineGame, procedure, type StandardSchema } from '@skald/engine';
import type { Strategy } from '../strategy.ts';

interface Bidding {
  table: { dealt: number; bids: number[] };
  hand: Record<string, never>;
  box: Record<string, never>;
  event: { event: string };
}

const options: StandardSchema<object> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) =>
      typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? { value } : { issues: [{ message: 'no options' }] },
  },
};

const bid = decision<Bidding, number>('bid', { rules: ['T-1'], space: () => amountBetween(0, 9) });

export const bidding = defineGame<Bidding, object>({
  slug: 'bidding',
  seats: { min: 2, max: 4 },
  options,
  variants: [{}],
  setup: ({ seats, roll }) => ({
    table: { dealt: roll('deal', 1_000_000), bids: Array.from({ length: seats }, () => 0) },
    hands: Array.from({ length: seats }, () => ({})),
    box: {},
  }),
  main: procedure<Bidding>('main', {
    ask: (g) =>
      g.askAll(
        bid,
        g.hands.map((_, seat) => ({ seat, params: {} })),
      ),
    count: (g) => {
      for (const { seat, answer } of g.answers(bid)) g.table.bids[seat] = answer;
    },
  }),
  procedures: [],
  decisions: [bid],
  invariants: [],
  imagine: ({ seats }) => ({ hands: Array.from({ length: seats }, () => ({})), box: {} }),
  standings: ({ table: { bids } }) => bids.map((score, seat) => ({ seat, score, rank: 1 + bids.filter((other) => other > score).length })),
});

/** A brain that always names the same number. */
export function bidder(name: string, number: number): Strategy {
  return { name, plays: () => true, decide: () => number };
}
