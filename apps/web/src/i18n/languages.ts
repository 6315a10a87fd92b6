/** The languages of the site, without their texts. */
import type { Language } from '@skald/engine/text';

export const LANGUAGES = ['en', 'de', 'it'] as const satisfies readonly Language[];

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };
