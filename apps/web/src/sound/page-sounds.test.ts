/** The page loads its player once, and again after a failure. */
import { expect, it, vi } from 'vitest';
import { PageSounds } from './page-sounds.ts';
import { SoundPreferences } from './sound-preferences.ts';

it('loads one player for all sounds', async () => {
  const player = { play: vi.fn(), notify: vi.fn() };
  const load = vi.fn(async () => player);
  const sounds = new PageSounds(new SoundPreferences(undefined), load);
  sounds.prepare();
  sounds.play('place');
  sounds.notify('horn');
  await vi.waitFor(() => expect(player.notify).toHaveBeenCalledExactlyOnceWith('horn'));
  expect(player.play).toHaveBeenCalledExactlyOnceWith('place');
  expect(load).toHaveBeenCalledOnce();
});

it('stays silent where the player cannot be loaded, and tries again at the next sound', async () => {
  const player = { play: vi.fn(), notify: vi.fn() };
  const load = vi.fn(async () => player);
  load.mockRejectedValueOnce(new Error('offline'));
  const sounds = new PageSounds(new SoundPreferences(undefined), load);
  sounds.play('place');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  sounds.play('coin');
  await vi.waitFor(() => expect(player.play).toHaveBeenCalledExactlyOnceWith('coin'));
});
