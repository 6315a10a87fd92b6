/** The log shows the explanation of a line on request. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { tableTranslator } from '../../i18n/translators.ts';
import type { Explanation } from '../game-ui.ts';
import { Log } from './log.tsx';

afterEach(cleanup);

const i18n = tableTranslator('en', en, { words: {}, catalogue: undefined }, ['Una']);
const lines = [
  { id: 1, event: { event: 'wind-turned' } },
  { id: 2, event: { event: 'ship-sailed' } },
];
const explanation: Explanation = { has: ({ event }) => event === 'ship-sailed', Text: () => <p>The wind was good.</p> };

it('renders an explanation only on request, and only if there is one', () => {
  render(<Log lines={lines} i18n={i18n} explanation={explanation} />);
  const [line, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  expect(screen.queryByText('The wind was good.')).toBeNull();
  if (!(line instanceof HTMLDetailsElement)) throw new Error('a line that cannot be opened');
  line.open = true;
  fireEvent(line, new Event('toggle'));
  expect(screen.queryByText('The wind was good.')).not.toBeNull();
});

it('is plain where a game has nothing more to say', () => {
  render(<Log lines={lines} i18n={i18n} explanation={undefined} />);
  expect(screen.queryAllByRole('group')).toEqual([]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wind turned.', 'Ship sailed.']);
});
