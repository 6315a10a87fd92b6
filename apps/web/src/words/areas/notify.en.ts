/** The words of notifications in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
