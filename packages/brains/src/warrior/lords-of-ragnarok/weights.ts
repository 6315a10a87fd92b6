/** How the warrior weighs a position of Lords of Ragnarok: in regions, of which a plain one counts 1. */
export interface Weights {
  /** A complete land, as a step to the Mighty Jarl; a part of it counts less than its share. */
  readonly land: number;
  /** How much less: the share of the land is raised to this power. */
  readonly focus: number;
  /** A temple, and a shrine where one could be built, as steps to the Great Godi. */
  readonly temple: number;
  readonly shrine: number;
  /** A slain monster and an own marker on a living one, as steps to the Fearless Slayer. */
  readonly slain: number;
  readonly wound: number;
  /** A region at the world tree, and one once Ragnarok is near. */
  readonly wheel: number;
  readonly ragnarok: number;
  /** A point of strength in an army, and an army as such. */
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
  /** An own marker on the wheel: an action that is barred until a monument grows. */
  readonly marker: number;
  /** A devastation marker on the map; each one more weighs heavier. */
  readonly devastation: number;
  /** What an army could take next, and what the hero could usurp, hunt, forge or befriend, as parts of its worth. */
  readonly reach: number;
  readonly hero: number;
  /** What somebody else could take, as a part of its worth. */
  readonly danger: number;
  /** How much the position of the best rival counts against the own. */
  readonly rivalry: number;
}

export const WEIGHTS: Weights = {
  land: 9,
  focus: 1.6,
  temple: 7,
  shrine: 2,
  slain: 5,
  wound: 0.7,
  wheel: 1.5,
  ragnarok: 2,
  strength: 0.7,
  army: 0.8,
  might: 1.2,
  wisdom: 0.7,
  authority: 1.6,
  injury: 0.8,
  priest: 1.4,
  rune: 0.5,
  card: 0.5,
  blessing: 1.5,
  artifact: 1.5,
  alliance: 0.7,
  marker: 0.35,
  devastation: 0.4,
  reach: 0.35,
  hero: 0.4,
  danger: 0.35,
  rivalry: 1,
};
