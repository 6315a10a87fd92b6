/** How the warrior weighs what has no printed value at Valda, in followers. Found by playing in the arena. */
import type { Realm } from '@skald/engine/games/valda';

/** A resource left over, for each turn still to come, up to the most that it is ever worth. */
export const LEFT_OVER = 0.05;
export const MOST_LEFT_OVER = 0.16;
/** A card drawn from a base deck, and one from a god deck. */
export const BASE_CARD = 0.3;
export const GOD_CARD = 0.55;
/** What a mine and a drill bring each turn. */
export const MINE = 0.42;
export const DRILL = 0.45;

/** What the first and the second power bring each turn in which they can be used, beside what is reckoned exactly. */
export const POWERS: Readonly<Record<Realm, readonly [number, number]>> = {
  heimdall: [0.3, 0.2],
  freya: [0.25, 0.25],
  surtur: [0.15, 0.1],
  tyr: [0.2, 0.1],
  thor: [0.45, 0.4],
  odin: [0.6, 0.55],
  loki: [0.6, 0.6],
};
/** What the open draws of a controlled realm bring each turn. */
export const CONTROL = 0.2;

/** How much the loss of a rival is worth, as a part of the same gain of one's own; more where the rival leads. */
export const HARM = 0.35;
export const HARM_TO_LEADER = 0.7;
