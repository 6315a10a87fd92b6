/** Counting in the arena: the results of one strategy, and how the matches ended. */
import type { Standing } from '@skald/engine';
import type { MatchEnding } from '../games/game-bots.ts';
import { type Interval, wilson } from '../wilson.ts';

/** Games by the kind of victory. */
export type Victories = Readonly<Record<string, number>>;

export interface ArenaRow {
  readonly strategy: string;
  /** Games won; a victory shared by n players counts 1/n for each. */
  readonly won: number;
  readonly share: number;
  /** The 95 % confidence interval of the share. */
  readonly interval: Interval;
  readonly averageScore: number;
  /** 1 is the best. */
  readonly averageRank: number;
  readonly decisions: number;
  /** The games won, by the kind of victory. */
  readonly victories: Victories;
}

/** The results of one strategy. */
export class BotTally {
  decisions = 0;
  readonly #strategy: string;
  #won = 0;
  #score = 0;
  #rank = 0;
  readonly #victories = new Counter();

  constructor(strategy: string) {
    this.#strategy = strategy;
  }

  count({ rank, score }: Standing, standings: readonly Standing[], ending: MatchEnding | undefined): void {
    this.#score += score;
    this.#rank += rank;
    if (rank !== 1) return;
    const part = 1 / standings.filter((other) => other.rank === 1).length;
    this.#won += part;
    if (ending) this.#victories.add(ending.victory, part);
  }

  row(games: number): ArenaRow {
    return {
      strategy: this.#strategy,
      won: this.#won,
      share: this.#won / games,
      interval: wilson(this.#won, games),
      averageScore: this.#score / games,
      averageRank: this.#rank / games,
      decisions: this.decisions,
      victories: this.#victories.counted(),
    };
  }
}

/** The length and the kinds of victory of many matches. */
export class Endings {
  #matches = 0;
  #rounds = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = 0;
  readonly #lost = new Counter();

  count({ rounds, victory }: MatchEnding, standings: readonly Standing[]): void {
    this.#matches++;
    this.#rounds += rounds;
    this.#least = Math.min(this.#least, rounds);
    this.#most = Math.max(this.#most, rounds);
    if (standings.every(({ rank }) => rank > 1)) this.#lost.add(victory, 1);
  }

  /** Undefined for a game that does not say how its matches end. */
  rounds(): Rounds | undefined {
    if (this.#matches === 0) return undefined;
    return { average: this.#rounds / this.#matches, least: this.#least, most: this.#most };
  }

  /** The games that no seat won. */
  lost(): Victories {
    return this.#lost.counted();
  }
}

export interface Rounds {
  readonly average: number;
  readonly least: number;
  readonly most: number;
}

class Counter {
  readonly #counts = new Map<string, number>();

  add(name: string, count: number): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  }

  /** By name, in alphabetical order. */
  counted(): Victories {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
