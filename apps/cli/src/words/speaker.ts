/** The command line's speaker: that of the house, with the command line's own words. */
import type { Seat } from '@skald/engine';
import type { Catalogue, Language } from '@skald/engine/text';
import { Speaker as HouseSpeaker } from '@skald/words';
import { type WordKey, words } from './words.ts';

export class Speaker extends HouseSpeaker<WordKey> {
  /** `setOff` makes the players' names stand out in sentences. */
  constructor(
    language: Language,
    catalogue: Catalogue | undefined,
    names: readonly string[],
    setOff: (seat: Seat, name: string) => string = (_seat, name) => name,
  ) {
    super({ language, words: words[language], catalogue, names, setOff });
  }
}
