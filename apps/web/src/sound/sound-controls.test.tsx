/** Mute and volume are kept in the browser, and the slider shows them. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { pageTranslator } from '../i18n/translators.ts';
import { PageSounds } from './page-sounds.ts';
import { PageSoundsProvider } from './page-sounds-context.tsx';
import { SoundControls, SoundMenu } from './sound-controls.tsx';
import { SoundPreferences, VOLUMES, volumeIn } from './sound-preferences.ts';

const i18n = pageTranslator('en', en);

/** Draws the controls; returns the preferences that they change. */
function draw(controls: ReactNode): SoundPreferences {
  const preferences = new SoundPreferences(localStorage);
  const sounds = new PageSounds(preferences, async () => ({ play: () => undefined, notify: () => undefined }));
  render(<PageSoundsProvider sounds={sounds}>{controls}</PageSoundsProvider>);
  return preferences;
}

afterEach(() => {
  cleanup();
  localStorage.removeItem('skald.volume');
  localStorage.removeItem('skald.mute');
});

it('sounds are on at a moderate volume until somebody chooses', () => {
  const { isMuted } = draw(<SoundControls i18n={i18n} />);
  expect(isMuted.get()).toBe(false);
  expect(screen.getByLabelText('Volume')).toHaveProperty('valueAsNumber', VOLUMES.normal);
});

it('the slider sets the volume, and the browser keeps it', () => {
  const { volume } = draw(<SoundControls i18n={i18n} />);
  fireEvent.change(screen.getByLabelText('Volume'), { target: { value: '20' } });
  expect(volume.get()).toBe(20);
  expect(volumeIn(localStorage)).toBe(20);
});

it('mute silences without forgetting the volume', () => {
  const preferences = draw(<SoundMenu i18n={i18n} />);
  const { isMuted, volume } = preferences;
  act(() => preferences.setVolume(80));
  const mute = screen.getByLabelText('Mute');
  fireEvent.click(mute);
  expect(isMuted.get()).toBe(true);
  expect(localStorage.getItem('skald.mute')).toBe('on');
  expect(mute.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(mute);
  expect(isMuted.get()).toBe(false);
  expect(volume.get()).toBe(80);
});

it.each(['', 'loud', '-5', '101'])('makes nothing of a kept volume of "%s"', (kept) => {
  expect(volumeIn({ getItem: () => kept })).toBe(VOLUMES.normal);
});
