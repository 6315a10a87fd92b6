/** Every sound can be heard, is short, ends softly, and is as loud as the others. */
import { describe, expect, it } from 'vitest';
import { SOUND_NAMES } from '../recipe.ts';
import { RECIPES } from '../recipes/index.ts';
import { loudnessOf, peakOf } from './loudness.ts';
import { HIGHEST_PEAK, renderSound, SAMPLE_RATE } from './render.ts';

/** Long sounds tell of great things. */
const LONGEST: Readonly<Record<string, number>> = { horn: 1.5, doom: 2.5 };
const SHORT = 0.9;
/** In decibels below full scale. */
const LOUDNESS = { least: -26, most: -15 } as const;

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

it('there are ten to fifteen sounds', () => {
  expect(SOUND_NAMES.length).toBeGreaterThanOrEqual(10);
  expect(SOUND_NAMES.length).toBeLessThanOrEqual(15);
  expect(Object.keys(RECIPES)).toEqual([...SOUND_NAMES]);
});

describe.each(SOUND_NAMES)('%s', (name) => {
  const samples = renderSound(RECIPES[name]);

  it('can be heard, and is nowhere cut off', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peakOf(samples)).toBeGreaterThan(0.1);
    expect(peakOf(samples)).toBeLessThanOrEqual(HIGHEST_PEAK + 1e-6);
  });

  it('is short', () => {
    expect(samples.length / SAMPLE_RATE).toBeLessThanOrEqual(LONGEST[name] ?? SHORT);
  });

  it('is as loud as the others, but for its level', () => {
    const loudness = decibels(loudnessOf(samples, SAMPLE_RATE));
    expect(loudness).toBeGreaterThan(LOUDNESS.least);
    expect(loudness).toBeLessThan(LOUDNESS.most);
  });

  it('begins and ends without a click, and leaves no offset', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-4);
    expect(peakOf(samples.slice(-0.03 * SAMPLE_RATE))).toBeLessThan(0.02);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.002);
  });

  it('is the same each time', () => {
    expect(renderSound(RECIPES[name])).toEqual(samples);
  });
});
