/** Small games whose best play is known: one in turns, one with sealed answers. */
import { amountBetween, decision, defineGame, type Game, oneOf, procedure, type StandardSchema } from '@skald/engine';

const noOptions: StandardSchema<object> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => (typeof value === 'object' && value ? { value } : { issues: [] }) },
};

interface Nim {
  table: { pile: number; turn: number };
  hand: object;
  box: object;
  event: { event: string };
}

const take = decision<Nim, number>('take', { rules: ['T-1'], space: ({ table }) => amountBetween(1, Math.min(3, table.pile)) });

/** Two seats take 1 to 3 stones in turns; who takes the last one wins. The seat that leaves a multiple of 4 wins. */
export function nim(pile: number): Game<Nim, object> {
  return defineGame<Nim, object>({
    slug: 'nim',
    seats: { min: 2, max: 2 },
    options: noOptions,
    variants: [{}],
    setup: () => ({ table: { pile, turn: 0 }, hands: [{}, {}], box: {} }),
    main: procedure<Nim>('main', {
      ask: (g) => g.ask(take, g.table.turn, {}),
      count: (g) => {
        g.table.pile -= g.answer(take);
        if (g.table.pile === 0) return g.end();
        g.table.turn = 1 - g.table.turn;
        g.jump('ask');
      },
    }),
    procedures: [],
    decisions: [take],
    imagine: () => ({ hands: [{}, {}], box: {} }),
    standings: ({ table }) =>
      [0, 1].map((seat) => ({ seat, score: Number(table.pile === 0 && table.turn === seat), rank: table.turn === seat ? 1 : 2 })),
  });
}

interface Pennies {
  table: { shown: string[] };
  hand: object;
  box: object;
  event: { event: string };
}

const show = decision<Pennies, string>('show', { rules: ['T-2'], space: () => oneOf(['heads', 'tails']) });

/** Both show a side at once; the first seat wins if they are alike. A predictable seat loses. */
export const pennies = defineGame<Pennies, object>({
  slug: 'pennies',
  seats: { min: 2, max: 2 },
  options: noOptions,
  variants: [{}],
  setup: () => ({ table: { shown: [] }, hands: [{}, {}], box: {} }),
  main: procedure<Pennies>('main', {
    ask: (g) =>
      g.askAll(
        show,
        [0, 1].map((seat) => ({ seat, params: {} })),
      ),
    compare: (g) => {
      g.table.shown = g.answers(show).map(({ answer }) => answer);
    },
  }),
  procedures: [],
  decisions: [show],
  imagine: () => ({ hands: [{}, {}], box: {} }),
  standings: ({ table: { shown } }) => {
    const winner = shown[0] === shown[1] ? 0 : 1;
    return [0, 1].map((seat) => ({ seat, score: Number(seat === winner), rank: seat === winner ? 1 : 2 }));
  },
});
