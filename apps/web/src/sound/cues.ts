/** Turns events into sounds: each event of a game has its cue; of several at once only the most important is heard. */
import { importanceOf, type SoundName } from './recipe.ts';

/** `outcome` is heard as `win` or `lose` when the results are shown. */
type Cue = SoundName | 'outcome' | 'silent';

/** By the names of events. An event that it does not name is silent. */
export type GameSounds = Readonly<Record<string, Cue>>;

/** Every event of a game has its cue: a missing one does not compile. */
export type EventSounds<E extends { readonly event: string }> = Readonly<Record<E['event'], Cue>>;

/** Events without scenes are gathered for this many milliseconds. */
export const GATHERING = 90;

export interface CuesDeps {
  play(sound: SoundName): void;
  wait(ms: number, wake: () => void): () => void;
}

export class Cues {
  readonly #deps: CuesDeps;
  #best: SoundName | null = null;
  #cancel: (() => void) | undefined;

  constructor(deps: CuesDeps) {
    this.#deps = deps;
  }

  /** Remembers a sound; of several, the most important, and the last of equals. */
  readonly add = (sound: SoundName): void => {
    if (this.#best === null || importanceOf(sound) >= importanceOf(this.#best)) this.#best = sound;
  };

  /** Plays what is remembered now. */
  readonly play = (): void => {
    const sound = this.#best;
    this.clear();
    if (sound) this.#deps.play(sound);
  };

  /** Plays what is remembered in a moment, together with what still comes. */
  readonly gather = (): void => {
    if (this.#best !== null) this.#cancel ??= this.#deps.wait(GATHERING, this.play);
  };

  clear(): void {
    this.#best = null;
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
