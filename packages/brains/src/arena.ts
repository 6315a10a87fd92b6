/** The arena: brains play against each other in place, each from every seat of the same matches, and are counted. */
import {
  type AnyGame,
  at,
  begin,
  Defect,
  fastChance,
  fastRandom,
  type GameTypes,
  hashText,
  isRefusal,
  Live,
  must,
  type Random,
  type Refusal,
  type Seat,
  type Standing,
  unanswered,
  view,
} from '@skald/engine';
import type { Brain } from './brain.ts';
import { type Interval, wilson } from './wilson.ts';

export interface ArenaSettings {
  /** Rounded up, so that every brain sits in every seat equally often. */
  readonly games: number;
  readonly seed: string;
  /** Options of the game. */
  readonly options?: unknown;
  /** Called after each game. */
  progress?(games: number, of: number): void;
}

export interface ArenaRow {
  readonly brain: string;
  /** Games won, where a victory shared by n counts as an n-th for each. */
  readonly won: number;
  readonly share: number;
  /** Where the true share lies with 95 % confidence. */
  readonly interval: Interval;
  readonly averageScore: number;
  /** 1 is the best. */
  readonly averageRank: number;
  readonly decisions: number;
}

export interface ArenaReport {
  readonly games: number;
  /** One row for each brain, in the order in which they were named. */
  readonly rows: readonly ArenaRow[];
}

/** A match that has not ended by then never will. */
const MOST_DECISIONS = 100_000;

/** The games of a round are one and the same match with every seating: whoever wins more of them is not merely lucky. */
export function arena(game: AnyGame, brains: readonly Brain[], settings: ArenaSettings): ArenaReport | Refusal {
  const start = { seats: brains.length, options: settings.options };
  const probe = begin(game, start, fastChance(0), true);
  if (isRefusal(probe)) return probe;
  const seed = hashText(settings.seed);
  const games = Math.ceil(settings.games / brains.length) * brains.length;
  const tallies = brains.map(({ name }) => new Tally(name));
  for (let played = 0; played < games; played++) {
    const round = Math.floor(played / brains.length);
    const chance = fastChance(fastRandom(seed, round).below(2 ** 32));
    const begun = begin(game, start, chance, true);
    if (isRefusal(begun)) return begun;
    const live = new Live(game, begun.state, chance, { silent: true });
    const contestants = brains.map((brain, i) => ({ brain, random: fastRandom(seed, played, i), tally: at(tallies, i) }));
    const seated = (seat: Seat): Contestant => at(contestants, (seat + played) % contestants.length);
    playOut(live, seated);
    const standings = game.standings(live.state);
    for (const standing of standings) seated(standing.seat).tally.count(standing, standings);
    settings.progress?.(played + 1, games);
  }
  return { games, rows: tallies.map((tally) => tally.row(games)) };
}

interface Contestant {
  readonly brain: Brain;
  readonly random: Random;
  readonly tally: Tally;
}

function playOut(live: Live<GameTypes>, seated: (seat: Seat) => Contestant): void {
  const { game, state } = live;
  for (let decisions = 0; !live.over; decisions++) {
    if (decisions === MOST_DECISIONS) throw new Defect('run-away', `a match of ${game.slug} does not end`);
    const { id, seat } = at(unanswered(state.flow), 0);
    const { brain, random, tally } = seated(seat);
    const seen = view(game, state, seat);
    const decision = must(
      seen.decisions.find((open) => open.id === id),
      `decision ${id}`,
    );
    const outcome = live.answer(seat, id, brain.decide(game, seen, decision, random));
    if (isRefusal(outcome)) throw new Defect('bad-brain', `${brain.name} at ${decision.prompt.key}: ${outcome.reason}`);
    tally.decisions++;
  }
}

/** What became of one brain in all its games. */
class Tally {
  decisions = 0;
  readonly #brain: string;
  #won = 0;
  #score = 0;
  #rank = 0;

  constructor(brain: string) {
    this.#brain = brain;
  }

  count({ rank, score }: Standing, standings: readonly Standing[]): void {
    this.#score += score;
    this.#rank += rank;
    if (rank === 1) this.#won += 1 / standings.filter((other) => other.rank === 1).length;
  }

  row(games: number): ArenaRow {
    return {
      brain: this.#brain,
      won: this.#won,
      share: this.#won / games,
      interval: wilson(this.#won, games),
      averageScore: this.#score / games,
      averageRank: this.#rank / games,
      decisions: this.decisions,
    };
  }
}
