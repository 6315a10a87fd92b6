/** Every text exists in every language, and so does every sentence of a real match. */
import { LANGUAGES as ENGINE_LANGUAGES, type Language, texts } from '@skald/engine/text';
import { Messages } from '@skald/i18n';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { loadAnalysisTexts } from './analysis-texts.ts';
import { en } from './en/index.ts';
import { loadGameTexts } from './game-texts.ts';
import { LANGUAGES } from './languages.ts';
import { loadTexts } from './texts.ts';
import { markName, plainText, sentenceParts, tableTranslator } from './translators.ts';

async function allIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const games = await Promise.all(GAMES.map(({ about }) => loadGameTexts(about.slug, language)));
  return Object.assign({ ...(await loadTexts(language)), ...(await loadAnalysisTexts(language)) }, ...games);
}

const english = await allIn('en');

it('the languages are those of the engine', () => {
  expect(LANGUAGES).toEqual(ENGINE_LANGUAGES);
});

describe.each(LANGUAGES)('the words in %s', async (language) => {
  const words = await allIn(language);
  const messages = new Messages(language);

  it('are the same words as in English, with the same parameters', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const translated = words[key] ?? '';
      expect(translated, key).not.toBe('');
      expect([...messages.get(translated).uses].sort(), key).toEqual([...messages.get(text).uses].sort());
    }
  });

  it('are translated', () => {
    if (language === 'en') return;
    const same = Object.entries(words).filter(([key, text]) => text === english[key] && /[a-z]{5}/.test(text.replace(/\{[^}]*\}/g, '')));
    expect(same.map(([key]) => key)).toEqual(
      ['account.password', 'app.title', 'credits.software'].filter((key) => same.some(([name]) => name === key)),
    );
  });

  it('name no skeletons, whose parser is not in the bundle', () => {
    const catalogues = Object.values(texts).map((byLanguage) => byLanguage[language]);
    const sentences = JSON.stringify([words, catalogues]);
    expect(sentences).toContain(', plural,');
    expect(sentences.match(/\{\w+,\s*(?:number|date|time),\s*::[^}]*\}/g)).toBeNull();
  });

  it('hold no name with the marks that set names off', () => {
    expect(Object.values(words).filter((text) => /[\u2063\u2068\u2069]/.test(text))).toEqual([]);
  });
});

describe('names in sentences', () => {
  it('are found again, with their seats', () => {
    const i18n = tableTranslator('en', en, { words: {}, catalogue: texts.raids?.en }, ['Runa', 'Ivar']);
    const sentence = i18n.event(attack);
    expect(sentenceParts(sentence)).toEqual([
      { text: 'Ivar', seat: 1 },
      { text: ' attacks ', seat: null },
      { text: 'Runa', seat: 0 },
      { text: ' over Axe.', seat: null },
    ]);
    expect(plainText(sentence)).toBe('Ivar attacks Runa over Axe.');
  });

  it('of numbers are those that the table gives them', () => {
    const catalogue = texts['lords-of-ragnarok']?.en;
    const i18n = tableTranslator('en', en, { words: {}, catalogue }, ['Runa', 'Ivar']);
    const named = i18n.naming((param, value) => (param === 'region' && value === 4 ? 'Halogaland Root' : undefined));
    const taken: { readonly event: string } = Object.freeze({ event: 'region-taken', who: 1, region: 4 });
    expect(plainText(named.event(taken))).toContain('Halogaland Root');
    expect(plainText(named.event({ ...taken, ...{ region: 5 } }))).toContain('5');
    expect(plainText(i18n.event(taken))).toContain('4');
  });

  it('stand alone too', () => {
    expect(sentenceParts(markName(2, 'Una'))).toEqual([{ text: 'Una', seat: 2 }]);
    expect(sentenceParts('no name')).toEqual([{ text: 'no name', seat: null }]);
    expect(sentenceParts('')).toEqual([]);
  });
});

const attack: { readonly event: string } = Object.freeze({ event: 'fight-began', attacker: 1, defender: 0, type: 'weapon-1' });
