/** The words of the pages of the games in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
