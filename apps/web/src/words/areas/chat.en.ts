/** The words of the talk at a table in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
