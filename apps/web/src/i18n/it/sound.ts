/** Italian texts of the sounds. */

import type { en } from '../en/sound.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'sound.mute': 'Disattiva l’audio',
  'sound.title': 'Suoni',
  'sound.volume': 'Volume dei suoni',
};
