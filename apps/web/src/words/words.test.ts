/** Every word in every language, and every sentence that a real match says. */
import { LANGUAGES as ENGINE_LANGUAGES, type Language, texts } from '@skald/engine/text';
import { Messages } from '@skald/words';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { GAMES_WITH_WORDS, loadGameWords } from './game-words.ts';
import { LANGUAGES } from './languages.ts';
import { marked, piecesOf, plainText, tableSpeaker } from './speaker.ts';
import { loadWords } from './words.ts';

async function allIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const games = await Promise.all(GAMES_WITH_WORDS.map((slug) => loadGameWords(slug, language)));
  return Object.assign({ ...(await loadWords(language)) }, ...games);
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

  it('hold no name with the marks that set names off', () => {
    expect(Object.values(words).filter((text) => /[\u2063\u2068\u2069]/.test(text))).toEqual([]);
  });
});

describe('names in sentences', () => {
  it('are found again, with their seats', () => {
    const speaker = tableSpeaker('en', en, { words: {}, catalogue: texts.raids?.en }, ['Runa', 'Ivar']);
    const sentence = speaker.event(attack);
    expect(piecesOf(sentence)).toEqual([
      { text: 'Ivar', seat: 1 },
      { text: ' attacks ', seat: null },
      { text: 'Runa', seat: 0 },
      { text: ' over Axe.', seat: null },
    ]);
    expect(plainText(sentence)).toBe('Ivar attacks Runa over Axe.');
  });

  it('stand alone too', () => {
    expect(piecesOf(marked(2, 'Una'))).toEqual([{ text: 'Una', seat: 2 }]);
    expect(piecesOf('no name')).toEqual([{ text: 'no name', seat: null }]);
    expect(piecesOf('')).toEqual([]);
  });
});

const attack: { readonly event: string } = Object.freeze({ event: 'fight-began', attacker: 1, defender: 0, type: 'weapon-1' });
