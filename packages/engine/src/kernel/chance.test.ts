import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, commitment, fastChance, fastRandom, keyedChance, matchKey, recordedChance } from './chance.ts';
import { utf8 } from './digest/sha256.ts';

const sources: readonly [string, Chance][] = [
  ['keyed', keyedChance(utf8('a key'))],
  ['fast', fastChance(42)],
];

describe.each(sources)('the %s source', (_name, chance) => {
  it('gives the same draw for the same stream and counter, and another for others', () => {
    const bounds = Array.from({ length: 20 }, () => 1000);
    expect(chance.draw('deck', 3, bounds)).toEqual(chance.draw('deck', 3, bounds));
    expect(chance.draw('deck', 3, bounds)).not.toEqual(chance.draw('deck', 4, bounds));
    expect(chance.draw('deck', 3, bounds)).not.toEqual(chance.draw('dice', 3, bounds));
  });

  it('stays below every bound', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }), fc.nat(), (bounds, nth) => {
        const draws = chance.draw('any', nth, bounds);
        expect(draws).toHaveLength(bounds.length);
        expect(draws.every((draw, i) => Number.isInteger(draw) && draw >= 0 && draw < (bounds[i] ?? 0))).toBe(true);
      }),
    );
  });

  it('favours no face of a die', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let nth = 0; nth < 6000; nth++) for (const face of chance.draw('die', nth, [6])) counts[face] = (counts[face] ?? 0) + 1;
    const surprise = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(surprise).toBeLessThan(30);
  });
});

describe('the recorded source', () => {
  it('hands out facts in their order and counts what is left', () => {
    const chance = recordedChance([
      { stream: 'deck', draws: [2, 0] },
      { stream: 'die', draws: [5] },
    ]);
    expect(chance.draw('deck', 0, [3, 2])).toEqual([2, 0]);
    expect(chance.left()).toBe(1);
    expect(chance.draw('die', 0, [6])).toEqual([5]);
    expect(chance.left()).toBe(0);
  });

  it.each([
    ['another stream', 'dice', [6], 'fact-mismatch'],
    ['another number of draws', 'die', [6, 6], 'fact-mismatch'],
    ['an impossible draw', 'die', [5], 'fact-mismatch'],
  ])('refuses %s', (_what, stream, bounds, code) => {
    expect(() => recordedChance([{ stream: 'die', draws: [5] }]).draw(stream, 0, bounds)).toThrow(code);
  });

  it('refuses what was never recorded', () => {
    expect(() => recordedChance([]).draw('die', 0, [6])).toThrow('fact-missing');
  });
});

describe('the key of a match', () => {
  it('depends on the secret and on every nonce', () => {
    expect(matchKey('s', ['a', 'b'])).not.toEqual(matchKey('t', ['a', 'b']));
    expect(matchKey('s', ['a', 'b'])).not.toEqual(matchKey('s', ['ab', '']));
    expect(matchKey('s', ['a', 'b'])).toEqual(matchKey('s', ['a', 'b']));
  });

  it('is committed to by a hash that anybody can check', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('the fast generator', () => {
  it('takes several seeds, each of which matters', () => {
    const first = (...seeds: number[]) => fastRandom(...seeds).below(2 ** 32);
    expect(new Set([first(1), first(2), first(1, 0), first(1, 1), first(2 ** 40)]).size).toBe(5);
  });
});
