/** The words of players and their results in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
