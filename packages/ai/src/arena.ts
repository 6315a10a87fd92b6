/** The arena: strategies play the same matches from every seat, and it counts their wins. */
import {
  type AnyGame,
  begin,
  Defect,
  fastChance,
  fastRandom,
  type GameTypes,
  hashText,
  isRefusal,
  itemAt,
  type MutableMatch,
  playInPlace,
  type Random,
  type Refusal,
  required,
  type Seat,
  unanswered,
  view,
} from '@skald/engine';
import { type ArenaRow, BotTally, Endings, type Rounds, type Victories } from './arena/tally.ts';
import { gameBots } from './games/index.ts';
import type { Strategy } from './strategy.ts';

export interface ArenaSettings {
  /** Rounded up, so that every strategy sits in every seat equally often. */
  readonly games: number;
  readonly seed: string;
  /** Options of the game. */
  readonly options?: unknown;
  /** Called after each game. */
  progress?(games: number, of: number): void;
}

export interface ArenaReport {
  readonly games: number;
  /** One row for each strategy, in the order given. */
  readonly rows: readonly ArenaRow[];
  /** The length of the matches; missing for a game that does not say. */
  readonly rounds?: Rounds;
  /** The games that no seat won, by the kind of victory: an automated opponent won. */
  readonly lost: Victories;
}

/** A match with more decisions never ends. */
const MOST_DECISIONS = 100_000;

/** Each round plays one deal with every seating, so that luck cancels out. */
export function arena(game: AnyGame, strategies: readonly Strategy[], settings: ArenaSettings): ArenaReport | Refusal {
  const start = { seats: strategies.length, options: settings.options };
  const probe = begin(game, start, fastChance(0), true);
  if (isRefusal(probe)) return probe;
  const seed = hashText(settings.seed);
  const games = Math.ceil(settings.games / strategies.length) * strategies.length;
  const tallies = strategies.map(({ name }) => new BotTally(name));
  const endings = new Endings();
  for (let played = 0; played < games; played++) {
    const round = Math.floor(played / strategies.length);
    const chance = fastChance(fastRandom(seed, round).below(2 ** 32));
    const begun = begin(game, start, chance, true);
    if (isRefusal(begun)) return begun;
    const live = playInPlace(game, begun.state, chance, { silent: true });
    const contestants = strategies.map((strategy, i) => ({ strategy, random: fastRandom(seed, played, i), tally: itemAt(tallies, i) }));
    const seated = (seat: Seat): Contestant => itemAt(contestants, (seat + played) % contestants.length);
    playOut(live, seated);
    const standings = game.standings(live.state);
    const ending = gameBots.get(game.slug)?.ending?.(game, live.state.table);
    for (const standing of standings) seated(standing.seat).tally.count(standing, standings, ending);
    if (ending) endings.count(ending, standings);
    settings.progress?.(played + 1, games);
  }
  const rounds = endings.rounds();
  return { games, rows: tallies.map((tally) => tally.row(games)), ...(rounds && { rounds }), lost: endings.lost() };
}

interface Contestant {
  readonly strategy: Strategy;
  readonly random: Random;
  readonly tally: BotTally;
}

function playOut(live: MutableMatch<GameTypes>, seated: (seat: Seat) => Contestant): void {
  const { game, state } = live;
  for (let decisions = 0; !live.over; decisions++) {
    if (decisions === MOST_DECISIONS) throw new Defect('run-away', `a match of ${game.slug} does not end`);
    const { id, seat } = itemAt(unanswered(state.flow), 0);
    const { strategy, random, tally } = seated(seat);
    const seen = view(game, state, seat);
    const decision = required(
      seen.decisions.find((open) => open.id === id),
      `decision ${id}`,
    );
    const outcome = live.answer(seat, id, strategy.decide(game, seen, decision, random));
    if (isRefusal(outcome)) throw new Defect('bad-brain', `${strategy.name} at ${decision.prompt.key}: ${outcome.reason}`);
    tally.decisions++;
  }
}
