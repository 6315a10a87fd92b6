/** The log: what lies behind a line is there for whoever asks. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { tableSpeaker } from '../words/speaker.ts';
import type { Explanation } from './face.ts';
import { Log } from './log.tsx';

afterEach(cleanup);

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
