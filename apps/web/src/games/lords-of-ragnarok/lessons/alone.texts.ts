/** The texts of the first game alone, by language. */
import type { PerLanguage } from '../../game-entry.ts';
import type { CourseTexts } from '../../lesson.ts';

export const texts: PerLanguage<() => Promise<CourseTexts>> = {
  en: async () => (await import('./alone.en.ts')).en,
  de: async () => (await import('./alone.de.ts')).de,
  it: async () => (await import('./alone.it.ts')).it,
};
