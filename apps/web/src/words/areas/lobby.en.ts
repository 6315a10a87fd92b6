/** The words of the lobby and the waiting room in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
