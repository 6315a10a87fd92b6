/** What a reader chose, and what the system says. */
import { describe, expect, it } from 'vitest';
import { type Settings, SettingsStore } from './settings.ts';

function surroundings({
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
  const shelf = new Map(kept === undefined ? [] : [['skald.settings', kept]]);
  const root = document.createElement('html');
  return {
    root,
    shelf,
    store: new SettingsStore({
      root,
      languages,
      storage: { getItem: (key) => shelf.get(key) ?? null, setItem: (key, value) => void shelf.set(key, value) },
      prefers: (query) => Object.assign(window.matchMedia(query), { matches: query.includes('light') ? light : calm }),
    }),
  };
}

describe('settings', () => {
  it('follow the system until somebody chooses', () => {
    const { root, store } = surroundings({ light: false, calm: false, languages: ['fr-FR', 'it-CH'] });
    expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'full', palette: 'norse' });
    expect(root.lang).toBe('it');
    store.set({ theme: 'light', motion: 'reduced' });
    expect(root.dataset).toMatchObject({ theme: 'light', motion: 'reduced' });
    expect(store.moves).toBe(false);
  });

  it('are kept, and told to those who listen', () => {
    const { shelf, store } = surroundings({});
    const heard: Settings[] = [];
    store.subscribe(() => heard.push(store.current));
    store.set({ language: 'de', textSize: 1.3 });
    expect(heard).toEqual([{ language: 'de', theme: 'system', motion: 'system', palette: 'norse', textSize: 1.3 }]);
    expect(surroundings({ kept: shelf.get('skald.settings') ?? '' }).store.current).toEqual(heard[0]);
  });

  it.each(['nonsense', 'null', '{"theme":"pink","textSize":40,"language":7}'])('make nothing of %s', (kept) => {
    expect(surroundings({ kept }).store.current).toEqual({
      language: 'en',
      theme: 'system',
      motion: 'system',
      palette: 'norse',
      textSize: 1,
    });
  });
});
