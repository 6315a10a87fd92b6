/** What the search asks about a game: which answers are worth trying, and what a position is worth. */
import type { GameTypes, MutableMatch, Question, Random } from '@skald/engine';

/** An answer with the share of attention that it deserves before anything was tried. */
export interface CandidateAnswer {
  readonly answer: unknown;
  readonly prior: number;
}

/** All that a game tells the search. The match it is given is imagined; it may read all of it and must not change it. */
export interface Judgement<G extends GameTypes = GameTypes> {
  /** The answers to examine, the most promising first; the priors add up to 1. */
  candidates(live: MutableMatch<G>, question: Question, random: Random): readonly CandidateAnswer[];
  /** How the imagined match goes on from a position that is new to the tree, before it is valued. */
  playOut(live: MutableMatch<G>, random: Random): void;
  /** The worth of the position to each seat: from 0, lost, to 1, won. */
  value(live: MutableMatch<G>): readonly number[];
  /** How far the match has come, counted from 0: the nearer its end, the more a lead means. */
  stage(live: MutableMatch<G>): number;
}

/** Priors from worths: `temperature` is the difference in worth that makes an answer about a third as likely as the best. */
export function byWorth(
  tried: readonly { readonly answer: unknown; readonly worth: number }[],
  temperature: number,
): readonly CandidateAnswer[] {
  const best = Math.max(...tried.map(({ worth }) => worth));
  const weighed = tried.map(({ answer, worth }) => ({ answer, weight: Math.exp((worth - best) / temperature) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ answer, weight }) => ({ answer, prior: weight / total })).sort((a, b) => b.prior - a.prior);
}

/** The worth of a lead: one half for none, nearly 1 for several times `scale`. */
export function worthOfLead(lead: number, scale: number): number {
  return 1 / (1 + Math.exp(-lead / scale));
}

/** How much of a finished match counts by victory; the rest counts by the lead, so that a narrow defeat beats a rout. */
const VICTORY = 0.7;

/** The worth of a finished or interrupted match by its standings. */
export function worthByStandings({ game, state, over }: MutableMatch<GameTypes>, scale: number): readonly number[] {
  const standings = game.standings(state);
  const winners = standings.filter(({ rank }) => rank === 1).length;
  const values = state.hands.map(() => 0);
  for (const { seat, rank, score } of standings) {
    const rivals = standings.filter((other) => other.seat !== seat).map((other) => other.score);
    const lead = worthOfLead(score - Math.max(...(rivals.length > 0 ? rivals : [0])), scale);
    values[seat] = over ? VICTORY * (rank === 1 ? 1 / winners : 0) + (1 - VICTORY) * lead : lead;
  }
  return values;
}
