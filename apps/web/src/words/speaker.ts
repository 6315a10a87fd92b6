/** Speakers for pages and tables; at tables, players' names are marked in sentences so that they can be drawn in their colours. */
import type { Seat } from '@skald/engine';
import type { Catalogue, Language } from '@skald/engine/text';
import { Speaker } from '@skald/words';
import type { GameWords } from './game-words.ts';
import type { PageWords, WordKey } from './words.ts';

export type PageSpeaker = Speaker<keyof PageWords>;
export type TableSpeaker = Speaker<WordKey>;

export function pageSpeaker(language: Language, words: PageWords): PageSpeaker {
  return new Speaker({ language, words });
}

/** What a game brings to its table in one language. */
export interface GameText {
  readonly words: GameWords;
  readonly catalogue: Catalogue | undefined;
}

export function tableSpeaker(language: Language, words: PageWords, game: GameText, names: readonly string[]): TableSpeaker {
  return new Speaker({ language, words: { ...words, ...game.words }, catalogue: game.catalogue, names, setOff: marked });
}

/** Characters that no name holds and no catalogue uses. */
const OPEN = '\u2068';
const BETWEEN = '\u2063';
const CLOSE = '\u2069';

export function marked(seat: Seat, name: string): string {
  return `${OPEN}${seat}${BETWEEN}${name}${CLOSE}`;
}

/** A piece of a sentence: plain text, or a player's name. */
export interface Piece {
  readonly text: string;
  readonly seat: Seat | null;
}

export function piecesOf(sentence: string): readonly Piece[] {
  return sentence.split(OPEN).flatMap((part, i) => {
    if (i === 0) return part === '' ? [] : [{ text: part, seat: null }];
    const [seat = '', rest = ''] = part.split(BETWEEN);
    const [name = '', after = ''] = rest.split(CLOSE);
    const named = { text: name, seat: Number(seat) };
    return after === '' ? [named] : [named, { text: after, seat: null }];
  });
}

export function plainText(sentence: string): string {
  return piecesOf(sentence)
    .map(({ text }) => text)
    .join('');
}
