/** A translation has exactly the words of its English catalogue. */
export type WordsOf<English> = Readonly<Record<keyof English, string>>;
