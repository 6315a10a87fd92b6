/** The sails of the ships: each player's has a pattern, beside colour and rune. */
import type { Longship } from '@skald/engine/games/raids';

/** The colours of the ships in the box. */
export type ShipColour = Longship['colour'];

/** Where darker cloth is sewn into the sail. */
export const SAIL_PATTERNS: Readonly<Record<ShipColour, string>> = {
  orange: '',
  blue: 'M-27 -31Q0 -25 27 -31L29 -20Q0 -13 -26 -20ZM-27 -8Q0 0 30 -8L29 2Q0 9 -28 2Z',
  green: 'M-21 -41L-13 -39Q-10 -18 -14 7L-23 5Q-17 -17 -21 -41ZM13 -39L21 -41Q28 -18 24 5L14 7Q19 -16 13 -39Z',
  pink: 'M-26 -40L-14 -38L28 3L16 6ZM26 -40L14 -38L-29 3L-16 6Z',
};
