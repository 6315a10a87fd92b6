/** The words of the table of Valda in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
