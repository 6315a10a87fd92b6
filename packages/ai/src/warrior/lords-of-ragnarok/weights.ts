/** The warrior's weights for Lords of Ragnarok, in regions: a plain region counts 1. */
export interface LordsWeights {
  /** A complete land, as a step to the Mighty Jarl; a part of a land counts less than its share. */
  readonly land: number;
  /** The share of a land is raised to this power. */
  readonly focus: number;
  /** A temple, and a shrine for a future temple, as steps to the Great Godi. */
  readonly temple: number;
  readonly shrine: number;
  /** A slain monster, and an own marker on a living one, as steps to the Fearless Slayer. */
  readonly slain: number;
  readonly wound: number;
  /** An own marker on Loki. */
  readonly lokiWound: number;
  /** A region at the world tree: in general, and in addition when Ragnarok has come. */
  readonly wheel: number;
  readonly ragnarok: number;
  /** A point of army strength, and an army as such. */
  readonly strength: number;
  readonly army: number;
  readonly might: number;
  readonly wisdom: number;
  readonly authority: number;
  readonly injury: number;
  readonly priest: number;
  readonly rune: number;
  readonly card: number;
  readonly blessing: number;
  readonly artifact: number;
  readonly alliance: number;
  /** An own marker on the wheel, which blocks an action until the next monument. */
  readonly marker: number;
  /** A devastation marker on the map; each further one weighs more. */
  readonly devastation: number;
  /** Regions in reach of armies, and the hero's options, as a part of their worth. */
  readonly reach: number;
  readonly hero: number;
  /** The same for what can still be done in this turn. */
  readonly near: number;
  /** Regions that a rival could take, as a part of their worth. */
  readonly danger: number;
  /** A victory that the own next turn could bring, and one that a rival's could. */
  readonly promise: number;
  readonly threat: number;
  /** The outcome of Ragnarok once it has come, and the part that everything else counts then. */
  readonly reckoning: number;
  readonly rest: number;
  /** How much the best rival's position counts against the own. */
  readonly rivalry: number;
  /** How much the means of the human rival who has most count against it. */
  readonly envy: number;
}

export const WEIGHTS: LordsWeights = {
  land: 9,
  focus: 1.6,
  temple: 7,
  shrine: 2,
  slain: 7,
  wound: 0.9,
  lokiWound: 1.5,
  wheel: 1.5,
  ragnarok: 7,
  strength: 1.3,
  army: 0.8,
  might: 1.2,
  wisdom: 0.7,
  authority: 3.5,
  injury: 0.8,
  priest: 3,
  rune: 1.3,
  card: 1.2,
  blessing: 1.5,
  artifact: 1.5,
  alliance: 4,
  marker: 0.35,
  devastation: 0.4,
  reach: 0.35,
  hero: 0.4,
  near: 0.85,
  danger: 0.8,
  promise: 10,
  threat: 30,
  reckoning: 60,
  rest: 0.3,
  rivalry: 1,
  envy: 0.7,
};
