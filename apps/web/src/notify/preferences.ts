/** The reader's choice of notices, kept in this browser. */
import { ObservableValue } from '@skald/client';
import { browserStorage } from '../app/storage.ts';

const KEY = 'skald.sound';

/** Does the reader want a sound for their turn? */
export const sound = new ObservableValue<boolean>(browserStorage()?.getItem(KEY) !== 'off');

export function wantSound(wanted: boolean): void {
  sound.set(wanted);
  try {
    browserStorage()?.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // Without storage, the choice holds until the page is closed.
  }
}
