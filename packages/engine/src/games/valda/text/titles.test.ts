import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../catalogue.ts';
import { content } from '../content/content.ts';
import { valdaTexts } from './index.ts';

describe.each(LANGUAGES)('card titles in %s', (language) => {
  const { things, details = {} } = valdaTexts[language];

  it('VA-13.1, VA-14.1 cards that do different things have different names', () => {
    const texts = new Map<string, Set<string>>();
    for (const { id } of content.cards) {
      const name = things[id] ?? '';
      texts.set(name, (texts.get(name) ?? new Set()).add(details[id] ?? ''));
    }
    expect([...texts].filter(([, said]) => said.size > 1).map(([name]) => name)).toEqual([]);
  });

  it('VA-13.1 say what tells them apart in their own language', () => {
    const names = ['A-backup-2', 'HEI-blood-vein-3', 'A-rune-yellow', 'LOK-glimpse-drill', 'B-plunder-gold-2', 'A-drakkar'] as const;
    const expected = {
      en: ['(2)', '(3)', '(yellow)', '(blood drill)', '(3, gold)', 'Drakkar'],
      de: ['(2)', '(3)', '(gelb)', '(Blutbohrer)', '(3, Gold)', 'Drakkar'],
      it: ['(2)', '(3)', '(giallo)', '(trivella di sangue)', '(3, oro)', 'Drakkar'],
    }[language];
    expect(names.map((id, i) => things[id]?.endsWith(expected[i] ?? '?'))).toEqual(names.map(() => true));
  });
});
