/** The languages of the house, without loading a word of them. */
import type { Language } from '@skald/engine/text';

export const LANGUAGES = ['en', 'de', 'it'] as const satisfies readonly Language[];

/** How each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };
