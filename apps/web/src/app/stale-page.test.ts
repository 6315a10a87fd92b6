import { describe, expect, it } from 'vitest';
import { loadAnew } from './stale-page.ts';

function surroundings() {
  const kept = new Map<string, string>();
  let time = 1_000_000;
  let reloads = 0;
  return {
    shelf: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
    now: () => time,
    reload: () => {
      reloads++;
    },
    later: (ms: number) => {
      time += ms;
    },
    reloads: () => reloads,
  };
}

describe('a page whose parts are gone', () => {
  it('is loaded anew, but not again and again', () => {
    const around = surroundings();
    expect(loadAnew(around)).toBe(true);
    around.later(5000);
    expect(loadAnew(around)).toBe(false);
    expect(around.reloads()).toBe(1);
    around.later(3_600_000);
    expect(loadAnew(around)).toBe(true);
    expect(around.reloads()).toBe(2);
  });

  it('is left as it is where nothing can be kept: it might be loaded for ever', () => {
    const around = surroundings();
    expect(loadAnew({ ...around, shelf: undefined })).toBe(false);
    expect(around.reloads()).toBe(0);
  });
});
