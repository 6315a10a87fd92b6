/** The warrior's weights for Raids, in glory. Found by playing the warrior against itself in the arena. */
export interface RaidsWeights {
  /** The probability that some ship takes a given tile still to come; each ship has an equal share of it. */
  readonly grasp: number;
  /** The worth of a Viking at the start of the game: blows struck and monsters defeated. */
  readonly viking: number;
  /** Each further Viking is worth this part of the one before. */
  readonly crowd: number;
  /** The part of the Vikings still to be hired that will be aboard at the end. */
  readonly kept: number;
  /** A free shield: room for the next Viking. */
  readonly shield: number;
  /** The part of the goods that posts could buy that the ship will sell. */
  readonly sale: number;
  /** The part of the monsters to come that the ship will meet and fight. */
  readonly hunt: number;
  /** The part of a lead for a harbour tile that rivals make up in a whole voyage. */
  readonly sway: number;
  /** The worth of arriving one place earlier on this voyage, in tiles. */
  readonly tie: number;
  /** How much the gains of the forecast count. */
  readonly hope: number;
  /** The cost of each position that a ship sails further than it must. */
  readonly pace: number;
  /** The probability that a ship that could attack does. */
  readonly threat: number;
  /** How much the others' glory counts against the own. */
  readonly rivalry: number;
}

export const WEIGHTS: RaidsWeights = {
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
