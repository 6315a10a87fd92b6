/** A tiny game for tests of the machine. */

import { oneOf } from '../answers/answer-space.ts';
import { decision } from '../answers/decision.ts';
import { type Procedure, procedure } from '../flow/procedure.ts';
import { defineGame, type Game, type GameSpec } from '../game.ts';

export interface Tiny {
  table: { log: string[] };
  hand: { secret: number };
  box: { count: number };
  event: { event: string };
}

export const choose = decision<Tiny, string>('choose', { rules: ['T-1'], space: () => oneOf(['a', 'b']) });

const noOptions: GameSpec<Tiny, object>['options'] = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => (value && typeof value === 'object' ? { value } : { issues: [{ message: 'no' }] }),
  },
};

/** A game whose `main` has these steps. */
export function tiny(
  steps: Parameters<typeof procedure<Tiny>>[1],
  procedures: readonly Procedure<Tiny>[] = [],
  more: Partial<GameSpec<Tiny, object>> = {},
): Game<Tiny, object> {
  return defineGame<Tiny, object>({
    slug: 'tiny',
    seats: { min: 1, max: 3 },
    options: noOptions,
    variants: [{}],
    setup: ({ seats }) => ({ table: { log: [] }, hands: Array.from({ length: seats }, (_, i) => ({ secret: i })), box: { count: 0 } }),
    main: procedure<Tiny>('main', steps),
    procedures,
    decisions: [choose],
    invariants: [],
    imagine: ({ seats }) => ({ hands: Array.from({ length: seats }, () => ({ secret: 0 })), box: { count: 0 } }),
    standings: () => [],
    ...more,
  });
}
