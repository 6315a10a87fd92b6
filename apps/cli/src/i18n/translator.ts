/** The shared translator with the texts of the command line. */
import type { Seat } from '@skald/engine';
import type { Catalogue, Language } from '@skald/engine/text';
import { Translator } from '@skald/i18n';
import { type CliTextKey, texts } from './texts.ts';

export class CliTranslator extends Translator<CliTextKey> {
  /** `setOff` highlights the players' names in sentences. */
  constructor(
    language: Language,
    catalogue: Catalogue | undefined,
    names: readonly string[],
    setOff: (seat: Seat, name: string) => string = (_seat, name) => name,
  ) {
    super({ language, words: texts[language], catalogue, names, setOff });
  }
}
