/** Kept views: found again by the same player only; anything else in the storage is ignored. */
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../app/testing/memory-storage.ts';
import { forgetView, keepView, keptView } from './kept-views.ts';

function kept(match: string) {
  return {
    view: {
      match,
      game: 'raids',
      edition: 'first',
      lexicon: 'raids-1',
      seats: 2,
      viewer: 0,
      epoch: 'e1',
      p: 4,
      q: 2,
      table: {},
      hand: {},
      waiting: [],
      decisions: [],
      flow: { frames: [], asks: 0 },
      sealed: [],
      canUndo: false,
      left: {},
      over: false,
      result: null,
    },
    lexicon: { id: 'raids-1', words: [], shapes: [], paths: [] },
  };
}

const MATCH = '7h2k9qwe4rtx0c5v';

describe('what was seen last', () => {
  it('is found again by the same player', () => {
    const storage = new MemoryStorage();
    keepView(storage, 'una', MATCH, kept(MATCH));
    expect(keptView(storage, 'una', MATCH)).toEqual(kept(MATCH));
    expect(keptView(storage, 'ivar', MATCH)).toBeUndefined();
    forgetView(storage, 'una', MATCH);
    expect(keptView(storage, 'una', MATCH)).toBeUndefined();
  });

  it('is nothing where it is broken, of another match, or of another lexicon', () => {
    const storage = new MemoryStorage();
    const put = (text: string): void => storage.setItem(`skald.seen.una.${MATCH}`, text);
    const good = kept(MATCH);
    for (const bad of [
      'nonsense{',
      '7',
      JSON.stringify({ view: good.view }),
      JSON.stringify({ ...good, view: { ...good.view, p: -1 } }),
      JSON.stringify(kept('zzzzzzzzzzzzzzzz')),
      JSON.stringify({ ...good, lexicon: { ...good.lexicon, id: 'other' } }),
    ]) {
      put(bad);
      expect(keptView(storage, 'una', MATCH)).toBeUndefined();
    }
  });

  it('is forgotten if there is too much of it', () => {
    const storage = new MemoryStorage();
    const matches = Array.from({ length: 9 }, (_, i) => `${i}h2k9qwe4rtx0c5v`);
    for (const match of matches) keepView(storage, 'una', match, kept(match));
    expect(matches.filter((match) => keptView(storage, 'una', match)).length).toBe(6);
    expect(keptView(storage, 'una', matches[8] ?? '')).toBeDefined();
  });
});
