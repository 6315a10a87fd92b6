/** The speaker at a table of a game, in the language of the page; null until its words are loaded. */
import { loadText } from '@skald/engine/load';
import type { Language } from '@skald/engine/text';
import { useEffect, useMemo, useState } from 'react';
import { loadGameWords } from './game-words.ts';
import { type GameText, type TableSpeaker, tableSpeaker } from './speaker.ts';
import type { PageWords } from './words.ts';
import { useSpoken } from './words-context.tsx';

interface Ready {
  readonly slug: string;
  readonly language: Language;
  readonly words: PageWords;
  readonly game: GameText;
}

/** A change of language keeps the old words until the new ones are there. */
export function useTableSpeaker(slug: string, names: readonly string[]): TableSpeaker | null {
  const { speaker, words } = useSpoken();
  const { language } = speaker;
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadGameWords(slug, language), loadText(slug, language)]).then(([own, catalogue]) => {
      if (wanted) setReady({ slug, language, words, game: { words: own, catalogue } });
    });
    return () => {
      wanted = false;
    };
  }, [slug, language, words]);
  // Names are compared by what they say: whoever asks makes a new list each time.
  const said = JSON.stringify(names);
  return useMemo(() => {
    if (ready?.slug !== slug) return null;
    const list: unknown = JSON.parse(said);
    return tableSpeaker(ready.language, ready.words, ready.game, Array.isArray(list) ? list.map(String) : []);
  }, [ready, slug, said]);
}
