/** Every word in every language, and every sentence that a real match says. */
import { LANGUAGES as ENGINE_LANGUAGES, texts } from '@skald/engine/text';
import { Messages } from '@skald/words';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { it as italian } from './it.ts';
import { LANGUAGES } from './languages.ts';
import { marked, piecesOf, plainText, tableSpeaker } from './speaker.ts';

const all = { en, de, it: italian };

it('the languages are those of the engine', () => {
  expect(LANGUAGES).toEqual(ENGINE_LANGUAGES);
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const messages = new Messages(language);

  it('are the same words as in English, with the same parameters', () => {
    expect(Object.keys(all[language])).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      const translated = Object.entries(all[language]).find(([name]) => name === key)?.[1] ?? '';
      expect(translated, key).not.toBe('');
      expect([...messages.get(translated).uses].sort(), key).toEqual([...messages.get(text).uses].sort());
    }
  });

  it('are translated', () => {
    if (language === 'en') return;
    const same = Object.entries(all[language]).filter(
      ([key, text]) => text === Object.entries(en).find(([name]) => name === key)?.[1] && /[a-z]{5}/.test(text.replace(/\{[^}]*\}/g, '')),
    );
    expect(same.map(([key]) => key)).toEqual(
      ['app.title', 'credits.software', 'start.raids'].filter((key) => same.some(([name]) => name === key)),
    );
  });

  it('hold no name with the marks that set names off', () => {
    expect(Object.values(all[language]).filter((text) => /[\u2063\u2068\u2069]/.test(text))).toEqual([]);
  });
});

describe('names in sentences', () => {
  it('are found again, with their seats', () => {
    const speaker = tableSpeaker('en', en, texts.raids?.en, ['Runa', 'Ivar']);
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
