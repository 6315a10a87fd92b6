/** Italian texts of the advice for a first game. */

import type { en } from '../en/learn.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'coach.title': 'Consiglio',
  'coach.understood': 'Ho capito',
};
