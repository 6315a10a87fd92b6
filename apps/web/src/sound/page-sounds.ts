/** The sounds of the page: one player, which is no part of the first load. */
import type { SoundName } from './recipe.ts';
import type { SoundPlayer } from './sound-player.ts';
import type { SoundPreferences } from './sound-preferences.ts';

export type PlayerLoader = (preferences: SoundPreferences) => Promise<Pick<SoundPlayer, 'play' | 'notify'>>;

const loadPlayer: PlayerLoader = async (preferences) => (await import('./open-player.ts')).openPlayer(preferences);

export class PageSounds {
  readonly preferences: SoundPreferences;
  readonly #load: PlayerLoader;
  #player: ReturnType<PlayerLoader> | undefined;

  constructor(preferences: SoundPreferences, load: PlayerLoader = loadPlayer) {
    this.preferences = preferences;
    this.#load = load;
  }

  /** Loads the player before the first sound: some browsers allow sounds only after a press that it has seen. */
  prepare(): void {
    void this.#withPlayer(() => undefined);
  }

  /** Plays what happens on the table; a hidden tab is quiet. */
  readonly play = (sound: SoundName): void => void this.#withPlayer((player) => player.play(sound));

  /** Plays a notice, which is meant for people who look elsewhere. */
  readonly notify = (sound: SoundName): void => void this.#withPlayer((player) => player.notify(sound));

  async #withPlayer(use: (player: Pick<SoundPlayer, 'play' | 'notify'>) => void): Promise<void> {
    this.#player ??= this.#load(this.preferences);
    const player = await this.#player.catch(() => undefined);
    if (player) use(player);
    // The page is offline or was replaced by a new version: it stays silent, and the next sound tries again.
    else this.#player = undefined;
  }
}
