/** The recap: what real matches brought is counted right, told by player, and has words in every language. */

import { LANGUAGES, texts } from '@skald/engine/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OWN_CONTENT } from '../../editions/page-content.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { tableTranslator } from '../../i18n/translators.ts';
import { eventsSeenBy, type Outline } from '../../theatre/replay/recording.ts';
import { recordedSaga, recordingOf } from '../../theatre/testing/recorded.ts';
import type { GameUi } from '../game-ui.ts';
import { loadGameUi } from '../game-uis.ts';
import { NO_MARKS } from '../log/log-marks.ts';
import type { TableSnapshot } from '../model/source.ts';
import type { LogLine } from '../model/stage.ts';
import { linesSince, recapOf } from './recap.ts';
import { RecapView } from './recap-view.tsx';

interface Recapped {
  readonly outline: Outline;
  readonly snapshot: TableSnapshot;
  readonly ui: GameUi;
  readonly lines: readonly LogLine[];
}

async function recordedLog(game: string, name: string): Promise<Recapped> {
  const recording = recordingOf(recordedSaga(`${game}/${name}`));
  const { outline } = recording;
  const { snapshot } = recording.viewAt(outline.moments.length - 1, 'spectator');
  const events = outline.moments.flatMap((moment) => eventsSeenBy(moment.events, 'spectator'));
  return { outline, snapshot, ui: await loadGameUi(OWN_CONTENT, game), lines: events.map((event, id) => ({ id, event })) };
}

const MATCHES = [
  ['raids', 'third-edition-3-seats'],
  ['blood-rage', 'third-edition-4-seats'],
  ['valda', 'third-edition-3-seats'],
  ['lords-of-ragnarok', 'three-prophets-1-seat'],
] as const;

describe('the numbers of a recap', () => {
  // Both games tell every change of their score.
  it.each([
    ['blood-rage', 'third-edition-4-seats'],
    ['valda', 'third-edition-3-seats'],
  ])('of a whole match of %s are the scores at its end', async (game, name) => {
    const { outline, ui, lines } = await recordedLog(game, name);
    const { parties } = recapOf(lines, ui);
    const [first, last] = [outline.moments[0], outline.moments.at(-1)];
    const gained = last?.scores.map((score, seat) => score - (first?.scores[seat] ?? 0));
    const counted = outline.players.map((_, seat) => {
      const counts = parties.find(({ party }) => party === seat)?.counts;
      return counts?.find(({ text }) => text === 'recap.points')?.count ?? 0;
    });
    expect(counted).toEqual(gained);
  });

  it.each(MATCHES)('of %s have as many battles won as lost, if no more than two fight', async (game, name) => {
    const { ui, lines } = await recordedLog(game, name);
    const { parties } = recapOf(lines, ui);
    const sum = (wanted: string): number =>
      parties.flatMap(({ counts }) => counts).reduce((all, { text, count }) => all + (text === wanted ? count : 0), 0);
    expect(sum('recap.lost')).toBeGreaterThanOrEqual(sum('recap.won'));
    expect(sum('recap.lost')).toBeGreaterThan(0);
  });
});

describe('the deeds of a recap', () => {
  it('are few, the newest, and belong to who did them; prophets come after people', async () => {
    const { ui, lines } = await recordedLog('lords-of-ragnarok', 'three-prophets-1-seat');
    const { parties, others } = recapOf(lines, ui);
    for (const { deeds } of parties) expect(deeds.length).toBeLessThanOrEqual(3);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(parties.map(({ party }) => typeof party)).toEqual(['number', 'string', 'string', 'string']);
  });
});

describe('the lines of a recap', () => {
  const turnOf: NonNullable<typeof NO_MARKS.turnOf> = (event) =>
    event.event === 'turn-began' && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  const marks = { ...NO_MARKS, turnOf };
  const lines = [0, 1, 2, 0].map((seat, id) => ({ id, event: { event: 'turn-began', seat } }));

  it('begin after the own last turn', () => {
    expect(linesSince(lines, marks, 0).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(linesSince(lines, marks, 2).map(({ id }) => id)).toEqual([3]);
  });

  it('are none before that turn is over, and for spectators', () => {
    expect(linesSince(lines.slice(0, 1), marks, 0)).toEqual([]);
    expect(linesSince(lines.slice(1), marks, 0)).toEqual([]);
    expect(linesSince(lines, marks, 'spectator')).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(MATCHES)('%s has words for everything', async (game, name) => {
    const { outline, snapshot, ui, lines } = await recordedLog(game, name);
    const [page, words] = await Promise.all([loadTexts(language), loadGameTexts(game, language)]);
    const i18n = tableTranslator(language, page, { words, catalogue: texts[game]?.[language] }, outline.players);
    const replay = { remembers: () => true, again: () => {} };
    const html = renderToStaticMarkup(
      <RecapView lines={lines} ui={ui} snapshot={snapshot} i18n={i18n} replay={replay} onClose={() => {}} onLog={() => {}} />,
    );
    // A missing text shows as its key.
    expect(html).not.toMatch(/recap\.[a-z]|table\.[a-z]|end\.score|app\.dismiss/);
    for (const player of outline.players) expect(html).toContain(player);
  });
});
