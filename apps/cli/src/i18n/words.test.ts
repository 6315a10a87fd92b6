import { REFUSAL_CODES } from '@skald/engine';
import { Messages } from '@skald/i18n';
import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';

const { en, de, it: italian } = texts;

describe('the words of the command line', () => {
  it('are the same ones in every language', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(Object.keys(italian)).toEqual(Object.keys(en));
  });

  it('use the same parameters in every language', () => {
    for (const [key, text] of Object.entries(en)) {
      const uses = [...new Messages('en').get(text).uses].sort();
      for (const [language, other] of [['de', de] as const, ['it', italian] as const]) {
        const found = Object.entries(other).find(([name]) => name === key)?.[1] ?? '';
        expect({ key, uses: [...new Messages(language).get(found).uses].sort() }).toEqual({ key, uses });
      }
    }
  });

  it('explain every refusal of the kernel', () => {
    for (const code of REFUSAL_CODES) expect(Object.keys(en)).toContain(`refusal.${code}`);
  });
});
