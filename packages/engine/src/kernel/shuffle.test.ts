import { describe, expect, it } from 'vitest';
import { playback, shuffleBounds, shuffled } from './shuffle.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

describe('the shuffle', () => {
  it('draws from the end, within the bounds that it declares', () => {
    const bounds: number[] = [];
    const drawn = shuffled(LETTERS, {
      below: (bound) => {
        bounds.push(bound);
        return 0;
      },
    });
    expect(bounds).toEqual([4, 3, 2]);
    expect(shuffleBounds(LETTERS.length)).toEqual(bounds);
    expect(drawn).toEqual(['b', 'c', 'd', 'a']);
    expect([shuffleBounds(1), shuffleBounds(0)]).toEqual([[], []]);
  });

  it('is the same from draws made in advance, and leaves the items alone', () => {
    expect(shuffled(LETTERS, playback([1, 2, 0]))).toEqual(['d', 'a', 'c', 'b']);
    expect(LETTERS).toEqual(['a', 'b', 'c', 'd']);
    expect(shuffled(LETTERS, playback([3, 2, 1]))).toEqual(LETTERS);
  });
});
