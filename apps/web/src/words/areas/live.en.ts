/** The words of tables on a server in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
