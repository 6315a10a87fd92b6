/** The one player of this page, at the reader's volume. */
import { isMuted, VOLUMES, volume } from './preferences.ts';
import { SoundPlayer } from './sound-player.ts';
import { WebAudioOutput } from './web-audio-output.ts';

export const siteSounds = new SoundPlayer({
  output: new WebAudioOutput(document),
  isHidden: () => document.visibilityState === 'hidden',
  now: () => performance.now(),
});

function adjust(): void {
  siteSounds.setVolume(isMuted.get() ? 0 : volume.get() / VOLUMES.most);
}
volume.subscribe(adjust);
isMuted.subscribe(adjust);
adjust();
