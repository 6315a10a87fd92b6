/** The type of a translation: exactly the keys of its English original. */
export type TextsLike<English> = Readonly<Record<keyof English, string>>;
