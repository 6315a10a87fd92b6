import { diff } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { holmgang } from '@skald/engine/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnedDictionary, playedSteps, privateChange, publicChange } from '../testing/played.ts';
import { EMPTY_DICTIONARY, type PackDictionary } from './dictionary.ts';
import { DictionaryLearner } from './learn.ts';
import { Packer } from './pack.ts';
import { Unpacker } from './unpack.ts';

const raids = findGame('raids');
if (!raids) throw new Error('Raids is gone');

/** JSON as it comes out of a text: no -0, nothing undefined. */
const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const likeObjects = fc
  .array(fc.string(), { minLength: 1, maxLength: 4 })
  .chain((keys) => fc.array(fc.record(Object.fromEntries(keys.map((key) => [key, anyJson]))), { maxLength: 6 }));
const sample = fc.oneof(anyJson, likeObjects, fc.array(fc.constantFrom('~', "'", '0', '', 'word', 'a'), { maxLength: 5 }));

function learnedFrom(values: readonly unknown[]): PackDictionary {
  const learner = new DictionaryLearner();
  // Seen often enough to be learned, whatever it is.
  for (let times = 0; times < 10; times++) for (const value of values) learner.value(value);
  return learner.dictionary(() => 'test');
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

describe('packing', () => {
  it('loses nothing of any JSON, whatever the dictionary was learned from', () => {
    fc.assert(
      fc.property(sample, fc.array(sample, { maxLength: 3 }), fc.boolean(), (value, others, knowsIt) => {
        for (const dictionary of [EMPTY_DICTIONARY, learnedFrom(knowsIt ? [...others, value] : others)]) {
          const packed: unknown = JSON.parse(textOf(new Packer(dictionary).value(value)));
          expect(textOf(new Unpacker(dictionary).value(packed))).toBe(textOf(value));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('loses nothing of any patch', () => {
    fc.assert(
      fc.property(sample, sample, fc.boolean(), (before, after, knowsIt) => {
        const patch = diff(before, after);
        const learner = new DictionaryLearner();
        if (knowsIt) for (let times = 0; times < 10; times++) learner.patch(patch);
        const dictionary = learner.dictionary(() => 'test');
        const packed: unknown = JSON.parse(textOf(new Packer(dictionary).patch(patch)));
        expect(textOf(new Unpacker(dictionary).patch(packed))).toBe(textOf(patch));
      }),
      { numRuns: 300 },
    );
  });

  it('writes a list of like objects in columns, and a column of one value once', () => {
    const options = [1, 2, 3].map((to) => ({ do: 'sail', to, monsters: [] }));
    const dictionary = learnedFrom([options]);
    expect(dictionary.shapes).toEqual([[['do', 'sail'], 'to', 'monsters']]);
    expect(new Packer(dictionary).value(options)).toEqual([-1, 3, [1, 2, 3], [[]]]);
  });

  it('keeps a first entry open where it has too many values to say what a thing is', () => {
    const decisions = Array.from({ length: 40 }, (_, i) => ({ id: `${i}.0`, seat: 1 }));
    expect(learnedFrom([decisions]).shapes).toEqual([['id', 'seat']]);
  });

  it('answers with undefined to whatever was not packed, and never throws', () => {
    const dictionary = learnedFrom([
      [
        { do: 'sail', to: 1 },
        { do: 'sail', to: 2 },
      ],
      'word',
    ]);
    const unpacker = new Unpacker(dictionary);
    for (const wrong of [[1.5], ['x'], ['zz', 1], [99, 1], [1], [1, 2, 3], [-1, 3, [1, 2]], [-1, 1e9, [1]], 'zzz', '00', undefined]) {
      expect(unpacker.value(wrong), textOf(wrong)).toBeUndefined();
    }
    for (const wrong of [null, [3], [['a', 1]], [[[1.5], 1]], [[['a'], 1, 2]], [[['a'], 1, 2, 3]]]) {
      expect(unpacker.patch(wrong), textOf(wrong)).toBeUndefined();
    }
    fc.assert(
      fc.property(anyJson, (anything) => {
        unpacker.value(anything);
        unpacker.patch(anything);
      }),
    );
  });

  it('makes no object into anything but what it says', () => {
    const value: unknown = JSON.parse('[{"__proto__":{"x":1},"constructor":2},{"__proto__":{"x":1},"constructor":3}]');
    for (const dictionary of [EMPTY_DICTIONARY, learnedFrom([value])]) {
      const back = new Unpacker(dictionary).value(new Packer(dictionary).value(value));
      expect(textOf(back)).toBe(textOf(value));
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    }
  });

  it('does what docs/protocol.md shows', () => {
    const dictionary: PackDictionary = {
      id: 'docs',
      words: ['rune', 'village'],
      shapes: [
        [['event', 'ship-sailed'], 'seat', 'to', 'stop'],
        ['id', 'seat'],
      ],
      paths: [['ships', 0, 'at']],
    };
    const [packer, unpacker] = [new Packer(dictionary), new Unpacker(dictionary)];
    const shown: readonly [packed: unknown, means: unknown][] = [
      ['1', 'village'],
      ["'57.0", '57.0'],
      [[[1, 2, 16, '0']], [{ event: 'ship-sailed', seat: 2, to: 16, stop: 'rune' }]],
      [
        [-2, 2, ["'4.0", "'4.1"], [0, 1]],
        [
          { id: '4.0', seat: 0 },
          { id: '4.1', seat: 1 },
        ],
      ],
      [
        [0, 3, 4],
        [3, 4],
      ],
    ];
    for (const [packed, means] of shown) {
      expect(packer.value(means)).toEqual(packed);
      expect(unpacker.value(packed)).toEqual(means);
    }
    expect(packer.patch([[['ships', 2, 'at'], 16]])).toEqual([[0, 2, 16]]);
    expect(unpacker.patch([[0, 2, 16]])).toEqual([[['ships', 2, 'at'], 16]]);
  });

  it('learns the same from the same, so that servers agree', () => {
    expect(learnedDictionary(holmgang, 3)).toEqual(learnedDictionary(holmgang, 3));
  });

  it.each([raids, holmgang])('carries whole games of $slug', (game) => {
    const dictionary = learnedDictionary(game, 3);
    const [packer, unpacker] = [new Packer(dictionary), new Unpacker(dictionary)];
    for (const played of playedSteps(game, 3, 'carried')) {
      const shown = publicChange(game, played);
      expect(unpacker.value(packer.value(shown.events))).toEqual(shown.events);
      expect(unpacker.patch(packer.patch(shown.table))).toEqual(shown.table);
      const own = privateChange(game, played, 1);
      expect(unpacker.value(packer.value(own?.decisions ?? []))).toEqual(own?.decisions ?? []);
    }
  });
});
