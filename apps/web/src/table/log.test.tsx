/** The log: what lies behind a line is there for whoever asks. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../words/en.ts';
import { tableSpeaker } from '../words/speaker.ts';
import type { Explanation } from './face.ts';
import { Log } from './log.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const speaker = tableSpeaker('en', en, { words: {}, catalogue: undefined }, ['Una']);
const lines = [
  { id: 1, event: { event: 'wind-turned' } },
  { id: 2, event: { event: 'ship-sailed' } },
];
const explanation: Explanation = { has: ({ event }) => event === 'ship-sailed', Text: () => <p>The wind was good.</p> };

it('draws an explanation only when it is asked for, and only where there is one', () => {
  render(<Log lines={lines} speaker={speaker} explanation={explanation} />);
  const [line, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  expect(screen.queryByText('The wind was good.')).toBeNull();
  if (!(line instanceof HTMLDetailsElement)) throw new Error('a line that cannot be opened');
  line.open = true;
  fireEvent(line, new Event('toggle'));
  expect(screen.queryByText('The wind was good.')).not.toBeNull();
});

it('is plain where a game has nothing more to say', () => {
  render(<Log lines={lines} speaker={speaker} explanation={undefined} />);
  expect(screen.queryAllByRole('group')).toEqual([]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wind turned.', 'Ship sailed.']);
});

it('shows the newest lines at once where somebody jumps, and all of them when the jumping rests', () => {
  vi.useFakeTimers();
  const told = (from: number) => Array.from({ length: 40 }, (_, i) => ({ id: from + i, event: { event: `told-${from + i}` } }));
  const log = (from: number) => <Log lines={told(from)} speaker={speaker} explanation={undefined} />;
  const { rerender } = render(log(1));
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  rerender(log(1001));
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.length).toBeLessThan(40);
  expect(shown.at(-1)).toBe('Told 1040.');
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});
