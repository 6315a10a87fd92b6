import type { AnyGame } from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { expect, it } from 'vitest';
import { intact } from './intact.ts';
import { randomPlay } from './random-play.ts';
import { replays } from './replays.ts';
import { sizes } from './sizes.ts';
import { serve } from './table.ts';

const game: AnyGame = holmgang;
const seats = game.seats.max;

it('a served game ends, and every step has a view for each seat and one for the spectator', () => {
  const served = [...serve(game, seats, 1)];
  expect(served.at(-1)?.views.every((view) => view.over)).toBe(true);
  for (const { views } of served) expect(views.map(({ viewer }) => viewer)).toEqual([...Array(seats).keys(), 'spectator']);
});

it('the same seed serves the same game', () => {
  const prints = (seed: number) => [...serve(game, seats, seed)].map(({ digest }) => digest);
  expect(prints(3)).toEqual(prints(3));
  expect(prints(3)).not.toEqual(prints(4));
});

it('random play plays whole games', () => {
  expect(randomPlay(game, seats, 0.001).count).toBeGreaterThan(0);
});

it('every step and every replay is timed', () => {
  for (const tally of [intact(game, seats, 0.001), replays(game, seats, 0)]) {
    expect(tally.count).toBeGreaterThan(0);
    expect(tally.samples?.ms).toHaveLength(tally.count);
  }
});

it('sizes are the same every time: one state for each step, one message for each step and seat', () => {
  const { count, samples } = sizes(game, seats);
  const again = sizes(game, seats).samples;
  expect(samples?.state).toHaveLength(count);
  expect(samples?.sent).toHaveLength(count * seats);
  expect(samples?.decisions?.reduce((sum, length) => sum + length, 0)).toBe(count);
  expect([samples?.sent, samples?.state]).toEqual([again?.sent, again?.state]);
});
