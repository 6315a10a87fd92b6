/** When a match in the page is written down. */
import { expect, it } from 'vitest';
import { isKept, keyOf } from './kept-names.ts';
import { MatchKeeper } from './match-keeper.ts';

function keeping() {
  const entries = new Map<string, string>();
  const waiting: (() => void)[] = [];
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const wait = (_ms: number, wake: () => void) => {
    waiting.push(wake);
    return () => void waiting.splice(waiting.indexOf(wake), waiting.includes(wake) ? 1 : 0);
  };
  const keeper = new MatchKeeper({ storage, name: 'raids', wait });
  return { keeper, storage, waiting, kept: () => entries.get(keyOf('raids')) };
}

it('writes several steps once, as the match is by then', () => {
  const { keeper, waiting, kept } = keeping();
  keeper.keep(() => ['one']);
  keeper.keep(() => ['one', 'two']);
  expect(kept()).toBeUndefined();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(kept()).toBe('one\ntwo');
  keeper.keep(() => ['three']);
  waiting[0]?.();
  expect(kept()).toBe('three');
});

it('loses nothing when the page goes away', () => {
  const { keeper, waiting, kept } = keeping();
  keeper.keep(() => ['one']);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('one');
  expect(waiting).toEqual([]);
});

it('writes nothing of a match that is over', () => {
  const { keeper, storage, waiting } = keeping();
  keeper.keep(() => ['one']);
  keeper.forget();
  expect(waiting).toEqual([]);
  keeper.now();
  expect(isKept(storage, 'raids')).toBe(false);
});
