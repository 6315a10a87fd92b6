/** The texts of the first game, by language. */
import type { PerLanguage } from '../../game-entry.ts';
import type { CourseTexts } from '../../lesson.ts';

export const texts: PerLanguage<() => Promise<CourseTexts>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
};
