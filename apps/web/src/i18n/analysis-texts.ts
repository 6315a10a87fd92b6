/** Loads the texts of the analysis, when somebody asks for one. */
import type { Language } from '@skald/engine/text';
import { Translator } from '@skald/i18n';
import type { en } from './en/analysis.ts';
import type { TextsLike } from './texts-like.ts';

export type AnalysisTexts = TextsLike<typeof en>;
export type AnalysisTranslator = Translator<keyof AnalysisTexts>;

const loaders: Readonly<Record<Language, () => Promise<AnalysisTexts>>> = {
  en: async () => (await import('./en/analysis.ts')).en,
  de: async () => (await import('./de/analysis.ts')).de,
  it: async () => (await import('./it/analysis.ts')).it,
};

export function loadAnalysisTexts(language: Language): Promise<AnalysisTexts> {
  return loaders[language]();
}

export async function analysisTranslator(language: Language): Promise<AnalysisTranslator> {
  return new Translator({ language, words: await loadAnalysisTexts(language) });
}
