/** The reader's choices and the system's preferences. */
import { describe, expect, it } from 'vitest';
import { type Settings, SettingsStore } from './settings.ts';

function testBrowser({
  kept,
  light = false,
  calm = false,
  languages = ['en'],
}: {
  kept?: string;
  light?: boolean;
  calm?: boolean;
  languages?: string[];
}) {
  const storage = new Map(kept === undefined ? [] : [['skald.settings', kept]]);
  const root = document.createElement('html');
  return {
    root,
    storage,
    store: new SettingsStore({
      root,
      languages,
      storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
      prefers: (query) => ({ matches: query.includes('light') ? light : calm, addEventListener: () => undefined }),
    }),
  };
}

describe('settings', () => {
  it('follow the system until somebody chooses', () => {
    const { root, store } = testBrowser({ light: false, calm: false, languages: ['fr-FR', 'it-CH'] });
    expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'full', palette: 'norse' });
    expect(root.lang).toBe('it');
    store.set({ theme: 'light', motion: 'reduced' });
    expect(root.dataset).toMatchObject({ theme: 'light', motion: 'reduced' });
    expect(store.moves).toBe(false);
  });

  it('are kept, and listeners hear of them', () => {
    const { storage, store } = testBrowser({});
    const heard: Settings[] = [];
    store.subscribe(() => heard.push(store.current));
    store.set({ language: 'de', textSize: 1.3 });
    expect(heard).toEqual([
      {
        language: 'de',
        theme: 'system',
        motion: 'system',
        palette: 'norse',
        textSize: 1.3,
        acting: 'preview',
        onlyAnswers: 'given',
        pace: 'normal',
      },
    ]);
    expect(testBrowser({ kept: storage.get('skald.settings') ?? '' }).store.current).toEqual(heard[0]);
  });

  it.each(['nonsense', 'null', '{"theme":"pink","textSize":40,"language":7}'])('make nothing of %s', (kept) => {
    expect(testBrowser({ kept }).store.current).toEqual({
      language: 'en',
      theme: 'system',
      motion: 'system',
      palette: 'norse',
      textSize: 1,
      acting: 'preview',
      onlyAnswers: 'given',
      pace: 'normal',
    });
  });
});
