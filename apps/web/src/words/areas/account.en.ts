/** The words of coming in, accounts and sessions in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
