/** A table recognizes who comes back after a while. */
import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../app/storage.ts';
import { comeBack, LONG, leave } from './absences.ts';

function storage(): KeyValueStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('an absence', () => {
  it('counts when it was long, and only once', () => {
    const browser = storage();
    leave(browser, 'match 1', 1000);
    expect(comeBack(browser, 'match 1', 1000 + LONG)).toBe(true);
    expect(comeBack(browser, 'match 1', 1000 + 2 * LONG)).toBe(false);
    expect(browser.kept.size).toBe(0);
  });

  it('does not count when it was short, when nobody left, or at another table', () => {
    const browser = storage();
    leave(browser, 'match 1', 1000);
    expect(comeBack(browser, 'match 1', 999 + LONG)).toBe(false);
    expect(comeBack(browser, 'match 1', 1000 + LONG)).toBe(false);
    leave(browser, 'match 1', 1000);
    expect(comeBack(browser, 'match 2', 1000 + LONG)).toBe(false);
  });

  it('is forgotten where there are many others, and without storage', () => {
    const browser = storage();
    for (let match = 1; match < 12; match++) leave(browser, `match ${match}`, match);
    expect(comeBack(browser, 'match 1', LONG * 2)).toBe(false);
    expect(comeBack(browser, 'match 11', LONG * 2)).toBe(true);
    leave(undefined, 'match 1', 1);
    expect(comeBack(undefined, 'match 1', LONG * 2)).toBe(false);
  });

  it('is nothing where the storage holds something else', () => {
    const browser = storage();
    browser.kept.set('skald.left', '{"table":3');
    expect(comeBack(browser, 'match 1', LONG)).toBe(false);
    browser.kept.set('skald.left', '[{"table":"match 1"}, 7]');
    expect(comeBack(browser, 'match 1', LONG)).toBe(false);
  });
});
