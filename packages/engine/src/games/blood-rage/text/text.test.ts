import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../catalogue.ts';
import { CARD_NAMES } from '../content/cards.ts';
import { GODS } from '../ids.ts';
import { bloodRageTexts } from './index.ts';

describe.each(LANGUAGES)('rules texts in %s', (language) => {
  const { details = {}, things } = bloodRageTexts[language];

  it('exist for every card and every god, and for nothing else', () => {
    expect(Object.keys(details).sort()).toEqual([...CARD_NAMES, ...GODS].sort());
  });

  it('belong to things that have a name', () => {
    for (const key of Object.keys(details)) expect(things[key]).toBeTruthy();
  });

  it('are short sentences', () => {
    for (const text of Object.values(details)) expect([text, text.endsWith('.') && text.length < 160]).toEqual([text, true]);
  });
});
