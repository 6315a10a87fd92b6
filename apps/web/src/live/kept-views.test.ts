/** What was seen last is found again, by the same player only, and nothing else is taken for it. */
import { describe, expect, it } from 'vitest';
import { forgetView, keepView, keptView } from './kept-views.ts';

class Shelf {
  readonly things = new Map<string, string>();
  getItem = (key: string): string | null => this.things.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.things.set(key, value);
  removeItem = (key: string): void => void this.things.delete(key);
}

function kept(match: string) {
  return {
    view: {
      match,
      game: 'raids',
      rulesVersion: 1,
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
    const shelf = new Shelf();
    keepView(shelf, 'una', MATCH, kept(MATCH));
    expect(keptView(shelf, 'una', MATCH)).toEqual(kept(MATCH));
    expect(keptView(shelf, 'ivar', MATCH)).toBeUndefined();
    forgetView(shelf, 'una', MATCH);
    expect(keptView(shelf, 'una', MATCH)).toBeUndefined();
  });

  it('is nothing where it is broken, of another match, or of another lexicon', () => {
    const shelf = new Shelf();
    const put = (text: string): void => shelf.setItem(`skald.seen.una.${MATCH}`, text);
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
      expect(keptView(shelf, 'una', MATCH)).toBeUndefined();
    }
  });

  it('is forgotten where there is too much of it', () => {
    const shelf = new Shelf();
    const matches = Array.from({ length: 9 }, (_, i) => `${i}h2k9qwe4rtx0c5v`);
    for (const match of matches) keepView(shelf, 'una', match, kept(match));
    expect(matches.filter((match) => keptView(shelf, 'una', match)).length).toBe(6);
    expect(keptView(shelf, 'una', matches[8] ?? '')).toBeDefined();
  });
});
