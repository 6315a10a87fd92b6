/** The words of the theatre of replays in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
