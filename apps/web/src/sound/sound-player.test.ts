/** Which sounds are heard: volume, mute, hidden tabs, and the limits of voices. */
import { expect, it } from 'vitest';
import type { SoundName } from './recipe.ts';
import { MOST_VOICES, SAME_SOUND_REST, SoundPlayer } from './sound-player.ts';

function playerAt(volume = 0.5) {
  const page = { now: 0, isHidden: false };
  const started: SoundName[] = [];
  const stopped: SoundName[] = [];
  const volumes: number[] = [];
  const ends: (() => void)[] = [];
  const player = new SoundPlayer({
    output: {
      start: (sound, onEnd) => {
        started.push(sound);
        ends.push(onEnd);
        return { stop: () => stopped.push(sound) };
      },
      setVolume: (wanted) => volumes.push(wanted),
    },
    isHidden: () => page.isHidden,
    now: () => page.now,
  });
  player.setVolume(volume);
  return { player, page, started, stopped, volumes, ends };
}

it('plays at the volume that was set', () => {
  const { player, started, volumes } = playerAt(0.4);
  player.play('coin');
  player.setVolume(0.7);
  expect(started).toEqual(['coin']);
  expect(volumes).toEqual([0.4, 0.7]);
});

it('plays nothing while muted, not even notices', () => {
  const { player, started, volumes } = playerAt(0);
  player.play('win');
  player.notify('horn');
  expect(started).toEqual([]);
  expect(volumes).toEqual([0]);
});

it('a hidden tab is quiet but for notices', () => {
  const { player, page, started } = playerAt();
  page.isHidden = true;
  player.play('clash');
  player.play('turn');
  player.notify('horn');
  page.isHidden = false;
  player.play('clash');
  expect(started).toEqual(['horn', 'clash']);
});

it('plays the same sound again only after a rest, and others at once', () => {
  const { player, page, started } = playerAt();
  player.play('coin');
  page.now = SAME_SOUND_REST - 1;
  player.play('coin');
  player.play('card');
  page.now = SAME_SOUND_REST;
  player.play('coin');
  expect(started).toEqual(['coin', 'card', 'coin']);
});

it('has few voices: what matters more takes the place of what matters least', () => {
  const { player, started, stopped, ends } = playerAt();
  for (const sound of ['clash', 'coin', 'horn', 'dice'] as const) player.play(sound);
  expect(started).toHaveLength(MOST_VOICES);
  player.play('draw');
  expect(started).toHaveLength(MOST_VOICES);
  player.play('win');
  expect(stopped).toEqual(['coin']);
  expect(started.at(-1)).toBe('win');
  ends[0]?.();
  player.play('draw');
  expect(started.at(-1)).toBe('draw');
  expect(stopped).toEqual(['coin']);
});

it('a sound that the browser refuses takes no voice', () => {
  const started: SoundName[] = [];
  const player = new SoundPlayer({
    output: {
      start: (sound, onEnd) => {
        started.push(sound);
        onEnd();
        return { stop: () => undefined };
      },
      setVolume: () => undefined,
    },
    isHidden: () => false,
    now: () => 0,
  });
  player.setVolume(1);
  for (const sound of ['win', 'lose', 'turn', 'doom', 'draw'] as const) player.play(sound);
  expect(started.at(-1)).toBe('draw');
});
