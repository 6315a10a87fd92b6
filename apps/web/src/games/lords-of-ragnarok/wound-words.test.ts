/** People count the wound fields of a monster from one, whatever the rules do. */
import { LANGUAGES, texts } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { tableSpeaker } from '../../words/speaker.ts';
import { loadWords } from '../../words/words.ts';

describe.each(LANGUAGES)('the first wound field in %s', (language) => {
  it('is number one in the log and among the choices', async () => {
    const catalogue = texts['lords-of-ragnarok']?.[language];
    const speaker = tableSpeaker(language, await loadWords(language), { words: {}, catalogue }, ['Una']);
    const wound = { who: 0, monster: 'fenrir', field: 0 };
    const spoken = [
      speaker.event({ event: 'wound-covered', ...wound }),
      speaker.event({ event: 'wound-closed', ...wound }),
      speaker.choice('wound-monster', { do: 'wound', card: 'frenzy', field: 0 }, { symbol: 'AXE', reward: null }).text,
      speaker.choice('respond-to-attack', { do: 'counter', card: 'frenzy', field: 0, reflexes: false }, null).text,
    ];
    for (const text of spoken) expect(text).toMatch(/ 1\b/);
    for (const text of spoken) expect(text).not.toMatch(/ 0\b/);
  });
});
