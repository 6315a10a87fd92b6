/** How loud the reader wants the sounds, kept in this browser. */
import { ObservableValue } from '@skald/client';
import { browserStorage } from '../app/storage.ts';

/** In hundredths. */
export const VOLUMES = { least: 0, most: 100, step: 5, normal: 55 } as const;

const [VOLUME_KEY, MUTE_KEY] = ['skald.volume', 'skald.mute'] as const;

export const volume = new ObservableValue<number>(volumeIn(browserStorage()));
export const isMuted = new ObservableValue<boolean>(browserStorage()?.getItem(MUTE_KEY) === 'on');

/** The kept volume, or the normal one if there is none. */
export function volumeIn(storage: Pick<Storage, 'getItem'> | undefined): number {
  const kept = Number.parseInt(storage?.getItem(VOLUME_KEY) ?? '', 10);
  return kept >= VOLUMES.least && kept <= VOLUMES.most ? kept : VOLUMES.normal;
}

export function setVolume(wanted: number): void {
  volume.set(wanted);
  keep(VOLUME_KEY, String(wanted));
}

export function setMuted(wanted: boolean): void {
  isMuted.set(wanted);
  keep(MUTE_KEY, wanted ? 'on' : 'off');
}

function keep(key: string, value: string): void {
  try {
    browserStorage()?.setItem(key, value);
  } catch {
    // Without storage, the choice holds until the page is closed.
  }
}
