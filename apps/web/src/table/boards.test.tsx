/** The newest boards and texts show and tell every recorded match of every released edition; where no board draws an edition, the plain table does. */

import { type GameEvent, required } from '@skald/engine';
import { newestEditionOf } from '@skald/engine/editions';
import { type Language, texts } from '@skald/engine/text';
import { Messages } from '@skald/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardFor } from '../editions/board-for.ts';
import { OWN_CONTENT } from '../editions/page-content.ts';
import { GAMES, gameEntry } from '../games/index.ts';
import { en } from '../i18n/en/index.ts';
import { loadGameTexts } from '../i18n/game-texts.ts';
import { type TableTranslator, tableTranslator } from '../i18n/translators.ts';
import { eventsSeenBy, type Recording } from '../theatre/replay/recording.ts';
import { released } from '../theatre/testing/edition-rules.mjs';
import { RECORDED, recordedSaga, recordingOf } from '../theatre/testing/recorded.ts';
import { TheatreModel } from '../theatre/theatre-model.ts';
import { TheatreView } from '../theatre/theatre-view.tsx';
import type { GameUi } from './game-ui.ts';
import { declaredEdition, loadGameUi } from './game-uis.ts';
import type { TableSnapshot } from './model/source.ts';
import { plainUi } from './plain/plain-ui.tsx';

const LANGUAGES: readonly Language[] = ['en', 'de', 'it'];
/** Positions of a match that are drawn: the first, the last, and some between. */
const DRAWN = 12;
/** What stands in a drawing of something that the board does not know. */
const UNDRAWN = /\bNaN\b|\bundefined\b|\[object Object\]/;

const PARAGRAPH = /^[A-Z]{2}-\d+\.\d+$/;

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  complaints.mockRestore();
  cleanup();
});

async function translatorOf(slug: string, language: Language, without: readonly string[] = []): Promise<TableTranslator> {
  const catalogue = required(texts[slug]?.[language], language);
  const lean = Object.fromEntries(without.map((part) => [part, {}]));
  return tableTranslator(language, en, { words: await loadGameTexts(slug, language), catalogue: { ...catalogue, ...lean } }, [
    'A',
    'B',
    'C',
    'D',
    'E',
  ]);
}

/** Draws a moment as the theatre does; `seek` goes on to another. */
function draw(
  { outline, ...recording }: Pick<Recording, 'outline' | 'viewAt'>,
  at: number,
  ui: GameUi,
  i18n: TableTranslator,
): { readonly drawing: HTMLElement; seek(moment: number): Promise<void> } {
  const model = new TheatreModel({
    outline,
    start: { at, eyes: 'open', view: recording.viewAt(at, 'open') },
    scenesFor: ui.scenesFor,
    viewAt: async (moment, eyes) => recording.viewAt(moment, eyes),
    moves: () => false,
    wait: () => () => undefined,
  });
  const nothing = (): undefined => undefined;
  const acts = { onAnalyse: nothing, onVerify: nothing, onDownload: nothing, onContinue: nothing };
  const about = { own: null, about: null, addressOf: () => null, saga: '', analysing: false };
  const { container } = render(<TheatreView outline={outline} model={model} ui={ui} i18n={i18n} {...about} {...acts} />);
  return { drawing: container, seek: (moment) => act(() => model.seek(moment)) };
}

function looking(recording: Recording): Pick<Recording, 'outline' | 'viewAt'> {
  return { outline: recording.outline, viewAt: (at, eyes) => recording.viewAt(at, eyes) };
}

describe('boards', () => {
  it.each(released.map(({ slug, hash }) => [slug, hash] as const))('of %s: one declares the released edition %s', (slug, hash) => {
    const entry = required(gameEntry(slug), slug);
    expect(boardFor(entry, hash), `add ${hash} to what a board of ${slug} draws, or keep an older board for it`).toBeDefined();
  });

  it.each(GAMES.map(({ about }) => about.slug))('of %s: the newest draws the newest edition', async (slug) => {
    const entry = required(gameEntry(slug), slug);
    expect(boardFor(entry, newestEditionOf(slug))).toBe(entry);
    expect(await loadGameUi(OWN_CONTENT, slug)).toBe(await entry.ui());
  });

  it('that were kept draw the editions that they declare, and the newest board those of its own', () => {
    const entry = required(gameEntry('raids'), 'raids');
    const older = { draws: ['an-older-one'], ui: async () => plainUi };
    const both = { ...entry, draws: ['an-old-one'], olderBoards: [older] };
    expect(boardFor(both, 'an-old-one')).toBe(both);
    expect(boardFor(both, 'an-older-one')).toBe(older);
    expect(boardFor(both, 'an-unknown-one')).toBeUndefined();
  });

  it('of a server before editions are those of the first', () => {
    const entry = required(gameEntry('raids'), 'raids');
    expect(boardFor(entry, declaredEdition('raids', 'numbered', 'numbered'))).toBe(entry);
    expect(declaredEdition('raids', 'abc', 'numbered')).toBe('abc');
  });
});

describe.each(RECORDED)('%s', (name) => {
  let recording: Recording;
  let snapshots: readonly TableSnapshot[];
  beforeAll(() => {
    recording = recordingOf(recordedSaga(name));
    snapshots = recording.outline.moments.map((_, at) => recording.viewAt(at, 'spectator').snapshot);
  }, 60_000);

  it('is drawn by a board that declares its edition', async () => {
    const { game, edition, moments } = recording.outline;
    const ui = await loadGameUi(OWN_CONTENT, game, edition);
    expect(ui).not.toBe(plainUi);
    const i18n = await translatorOf(game, 'en');
    const { drawing, seek } = draw(looking(recording), 0, ui, i18n);
    for (let nth = 0; nth < DRAWN; nth++) {
      const at = Math.round(((moments.length - 1) * nth) / (DRAWN - 1));
      await seek(at);
      expect(drawing.querySelector('.board-moving')).not.toBeNull();
      expect(UNDRAWN.exec(drawing.innerHTML)?.[0], `moment ${at}`).toBeUndefined();
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is staged to its end', async () => {
    const { game, edition, moments } = recording.outline;
    const ui = await loadGameUi(OWN_CONTENT, game, edition);
    for (const [at, { events: all }] of moments.entries()) {
      const [before, after] = [snapshots[at - 1], snapshots[at]];
      if (!before || !after) continue;
      const events = eventsSeenBy(all, 'spectator');
      expect(ui.scenesFor(events, before.table, after.table).flatMap((scene) => scene.events)).toEqual(events);
    }
  });

  it.each(LANGUAGES)('is told without a missing text (%s)', async (language) => {
    const { game, moments } = recording.outline;
    const full = await translatorOf(game, language);
    const generic = await translatorOf(game, language, ['events', 'decisions']);
    const isUntold = (event: GameEvent): boolean => full.event(event) === generic.event(event);
    const untold = new Set<string>();
    for (const { events } of moments) for (const { event } of events) if (isUntold(event)) untold.add(event.event);
    for (const { prompt } of snapshots.flatMap(({ waiting }) => waiting)) {
      if (full.prompt(prompt) === generic.prompt(prompt)) untold.add(prompt.key);
    }
    expect([...untold]).toEqual([]);
  });

  it.each(LANGUAGES)('names everything that its sentences print (%s)', (language) => {
    const { game, moments } = recording.outline;
    const { events, decisions, things } = required(texts[game]?.[language], language);
    const messages = new Messages(language);
    // A paragraph of the rules is its own name.
    const isNamed = (id: string): boolean => PARAGRAPH.test(id) || [id, ...id.split(/[.#:/]/)].some((part) => Object.hasOwn(things, part));
    const nameless = new Set<string>();
    const look = (key: string, text: string | undefined, params: object): void => {
      if (text === undefined) return;
      const { uses, selects } = messages.get(text);
      const printed = Object.entries(params).filter(([param]) => uses.has(param) && !selects.has(param));
      for (const [param, value] of printed) {
        for (const one of [value].flat()) if (typeof one === 'string' && !isNamed(one)) nameless.add(`${key}.${param}: ${one}`);
      }
    };
    for (const { event } of moments.flatMap((moment) => moment.events)) look(event.event, events[event.event], event);
    for (const { prompt } of snapshots.flatMap(({ waiting }) => waiting)) look(prompt.key, decisions[prompt.key], prompt.params);
    expect([...nameless]).toEqual([]);
  });
});

it('an edition that no board declares is shown by the plain table', async () => {
  const recording = recordingOf(recordedSaga('raids/random-2-seats'));
  const ui = await loadGameUi(OWN_CONTENT, 'raids', 'f'.repeat(64));
  expect(ui).toBe(plainUi);
  const i18n = await translatorOf('raids', 'en');
  const { drawing } = draw(looking(recording), recording.outline.moments.length - 1, ui, i18n);
  expect(drawing.querySelector('.plain-board')).not.toBeNull();
  expect(UNDRAWN.exec(drawing.innerHTML)?.[0]).toBeUndefined();
  expect(screen.getByRole('table')).toBeDefined();
  expect(complaints).not.toHaveBeenCalled();
});
