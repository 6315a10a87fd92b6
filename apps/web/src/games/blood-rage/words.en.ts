/** The words of the table of Blood Rage in English. */
export const en = {} as const satisfies Readonly<Record<string, string>>;
