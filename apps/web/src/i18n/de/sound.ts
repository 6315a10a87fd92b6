/** German texts of the sounds. */

import type { en } from '../en/sound.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'sound.mute': 'Stummschalten',
  'sound.title': 'Geräusche',
  'sound.volume': 'Lautstärke',
};
