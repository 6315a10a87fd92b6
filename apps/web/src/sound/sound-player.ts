/** Decides which sounds are heard: none while muted, only notices in a hidden tab, and never many at once. */
import { importanceOf, type SoundName } from './recipe.ts';

/** A sound that plays. */
export interface Voice {
  /** Fades out quickly. */
  stop(): void;
}

/** Where sounds are heard. */
export interface SoundOutput {
  /** `onEnd` is called once: at the end, when stopped, or if the browser does not allow sounds now. */
  start(sound: SoundName, onEnd: () => void): Voice;
  /** From 0 to 1. */
  setVolume(volume: number): void;
}

export interface SoundPlayerDeps {
  readonly output: SoundOutput;
  isHidden(): boolean;
  /** In milliseconds. */
  now(): number;
}

export const MOST_VOICES = 4;
/** The same sound is not heard twice within this many milliseconds. */
export const SAME_SOUND_REST = 60;

interface Playing {
  readonly sound: SoundName;
  readonly voice: Voice;
}

export class SoundPlayer {
  readonly #deps: SoundPlayerDeps;
  readonly #voices = new Set<Playing>();
  readonly #lastStart = new Map<SoundName, number>();
  #volume = 0;

  constructor(deps: SoundPlayerDeps) {
    this.#deps = deps;
  }

  /** From 0, which mutes, to 1. */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#deps.output.setVolume(volume);
  }

  /** Plays what happens on the table; a hidden tab is quiet. */
  readonly play = (sound: SoundName): void => {
    if (!this.#deps.isHidden()) this.notify(sound);
  };

  /** Plays a notice, which is meant for people who look elsewhere. */
  readonly notify = (sound: SoundName): void => {
    const now = this.#deps.now();
    if (this.#volume === 0 || now - (this.#lastStart.get(sound) ?? Number.NEGATIVE_INFINITY) < SAME_SOUND_REST) return;
    if (!this.#makeRoomFor(sound)) return;
    this.#lastStart.set(sound, now);
    let hasEnded = false;
    let playing: Playing | undefined;
    const voice = this.#deps.output.start(sound, () => {
      hasEnded = true;
      if (playing) this.#voices.delete(playing);
    });
    playing = { sound, voice };
    if (!hasEnded) this.#voices.add(playing);
  };

  /** Ends the least important voice, the oldest of several, unless all matter more. */
  #makeRoomFor(sound: SoundName): boolean {
    if (this.#voices.size < MOST_VOICES) return true;
    const [least] = [...this.#voices].sort((a, b) => importanceOf(a.sound) - importanceOf(b.sound));
    if (!least || importanceOf(least.sound) > importanceOf(sound)) return false;
    this.#voices.delete(least);
    least.voice.stop();
    return true;
  }
}
