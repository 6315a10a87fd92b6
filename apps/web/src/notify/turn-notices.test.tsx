/** The horn of the site: for a turn in a match that is out of sight, once, and only if it is wanted. */
import { ObservableValue } from '@skald/client';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageSounds } from '../sound/page-sounds.ts';
import { PageSoundsProvider } from '../sound/page-sounds-context.tsx';
import { SoundPreferences } from '../sound/sound-preferences.ts';
import { TurnNoticesOf } from './turn-notices.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const waitingFor = (turn: readonly number[]) => ({
  freshness: 'live' as const,
  matches: [{ id: 'm1', status: 'running' as const, turn: [...turn] }],
});

/** The horn as it is heard when the match becomes the reader's turn. */
async function hornAt(visibility: DocumentVisibilityState, preferences = new SoundPreferences(undefined)) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(document, 'hasFocus').mockReturnValue(visibility === 'visible');
  const horn = vi.fn();
  // The player is loaded for it.
  const sounds = new PageSounds(preferences, async () => ({ play: () => undefined, notify: horn }));
  const state = new ObservableValue(waitingFor([]));
  render(
    <PageSoundsProvider sounds={sounds}>
      <TurnNoticesOf mine={{ state }} />
    </PageSoundsProvider>,
  );
  await act(async () => state.set(waitingFor([0])));
  await act(async () => state.set(waitingFor([0])));
  return horn;
}

it('sounds in a hidden tab', async () => {
  const horn = await hornAt('hidden');
  await vi.waitFor(() => expect(horn).toHaveBeenCalledExactlyOnceWith('horn'));
});

it('sounds on a page that shows something else', async () => {
  const horn = await hornAt('visible');
  await vi.waitFor(() => expect(horn).toHaveBeenCalledOnce());
});

it('does not sound over the table itself, which has its own sound for that', async () => {
  const before = window.location.pathname;
  window.history.replaceState(null, '', '/match/m1');
  const horn = await hornAt('visible');
  window.history.replaceState(null, '', before);
  expect(horn).not.toHaveBeenCalled();
});

it('does not sound for readers who do not want it', async () => {
  const preferences = new SoundPreferences(undefined);
  preferences.setHorn(false);
  expect(await hornAt('hidden', preferences)).not.toHaveBeenCalled();
});
