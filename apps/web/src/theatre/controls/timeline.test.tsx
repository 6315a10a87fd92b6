/** The timeline draws everybody who could win, also the opponents that the rules played. */
import { texts } from '@skald/engine/text';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { tableTranslator } from '../../i18n/translators.ts';
import { loadGameUi } from '../../table/game-uis.ts';
import { recordedSaga, recordingOf } from '../testing/recorded.ts';
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
  const [ui, words] = await Promise.all([loadGameUi('lords-of-ragnarok'), loadGameTexts('lords-of-ragnarok', 'en')]);
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

function withLook(name: string) {
  const recording = recordingOf(recordedSaga(`lords-of-ragnarok/${name}`));
  return { outline: recording.outline, viewAt: (at: number) => recording.viewAt(at, 'spectator') };
}
