/** The name and explanation of an option; an option without texts goes by its own name. */
import { useEffect, useState } from 'react';
import type { OptionTexts } from '../../games/game-entry.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';
import type { PageTranslator } from '../../i18n/translators.ts';

type OptionText = OptionTexts[string];

export function useOptionTexts(game: string, i18n: Pick<PageTranslator, 'label'>): (option: string) => OptionText {
  const load = useTranslator().entryTexts.get(game)?.options;
  const [texts, setTexts] = useState<ReadonlyMap<string, OptionText>>(new Map());
  useEffect(() => {
    let wanted = true;
    void load?.().then((found) => {
      if (wanted) setTexts(new Map(Object.entries(found)));
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return (option) => texts.get(option) ?? { title: i18n.label(option), text: '' };
}
