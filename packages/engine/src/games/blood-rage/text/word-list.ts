/** The shape of the catalogues of cards and gods. A card without texts does not compile. */
import type { CardName } from '../card-ids.ts';
import type { GodId } from '../ids.ts';

/** The name and rules text of every card and god. */
export type WordList = Readonly<Record<CardName | GodId, readonly [name: string, detail: string]>>;

export function namesIn(list: WordList): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(list).map(([key, [name]]) => [key, name]));
}

export function detailsIn(list: WordList): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(list).map(([key, [, detail]]) => [key, detail]));
}
