/** Gives the words of the chosen language to every part of the page. */
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Settings, SettingsStore } from '../app/settings.ts';
import { type PageSpeaker, pageSpeaker } from './speaker.ts';
import { loadWords, type PageWords } from './words.ts';

interface Spoken {
  readonly store: SettingsStore;
  readonly settings: Settings;
  readonly words: PageWords;
  readonly speaker: PageSpeaker;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Shows nothing until the words are there; a change of language keeps the old ones until then. */
export function WordsProvider({ store, children }: { readonly store: SettingsStore; readonly children: ReactNode }): ReactNode {
  const settings = useSyncExternalStore(store.subscribe, () => store.current);
  const [ready, setReady] = useState<{ readonly words: PageWords; readonly speaker: PageSpeaker } | null>(null);
  const { language } = settings;
  useEffect(() => {
    let wanted = true;
    void loadWords(language).then((words) => {
      if (wanted) setReady({ words, speaker: pageSpeaker(language, words) });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return ready && <SpokenContext value={{ store, settings, ...ready }}>{children}</SpokenContext>;
}

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('words are used outside of their provider');
  return spoken;
}
