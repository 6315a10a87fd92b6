/** What pages say about content packs: loaded where it is read, because most tables are played without one. */
import type { Language } from '@skald/engine/text';
import { useEffect, useState } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';

export interface PackWords {
  readonly legend: string;
  /** The choice of no pack. */
  readonly none: string;
  readonly about: string;
  readonly played: (pack: { readonly name: string; readonly base: string }) => string;
}

const loaders: Readonly<Record<Language, () => Promise<PackWords>>> = {
  en: async () => (await import('./pack-words.en.ts')).words,
  de: async () => (await import('./pack-words.de.ts')).words,
  it: async () => (await import('./pack-words.it.ts')).words,
};

/** Null until they are loaded. */
export function usePackWords(): PackWords | null {
  const { language } = useTranslator().i18n;
  const [words, setWords] = useState<PackWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loaders[language]().then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
