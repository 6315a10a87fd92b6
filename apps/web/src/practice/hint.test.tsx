/** Hints in a match against bots. */
import { fastChance, fastRandom, required } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { texts } from '@skald/engine/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { loadGameTexts } from '../i18n/game-texts.ts';
import { tableTranslator } from '../i18n/translators.ts';
import { TableModel } from '../table/model/table-model.ts';
import { HintButton, HintsTaken } from './hint-button.tsx';
import { PracticeHost } from './practice-host.ts';

const raids = required(findGame('raids'), 'raids');

/** Answers each request at once. */
class InstantWorker extends EventTarget {
  postMessage({ decision }: { decision: { fallback: unknown } }): void {
    const estimate = { value: 0.6, error: 0.1 };
    const answers = [
      { words: [{ choice: decision.fallback }], chance: estimate, cost: { value: 0, error: 0 } },
      { words: 3, chance: { value: 0.4, error: 0.1 }, cost: { value: 0.2, error: 0.1 } },
      { words: 4, chance: { value: 0.59, error: 0.1 }, cost: { value: 0.01, error: 0.1 } },
    ];
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { hint: { answers, isFree: false } } })));
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', InstantWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A match in which the person, or a bot, is asked first. */
function practice(seat: number, counted: number[] = []): PracticeHost {
  const host = PracticeHost.begin({
    game: raids,
    players: [
      { name: 'Una', kind: 'person' },
      { name: 'Ivar', kind: 'bot' },
    ],
    seat,
    chance: fastChance(1),
    random: fastRandom(1),
    opponent: { decide: (_game, _seen, { fallback }) => fallback },
    thinking: 0,
    wait: () => () => undefined,
    onHint: (count) => counted.push(count),
  });
  return required(host, 'a match');
}

async function shown(host: PracticeHost) {
  const words = await loadGameTexts('raids', 'en');
  const i18n = tableTranslator('en', en, { words, catalogue: texts.raids?.en }, ['Una', 'Ivar']);
  const model = new TableModel({ source: host, scenesFor: () => [], moves: () => false, wait: () => () => undefined });
  render(<HintButton host={host} model={model} i18n={i18n} />);
  return { i18n, button: screen.getByRole('button', { name: 'Hint' }) };
}

it('shows the best answers with what they cost, and counts once for a question', async () => {
  const counted: number[] = [];
  const host = practice(required(practice(0).current.waiting[0], 'a question').seat, counted);
  const { i18n, button } = await shown(host);
  fireEvent.click(button);
  await screen.findByText('costs about 20 %');
  expect(screen.getAllByText(/^\d+ %$/).map(({ textContent }) => textContent)).toEqual(['60 %', '40 %', '59 %']);
  expect(screen.getByText('as good, as far as can be told')).toBeTruthy();
  fireEvent.click(screen.getByText('Done'));
  expect([host.hints, counted]).toEqual([1, [1]]);
  fireEvent.click(button);
  await screen.findByText('costs about 20 %');
  expect(host.hints).toBe(1);
  render(<HintsTaken host={host} i18n={i18n} />);
  expect(screen.getByText('One hint was taken in this match.')).toBeTruthy();
});

it('gives none while others are asked', async () => {
  const asked = required(practice(0).current.waiting[0], 'a question').seat;
  const { button } = await shown(practice(1 - asked));
  expect(button).toHaveProperty('disabled', true);
});
