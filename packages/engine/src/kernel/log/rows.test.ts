import { expect, it } from 'vitest';
import { isRefusal } from '../answers/refusal.ts';
import { fastChance } from '../chance.ts';
import { digest } from '../digest/digest.ts';
import { begin } from '../flow/apply.ts';
import { choose, tiny } from '../testing/tiny.ts';
import { startOf } from './rows.ts';

it('starts a log with the game, its options, its facts and the digest of the set-up', () => {
  const game = tiny({ roll: (g) => void g.roll('die', 6), ask: (g) => g.ask(choose, 0, {}) });
  const begun = begin(game, { seats: 2, options: { long: 1 } }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  expect(startOf(game, 2, begun)).toEqual({
    game: 'tiny',
    edition: 'unnamed',
    seats: 2,
    options: { long: 1 },
    facts: [{ stream: 'die', draws: [expect.any(Number)] }],
    digest: digest(begun.state),
  });
});
