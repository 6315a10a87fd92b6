import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainJson } from '../testing/arbitraries.ts';
import { clone } from './json.ts';
import { diff, patched } from './patch.ts';

describe('a patch', () => {
  it('turns the one value into the other, over the wire too, and leaves the first as it was', () => {
    fc.assert(
      fc.property(plainJson, plainJson, (before, after) => {
        const kept = clone(before);
        expect(patched(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('is empty where nothing changed', () => {
    fc.assert(fc.property(plainJson, (value) => diff(value, clone(value)).length === 0));
  });

  it('names only what changed', () => {
    const before = {
      ships: [
        { at: 3, crew: 2 },
        { at: 5, crew: 1 },
      ],
      deck: 9,
    };
    expect(
      diff(before, {
        ships: [
          { at: 3, crew: 2 },
          { at: 7, crew: 1 },
        ],
        deck: 9,
      }),
    ).toEqual([[['ships', 1, 'at'], 7]]);
  });

  it('takes out of a list and puts in without naming its neighbours', () => {
    expect(diff([1, 2, 3, 4], [1, 3, 4])).toEqual([[[], 1, 1, []]]);
    expect(diff({ cards: ['a', 'b'] }, { cards: ['a', 'x', 'y', 'b'] })).toEqual([[['cards'], 1, 0, ['x', 'y']]]);
  });

  it('adds and removes keys', () => {
    expect(diff({ a: 1, b: 2 }, { b: 2, c: null })).toEqual([[['a']], [['c'], null]]);
  });

  it('that does not fit is a defect, not a guess', () => {
    expect(() => patched({ a: 1 }, [[['b', 'c'], 1]])).toThrow('bad-patch');
    expect(() => patched({ a: 1 }, [[['a'], 0, 1, []]])).toThrow('bad-patch');
  });

  it('shares what it does not touch', () => {
    const before = { left: { x: 1 }, right: { y: 2 } };
    expect(patched(before, [[['right', 'y'], 3]]).left).toBe(before.left);
  });
});
