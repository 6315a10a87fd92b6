/** Provides the texts of the chosen language to every component. */
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Settings, SettingsStore } from '../app/settings.ts';
import { type AllEntryTexts, loadEntryTexts } from './game-texts.ts';
import { loadTexts, type PageTexts } from './texts.ts';
import { type PageTranslator, pageTranslator } from './translators.ts';

interface LoadedTexts {
  readonly words: PageTexts;
  readonly entryTexts: AllEntryTexts;
  readonly i18n: PageTranslator;
}

interface Translation extends LoadedTexts {
  readonly store: SettingsStore;
  readonly settings: Settings;
}

const TranslationContext = createContext<Translation | null>(null);

/** Renders nothing until the texts are loaded; a change of language keeps the old ones until then. */
export function TranslatorProvider({ store, children }: { readonly store: SettingsStore; readonly children: ReactNode }): ReactNode {
  const settings = useSyncExternalStore(store.subscribe, () => store.current);
  const [ready, setReady] = useState<LoadedTexts | null>(null);
  const { language } = settings;
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadTexts(language), loadEntryTexts(language)]).then(([words, entryTexts]) => {
      if (wanted) setReady({ words, entryTexts, i18n: pageTranslator(language, words) });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return ready && <TranslationContext value={{ store, settings, ...ready }}>{children}</TranslationContext>;
}

export function useTranslator(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('texts are used outside of their provider');
  return translation;
}
