/** Strategies that play a seat from that seat's view alone, and the arena that measures them. */
export type { ArenaRow, Rounds, Victories } from './arena/tally.ts';
export { type Pairing, type TournamentReport, type TournamentRow, tournament } from './arena/tournament.ts';
export { type ArenaReport, type ArenaSettings, arena } from './arena.ts';
export { type StrategyFailure, steady } from './steady.ts';
export { findStrategy, strategies, strategyFor } from './strategies.ts';
export type { SearchBudget, Strategy } from './strategy.ts';
