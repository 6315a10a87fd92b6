/** How the warrior weighs what has no printed value. All in glory; found by playing the warrior against itself in the arena. */
export interface Weights {
  /** The chance that a ship gets one given tile still to come, shared out among so many ships. */
  readonly grasp: number;
  /** What a Viking aboard is good for at the start of the game: blows struck and monsters felled. */
  readonly viking: number;
  /** Each further Viking is good for so much of the one before. */
  readonly crowd: number;
  /** How many of the Vikings still to be hired will be aboard at the end. */
  readonly kept: number;
  /** A free shield, which is room for the next Viking. */
  readonly shield: number;
  /** How many of the goods that could be sold at posts to come will be. */
  readonly sale: number;
  /** How many of the monsters to come the ship will meet and fight. */
  readonly hunt: number;
  /** How much of a lead for a harbour tile is made up again in a whole voyage. */
  readonly sway: number;
  /** For how much of a tile it counts to come home one place earlier in this voyage. */
  readonly tie: number;
  /** What is hoped for of each stop in reach, as a part of its worth. */
  readonly hope: number;
  /** What a ship gives up for each position by which it sails further than it must. */
  readonly pace: number;
  /** How likely a ship that could attack does. */
  readonly threat: number;
  /** How much the glory of the others counts against the own. */
  readonly rivalry: number;
}

export const WEIGHTS: Weights = {
  grasp: 0.65,
  viking: 1.45,
  crowd: 0.85,
  kept: 0.5,
  shield: 0.08,
  sale: 0.7,
  hunt: 0.33,
  sway: 0.8,
  tie: 0.2,
  hope: 0.7,
  pace: 0.35,
  threat: 0.65,
  rivalry: 0.6,
};
