/** Texts count the wound fields of a monster from one, the rules from zero. */
import { LANGUAGES, texts } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/texts.ts';
import { tableTranslator } from '../../../i18n/translators.ts';

describe.each(LANGUAGES)('the first wound field in %s', (language) => {
  it('is number one in the log and among the choices', async () => {
    const catalogue = texts['lords-of-ragnarok']?.[language];
    const i18n = tableTranslator(language, await loadTexts(language), { words: {}, catalogue }, ['Una']);
    const wound = { who: 0, monster: 'fenrir', field: 0 };
    const sentences = [
      i18n.event({ event: 'wound-covered', ...wound }),
      i18n.event({ event: 'wound-closed', ...wound }),
      i18n.choice('wound-monster', { do: 'wound', card: 'frenzy', field: 0 }, { symbol: 'AXE', reward: null }).text,
      i18n.choice('respond-to-attack', { do: 'counter', card: 'frenzy', field: 0, reflexes: false }, null).text,
    ];
    for (const text of sentences) expect(text).toMatch(/ 1\b/);
    for (const text of sentences) expect(text).not.toMatch(/ 0\b/);
  });
});
