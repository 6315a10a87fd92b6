/** The results name the winner, also an opponent that the rules played. */

import { texts } from '@skald/engine/text';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OWN_CONTENT } from '../../editions/page-content.ts';
import { en } from '../../i18n/en/index.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { type TableTranslator, tableTranslator } from '../../i18n/translators.ts';
import { recordedSaga, recordingOf } from '../../theatre/testing/recorded.ts';
import { loadGameUi } from '../game-uis.ts';
import { Results } from './results.tsx';

afterEach(cleanup);

async function translatorFor(names: readonly string[]): Promise<TableTranslator> {
  const words = await loadGameTexts('lords-of-ragnarok', 'en');
  return tableTranslator('en', en, { words, catalogue: texts['lords-of-ragnarok']?.en }, names);
}

/** The rows of the results at the end of a recorded match, with an optional change of its table. */
async function rowsOf(name: string, change: object = {}): Promise<readonly string[]> {
  const recording = recordingOf(recordedSaga(`lords-of-ragnarok/${name}`));
  const { snapshot: last } = recording.viewAt(recording.outline.moments.length - 1, 'spectator');
  const snapshot = { ...last, table: { ...last.table, ...change } };
  const [ui, i18n] = await Promise.all([loadGameUi(OWN_CONTENT, 'lords-of-ragnarok'), translatorFor(['Runa', 'Ivar'])]);
  render(<Results standings={snapshot.standings ?? []} automata={ui.automata?.(snapshot, i18n) ?? []} i18n={i18n} />);
  return [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

describe('the results of Lords of Ragnarok', () => {
  it('name the prophet who won, before everybody else', async () => {
    expect(await rowsOf('clicked-solo')).toEqual([expect.stringMatching(/^1 \| Prophet Hervor \| \d+$/), '2 | Runa | 0']);
  });

  it('name the prophets who lost after the seats, without a rank', async () => {
    expect(await rowsOf('three-prophets-1-seat')).toEqual([
      expect.stringMatching(/^1 \| Prophet Hervor \| \d+$/),
      '2 | Runa | 0',
      expect.stringMatching(/^– \| Prophet Lagertha \| \d+$/),
      expect.stringMatching(/^– \| Prophet Aslaug \| \d+$/),
    ]);
  });

  it('name Surtur where he has won', async () => {
    const rows = await rowsOf('clicked-solo', { winner: null, victory: 'surtur' });
    expect(rows).toEqual(['1 | Surtur, lord of fire | –', '2 | Runa | 0', expect.stringMatching(/^– \| Prophet Hervor \| \d+$/)]);
  });

  it('name nobody else where only people played', async () => {
    expect(await rowsOf('random-2-seats')).toHaveLength(2);
  });
});
