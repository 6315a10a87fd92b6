import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject } from '../state/json.ts';
import { plainJson } from '../testing/arbitraries.ts';
import { canonical, canonicalBytes } from './canonical.ts';
import { hex, utf8 } from './sha256.ts';

/** The plainest way to say it. */
function reference(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(reference).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${reference(value[key])}`).join(',')}}`;
}

describe('the canonical text', () => {
  it('is what JSON writes, with every key in its place', () => {
    fc.assert(fc.property(plainJson, (value) => canonical(value) === reference(value)));
  });

  it('is the same as bytes, also beyond ASCII', () => {
    const agrees = (value: unknown): boolean => hex(canonicalBytes(value)) === hex(utf8(reference(value)));
    fc.assert(fc.property(plainJson, agrees));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), agrees));
  });

  it('sorts few keys and many by code unit', () => {
    for (const count of [12, 200]) {
      const keys = Array.from({ length: count }, (_, i) => `key-${(i * 7) % count}`);
      const value = Object.fromEntries(keys.map((key) => [key, 1]));
      expect(canonical(value)).toBe(reference(value));
    }
  });

  it('grows with its value, and begins anew after a defect', () => {
    const long = ['x'.repeat(50_000), 'é'.repeat(50_000)];
    expect(() => canonical([...long, 0.5])).toThrow(/not-json/);
    expect(canonical(long)).toBe(JSON.stringify(long));
    expect(canonical('é')).toBe('"é"');
  });

  it('hands out bytes that later texts do not touch', () => {
    const first = canonicalBytes('first');
    canonicalBytes('second');
    expect(first).toEqual(utf8('"first"'));
  });
});
