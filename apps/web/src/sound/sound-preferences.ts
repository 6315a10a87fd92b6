/** How loud the reader wants the sounds, and whether a horn tells of their turn: kept in this browser. */
import { ObservableValue } from '@skald/client';

/** In hundredths. */
export const VOLUMES = { least: 0, most: 100, step: 5, normal: 55 } as const;

const [VOLUME_KEY, MUTE_KEY, HORN_KEY] = ['skald.volume', 'skald.mute', 'skald.sound'] as const;

type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>;

export class SoundPreferences {
  readonly volume: ObservableValue<number>;
  readonly isMuted: ObservableValue<boolean>;
  /** Does the reader want a horn for their turn in a match that is out of sight? */
  readonly wantsHorn: ObservableValue<boolean>;
  readonly #storage: PreferenceStorage | undefined;

  constructor(storage: PreferenceStorage | undefined) {
    this.#storage = storage;
    this.volume = new ObservableValue(volumeIn(storage));
    this.isMuted = new ObservableValue(storage?.getItem(MUTE_KEY) === 'on');
    this.wantsHorn = new ObservableValue(storage?.getItem(HORN_KEY) !== 'off');
  }

  setVolume(volume: number): void {
    this.volume.set(volume);
    this.#keep(VOLUME_KEY, String(volume));
  }

  setMuted(isMuted: boolean): void {
    this.isMuted.set(isMuted);
    this.#keep(MUTE_KEY, isMuted ? 'on' : 'off');
  }

  setHorn(isWanted: boolean): void {
    this.wantsHorn.set(isWanted);
    this.#keep(HORN_KEY, isWanted ? 'on' : 'off');
  }

  #keep(key: string, value: string): void {
    try {
      this.#storage?.setItem(key, value);
    } catch {
      // Without storage, the choice holds until the page is closed.
    }
  }
}

/** The kept volume, or the normal one if there is none. */
export function volumeIn(storage: Pick<Storage, 'getItem'> | undefined): number {
  const kept = Number.parseInt(storage?.getItem(VOLUME_KEY) ?? '', 10);
  return kept >= VOLUMES.least && kept <= VOLUMES.most ? kept : VOLUMES.normal;
}
