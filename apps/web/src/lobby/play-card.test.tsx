/** The start page keeps what the visitor typed and chose. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../account/testing/fake-server.ts';
import { settingsIn, TestPage } from '../account/testing/test-page.tsx';
import { PlayCard } from './play-card.tsx';

afterEach(cleanup);

it('keeps the name and the strength when another game is chosen', async () => {
  const { server } = fakeServer({ 'GET /api/games': { status: 200, body: { games: [] } } });
  render(
    <TestPage server={server} settings={settingsIn('en')}>
      <PlayCard />
    </TestPage>,
  );
  const suggested = (await screen.findByLabelText('Your name')).getAttribute('placeholder');
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Runa' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Novices' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Valda' }));
  await screen.findByRole('button', { name: 'Play Valda now' });
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Runa');
  expect(screen.getByRole('radio', { name: 'Novices' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Your name').getAttribute('placeholder')).toBe(suggested);
});
