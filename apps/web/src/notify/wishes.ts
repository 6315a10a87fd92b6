/** What the reader wants to hear of, kept in this browser. */
import { Source } from '@skald/client';
import { browserStorage } from '../app/storage.ts';

const KEY = 'skald.sound';

/** Is a sound wanted when it is one's turn? */
export const sound = new Source<boolean>(browserStorage()?.getItem(KEY) !== 'off');

export function wantSound(wanted: boolean): void {
  sound.set(wanted);
  try {
    browserStorage()?.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still does as it was told until it is closed.
  }
}
