/** The warrior's weights for Valda, in followers. Found by playing in the arena. */
import type { Realm } from '@skald/engine/games/valda';

/** A left-over resource, for each turn to come, up to a maximum. */
export const LEFT_OVER = 0.05;
export const MOST_LEFT_OVER = 0.16;
/** A card drawn from a base deck, and one from a god deck. */
export const BASE_CARD = 0.3;
export const GOD_CARD = 0.55;
/** The yield of a mine and a drill each turn. */
export const MINE = 0.42;
export const DRILL = 0.45;

/** The yield of the first and second power in each turn of use, besides the part computed exactly. */
export const POWERS: Readonly<Record<Realm, readonly [number, number]>> = {
  heimdall: [0.3, 0.2],
  freya: [0.25, 0.25],
  surtur: [0.15, 0.1],
  tyr: [0.2, 0.1],
  thor: [0.45, 0.4],
  odin: [0.6, 0.55],
  loki: [0.6, 0.6],
};
/** The yield of the open draws of a controlled realm each turn. */
export const CONTROL = 0.2;

/** A rival's loss as a part of the same own gain; more if the rival leads. */
export const HARM = 0.35;
export const HARM_TO_LEADER = 0.7;
