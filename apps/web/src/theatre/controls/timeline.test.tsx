/** The timeline draws everybody who could win, also the opponents that the rules played. */

import { loadAutomata } from '@skald/engine/load';
import { texts } from '@skald/engine/text';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OWN_CONTENT } from '../../editions/page-content.ts';
import { en } from '../../i18n/en/index.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { tableTranslator } from '../../i18n/translators.ts';
import { loadGameUi } from '../../table/game-uis.ts';
import { Recording } from '../replay/recording.ts';
import { recordedSaga, recordingOf, rulesOf } from '../testing/recorded.ts';
import { partiesOf } from './parties.ts';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

it.each([
  ['clicked-solo', ['Prophet Hervor']],
  ['two-prophets-2-seats', ['Prophet Hervor', 'Prophet Aslaug']],
  ['random-2-seats', []],
])('of %s: %s', async (name, prophets) => {
  const { outline, ...recording } = withLook(name);
  const last = outline.moments.length - 1;
  const [ui, words] = await Promise.all([loadGameUi(OWN_CONTENT, 'lords-of-ragnarok'), loadGameTexts('lords-of-ragnarok', 'en')]);
  const names = outline.players.map((_, seat) => `Player ${seat}`);
  const i18n = tableTranslator('en', en, { words, catalogue: texts['lords-of-ragnarok']?.en }, names);
  const { snapshot } = recording.viewAt(last);
  const parties = partiesOf(outline, ui, snapshot, i18n);
  render(<Timeline outline={outline} landmarks={[]} at={last} i18n={i18n} description="" parties={parties} onSeek={() => undefined} />);
  const listed = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(listed.map((item) => item.querySelector('.timeline-name')?.textContent)).toEqual([...names, ...prophets]);
  expect(document.querySelectorAll('.timeline-still .timeline-curve')).toHaveLength(names.length + prophets.length);
  // The last number of each is the final score.
  const scores = ui.automata?.(snapshot, i18n).flatMap(({ takesTurns, score }) => (takesTurns ? [String(score)] : []));
  expect(listed.slice(names.length).map((item) => item.querySelector('b')?.textContent)).toEqual(scores);
});

it('of clicked-solo, if Surtur had won: he and his devastation beside the others', async () => {
  const saga = recordedSaga('lords-of-ragnarok/clicked-solo');
  const [ui, words, automata] = await Promise.all([
    loadGameUi(OWN_CONTENT, 'lords-of-ragnarok'),
    loadGameTexts('lords-of-ragnarok', 'en'),
    loadAutomata('lords-of-ragnarok'),
  ]);
  const read = Recording.read([rulesOf(saga)], saga, (table) => automata(table).map((one) => ({ ...one, won: one.id === 'surtur' })));
  if (!(read instanceof Recording)) throw new Error(read.reason);
  const { outline } = read;
  const last = outline.moments.length - 1;
  const i18n = tableTranslator('en', en, { words, catalogue: texts['lords-of-ragnarok']?.en }, ['Runa']);
  const parties = partiesOf(outline, ui, read.viewAt(last, 'spectator').snapshot, i18n);
  render(<Timeline outline={outline} landmarks={[]} at={last} i18n={i18n} description="" parties={parties} onSeek={() => undefined} />);
  const listed = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(listed.map((item) => item.querySelector('.timeline-name')?.textContent)).toEqual([
    'Runa',
    'Prophet Hervor',
    'Surtur, lord of fire',
  ]);
  expect(document.querySelectorAll('.timeline-still .timeline-curve')).toHaveLength(3);
  expect(Number(listed[2]?.querySelector('b')?.textContent)).toBeGreaterThan(0);
});

function withLook(name: string) {
  const recording = recordingOf(recordedSaga(`lords-of-ragnarok/${name}`));
  return { outline: recording.outline, viewAt: (at: number) => recording.viewAt(at, 'spectator') };
}
