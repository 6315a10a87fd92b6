/** Opens the player of a page, at the reader's volume. Loaded when a page may sound. */

import { SoundPlayer } from './sound-player.ts';
import { type SoundPreferences, VOLUMES } from './sound-preferences.ts';
import { WebAudioOutput } from './web-audio-output.ts';

export function openPlayer({ isMuted, volume }: SoundPreferences): SoundPlayer {
  const player = new SoundPlayer({
    output: new WebAudioOutput(document),
    isHidden: () => document.visibilityState === 'hidden',
    now: () => performance.now(),
  });
  const adjust = (): void => player.setVolume(isMuted.get() ? 0 : volume.get() / VOLUMES.most);
  volume.subscribe(adjust);
  isMuted.subscribe(adjust);
  adjust();
  return player;
}
