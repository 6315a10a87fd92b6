/** Cards and gods with their names and rules texts, from which a catalogue takes both. */
export type WordList = Readonly<Record<string, readonly [name: string, detail: string]>>;

export function namesIn(list: WordList): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(list).map(([key, [name]]) => [key, name]));
}

export function detailsIn(list: WordList): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(list).map(([key, [, detail]]) => [key, detail]));
}
