import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../digest/canonical.ts';
import { plainJson } from '../testing/arbitraries.ts';
import { clone, equal } from './json.ts';

describe('plain JSON', () => {
  it('clones into a value that is equal and shares nothing', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(equal(copy, value)).toBe(true);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  it('leaves out what JSON leaves out', () => {
    expect(Object.keys(clone({ a: 1, b: undefined }))).toEqual(['a']);
  });

  it('has one text for one value, whatever the order of its keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
    fc.assert(fc.property(plainJson, (value) => canonical(JSON.parse(canonical(value))) === canonical(value)));
  });

  it('tells apart what differs', () => {
    expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(equal([1, 2], [1, 2, 3])).toBe(false);
    expect(equal([], {})).toBe(false);
    expect(equal({ toString: 1 }, {})).toBe(false);
    expect(equal(null, {})).toBe(false);
    fc.assert(fc.property(plainJson, plainJson, (a, b) => equal(a, b) === (canonical(a) === canonical(b))));
  });

  it.each([[0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53], [() => 1], [undefined], [10n]])(
    'has no place for %s in state',
    (value) => {
      expect(() => canonical({ value: [value] })).toThrow(/not-json/);
    },
  );

  it('writes minus zero as zero', () => {
    expect(canonical(-0)).toBe('0');
  });
});
