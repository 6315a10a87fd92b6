/** German texts of the advice for a first game. */

import type { en } from '../en/learn.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'coach.title': 'Tipp',
  'coach.understood': 'Verstanden',
};
