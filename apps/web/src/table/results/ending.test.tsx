/** The end of recorded matches: the parts of the points add up, the winner is named, and moments that decided it are found. */

import { texts } from '@skald/engine/text';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OWN_CONTENT } from '../../editions/page-content.ts';
import { en } from '../../i18n/en/index.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { type TableTranslator, tableTranslator } from '../../i18n/translators.ts';
import { eventsSeenBy, type Outline } from '../../theatre/replay/recording.ts';
import { recordedSaga, recordingOf } from '../../theatre/testing/recorded.ts';
import type { GameUi } from '../game-ui.ts';
import { loadGameUi } from '../game-uis.ts';
import type { TableSnapshot } from '../model/source.ts';
import { Crown } from './crown.tsx';
import { decidingMoments } from './deciding.ts';

afterEach(cleanup);

interface Ended {
  readonly outline: Outline;
  readonly snapshot: TableSnapshot;
  readonly ui: GameUi;
  readonly i18n: TableTranslator;
}

async function endOf(game: string, name: string): Promise<Ended> {
  const recording = recordingOf(recordedSaga(`${game}/${name}`));
  const { outline } = recording;
  const { snapshot } = recording.viewAt(outline.moments.length - 1, 'spectator');
  const [ui, words] = await Promise.all([loadGameUi(OWN_CONTENT, game), loadGameTexts(game, 'en')]);
  return { outline, snapshot, ui, i18n: tableTranslator('en', en, { words, catalogue: texts[game]?.en }, outline.players) };
}

describe.each([
  ['raids', 'third-edition-3-seats'],
  ['blood-rage', 'third-edition-4-seats'],
])('the end of %s', (game, name) => {
  it('tells what the points are made of', async () => {
    const { outline, snapshot, ui, i18n } = await endOf(game, name);
    const events = outline.moments.flatMap((moment) => eventsSeenBy(moment.events, 'spectator'));
    const columns = ui.tally?.(snapshot, events, i18n) ?? [];
    const sums = snapshot.standings?.map(({ seat }) => columns.reduce((sum, { amountOf }) => sum + (amountOf(seat) ?? 0), 0));
    expect(columns.length).toBeGreaterThan(3);
    expect(sums).toEqual(snapshot.standings?.map(({ score }) => score));
  });

  it('finds up to three moments that decided it, in their order', async () => {
    const { outline, snapshot } = await endOf(game, name);
    const moments = decidingMoments(outline, snapshot.standings ?? []).map(({ at }) => at);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
  });

  it('names the winner', async () => {
    const { snapshot, ui, i18n } = await endOf(game, name);
    const [best] = (snapshot.standings ?? []).filter(({ rank }) => rank === 1);
    render(<Crown ui={ui} snapshot={snapshot} automata={[]} i18n={i18n} />);
    expect(screen.getByRole('status').textContent).toContain(i18n.name(best?.seat ?? 0));
  });
});

it('names the winner to the winner', async () => {
  const { snapshot, ui, i18n } = await endOf('raids', 'third-edition-3-seats');
  const [best] = (snapshot.standings ?? []).filter(({ rank }) => rank === 1);
  render(<Crown ui={ui} snapshot={{ ...snapshot, viewer: best?.seat ?? 0 }} automata={[]} i18n={i18n} />);
  expect(screen.getByRole('status').textContent).toContain('You win!');
});

it('names the prophet who won', async () => {
  const { snapshot, ui, i18n } = await endOf('lords-of-ragnarok', 'clicked-solo');
  render(<Crown ui={ui} snapshot={snapshot} automata={ui.automata?.(snapshot, i18n) ?? []} i18n={i18n} />);
  expect(screen.getByRole('status').textContent).toContain('Prophet Hervor wins');
});
