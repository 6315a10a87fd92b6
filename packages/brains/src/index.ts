/** Brains: what plays a seat by itself, from the view of that seat alone, and the arena that measures them. */
export { type ArenaReport, type ArenaRow, type ArenaSettings, arena } from './arena.ts';
export type { Brain } from './brain.ts';
export { brains, findBrain } from './brains.ts';
