/** Translators for pages and tables; at tables they mark players' names in sentences, so that components can colour them. */
import type { Seat } from '@skald/engine';
import type { Catalogue, Language } from '@skald/engine/text';
import { Translator } from '@skald/i18n';
import type { GameTexts } from './game-texts.ts';
import type { PageTexts, TextKey } from './texts.ts';

export type PageTranslator = Translator<keyof PageTexts>;
export type TableTranslator = Translator<TextKey>;

export function pageTranslator(language: Language, words: PageTexts): PageTranslator {
  return new Translator({ language, words });
}

/** The texts of a game's table in one language. */
export interface GameText {
  readonly words: GameTexts;
  readonly catalogue: Catalogue | undefined;
}

export function tableTranslator(language: Language, words: PageTexts, game: GameText, names: readonly string[]): TableTranslator {
  return new Translator({ language, words: { ...words, ...game.words }, catalogue: game.catalogue, names, setOff: markName });
}

/** Characters that occur in no name and no text. */
const OPEN = '\u2068';
const BETWEEN = '\u2063';
const CLOSE = '\u2069';

export function markName(seat: Seat, name: string): string {
  return `${OPEN}${seat}${BETWEEN}${name}${CLOSE}`;
}

/** A part of a sentence: plain text, or a player's name. */
export interface SentencePart {
  readonly text: string;
  readonly seat: Seat | null;
}

export function sentenceParts(sentence: string): readonly SentencePart[] {
  return sentence.split(OPEN).flatMap((part, i) => {
    if (i === 0) return part === '' ? [] : [{ text: part, seat: null }];
    const [seat = '', rest = ''] = part.split(BETWEEN);
    const [name = '', after = ''] = rest.split(CLOSE);
    const named = { text: name, seat: Number(seat) };
    return after === '' ? [named] : [named, { text: after, seat: null }];
  });
}

export function plainText(sentence: string): string {
  return sentenceParts(sentence)
    .map(({ text }) => text)
    .join('');
}
