/** Links to a moment. */
import { expect, it } from 'vitest';
import { fitted, placeFrom, searchOf } from './replay-place.ts';

it('a moment and its eyes are found again in the address', () => {
  for (const eyes of ['spectator', 'open', 0, 2] as const) {
    for (const playing of [null, 1]) {
      for (const analysis of [true, false]) {
        const place = { at: 12, eyes, playing, analysis };
        expect(placeFrom(searchOf(place))).toEqual(place);
      }
    }
  }
});

it('nonsense in an address is a spectator at the beginning', () => {
  for (const search of ['', '?at=-1&view=god&play=x', '?at=1e9', '?at=12345678', '?analysis=yes']) {
    expect(placeFrom(search)).toEqual({ at: 0, eyes: 'spectator', playing: null, analysis: false });
  }
});

it('a place beyond the match is brought back into it', () => {
  expect(fitted({ at: 500, eyes: 7, playing: 4, analysis: true }, 80, 3)).toEqual({
    at: 79,
    eyes: 'spectator',
    playing: null,
    analysis: true,
  });
});
