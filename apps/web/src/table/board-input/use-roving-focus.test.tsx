/** Every board is one tab stop; arrow keys walk between what can be pressed. */
import { type AnyGame, required } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sitDown } from '../../practice/testing/sit-down.tsx';

afterEach(cleanup);

/** A question of each game that is answered on the map. */
const ON_THE_MAP = [
  ['raids', 'navigate'],
  ['blood-rage', 'choose-target'],
  ['valda', 'build'],
  ['lords-of-ragnarok', 'hero-action'],
] as const;

const MOST_WALKED = 40;

function places(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.board-sheet button${selector}`)];
}

it.each(ON_THE_MAP)('the board of %s', async (slug, decision) => {
  const game: AnyGame = required(findGame(slug), slug);
  await sitDown(game, { seats: 2, at: ({ prompt, space }) => prompt.key === decision && space.kind === 'one' && space.options.length > 3 });
  const [stop, ...others] = places('[tabindex="0"]');
  expect(others).toEqual([]);
  expect(places(':not([tabindex])')).toEqual([]);
  const open = places('[data-choices]');
  expect(open.length).toBeGreaterThan(1);
  if (!stop || !open.includes(stop)) throw new Error('the tab stop cannot be pressed');
  stop.focus();
  const walked = new Set<Element | null>();
  for (let steps = 0; steps < MOST_WALKED; steps++) {
    walked.add(document.activeElement);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(places('[tabindex="0"]')).toEqual([document.activeElement]);
  }
  expect(walked.size).toBeGreaterThan(1);
  expect([...walked].every((one) => one?.hasAttribute('data-choices'))).toBe(true);
  // With Ctrl the keys lead to the other places too.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home', ctrlKey: true });
  expect(document.activeElement).toBe(places('[data-spot], .board-sheet button[data-figure]')[0]);
});
