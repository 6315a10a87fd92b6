/** The translator at a game's table, in the language of the page; null until its texts are loaded. */
import { loadText } from '@skald/engine/load';
import type { Language } from '@skald/engine/text';
import { useEffect, useMemo, useState } from 'react';
import { usePageContent } from '../editions/page-content-context.tsx';
import { loadGameTexts } from './game-texts.ts';
import type { PageTexts } from './texts.ts';
import { useTranslator } from './translator-context.tsx';
import { type GameText, type TableTranslator, tableTranslator } from './translators.ts';

interface Ready {
  readonly slug: string;
  readonly language: Language;
  readonly words: PageTexts;
  readonly game: GameText;
}

/** A change of language keeps the old texts until the new ones are loaded. */
export function useTableTranslator(slug: string, names: readonly string[]): TableTranslator | null {
  const { i18n, words } = useTranslator();
  const { language } = i18n;
  const content = usePageContent();
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadGameTexts(slug, language), loadText(slug, language)]).then(([own, catalogue]) => {
      const corrected = catalogue && content.packOf(slug)?.corrected(catalogue);
      if (wanted) setReady({ slug, language, words, game: { words: own, catalogue: corrected ?? catalogue } });
    });
    return () => {
      wanted = false;
    };
  }, [slug, language, words, content]);
  // Compares names by content, because callers pass a new array on each render.
  const said = JSON.stringify(names);
  return useMemo(() => {
    if (ready?.slug !== slug) return null;
    const list: unknown = JSON.parse(said);
    return tableTranslator(ready.language, ready.words, ready.game, Array.isArray(list) ? list.map(String) : []);
  }, [ready, slug, said]);
}
