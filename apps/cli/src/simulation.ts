/** Random play in place: many matches from one seed, always the same for the same settings. */
import {
  type AnyGame,
  at,
  begin,
  type Chance,
  Chronicle,
  clone,
  Defect,
  digest,
  fastChance,
  fastRandom,
  type GameTypes,
  hashText,
  isRefusal,
  Live,
  type Random,
  type Seat,
  type Standing,
  sampleAnswer,
  unanswered,
} from '@skald/engine';

export interface SimulationSettings {
  readonly game: AnyGame;
  readonly seats: number;
  /** As the game understands them, defaults filled in. */
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
}

interface SeatTally {
  readonly seat: Seat;
  readonly wonAlone: number;
  readonly wonTogether: number;
  /** Matches won, where a victory shared by n counts as an n-th for each. */
  readonly share: number;
  readonly averageScore: number;
}

export interface Simulated {
  readonly decisions: number;
  readonly tallies: readonly SeatTally[];
  /** One digest over all matches, in their order. */
  readonly digest: string;
  readonly lastDigest: string;
  /** The last match once more, with its log. */
  record(): Chronicle<GameTypes>;
}

/** A match that has not ended by then never will. */
const MOST_DECISIONS = 1_000_000;

interface Given {
  readonly seat: Seat;
  readonly id: string;
  readonly answer: unknown;
}

export function simulate(settings: SimulationSettings, progress: (games: number, decisions: number) => void): Simulated {
  const { game, seats, options, games } = settings;
  const tally = new Tally(seats);
  let combined = digest({ game: game.slug, rulesVersion: game.rulesVersion, seats, options, seed: settings.seed, games });
  let decisions = 0;
  let lastDigest = '';
  let last: readonly Given[] = [];
  for (let number = 1; number <= games; number++) {
    const dice = diceOf(settings, number);
    const live = beginLive(settings, dice.chance);
    const given: Given[] = [];
    decisions += playOut(live, dice.random, number === games ? given : undefined);
    lastDigest = digest(live.state);
    combined = digest([combined, lastDigest]);
    tally.count(game.standings(live.state));
    last = given;
    progress(number, decisions);
  }
  return { decisions, tallies: tally.of(games), digest: combined, lastDigest, record: () => recordOf(settings, last, lastDigest) };
}

/** The chance of a match and the wits of its players, from the seed and the match's number. */
function diceOf({ seed, seats }: SimulationSettings, number: number): { chance: Chance; random: Random } {
  const words = fastRandom(hashText(seed), seed.length, seats, number);
  return { chance: fastChance(words.below(2 ** 20) * 2 ** 32 + words.below(2 ** 32)), random: fastRandom(words.below(2 ** 32), number) };
}

function beginLive({ game, seats, options }: SimulationSettings, chance: Chance): Live<GameTypes> {
  const begun = begin(game, { seats, options }, chance, true);
  if (isRefusal(begun)) throw new Defect('refused-start', begun.reason);
  return new Live(game, begun.state, chance, { silent: true });
}

function playOut(live: Live<GameTypes>, random: Random, given: Given[] | undefined): number {
  for (let decisions = 0; ; decisions++) {
    if (live.over) return decisions;
    if (decisions === MOST_DECISIONS) throw new Defect('run-away', `a match of ${live.game.slug} does not end`);
    const open = unanswered(live.state.flow);
    const question = at(open, open.length === 1 ? 0 : random.below(open.length));
    const answer = sampleAnswer(live.space(question), random);
    given?.push({ seat: question.seat, id: question.id, answer: clone(answer) });
    const played = live.answer(question.seat, question.id, answer);
    if (isRefusal(played)) throw new Defect('refused-sample', `${question.decision}: ${played.reason}`);
  }
}

/** The very same match again: same chance, same answers, and so the same digest. */
function recordOf(settings: SimulationSettings, answers: readonly Given[], expected: string): Chronicle<GameTypes> {
  const { chance } = diceOf(settings, settings.games);
  const match = Chronicle.begin(settings.game, settings, chance);
  if (isRefusal(match)) throw new Defect('refused-start', match.reason);
  for (const { seat, id, answer } of answers) {
    const step = match.answer(seat, id, answer, chance);
    if (isRefusal(step)) throw new Defect('refused-sample', step.reason);
  }
  if (digest(match.state) !== expected) throw new Defect('digest-mismatch', 'the recorded match is not the simulated one');
  return match;
}

/** Who won how often. */
class Tally {
  readonly #seats: { wonAlone: number; wonTogether: number; share: number; score: number }[];

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => ({ wonAlone: 0, wonTogether: 0, share: 0, score: 0 }));
  }

  count(standings: readonly Standing[]): void {
    const winners = standings.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank, score } of standings) {
      const tally = at(this.#seats, seat);
      tally.score += score;
      if (rank !== 1) continue;
      tally.share += 1 / winners;
      if (winners === 1) tally.wonAlone++;
      else tally.wonTogether++;
    }
  }

  of(games: number): readonly SeatTally[] {
    return this.#seats.map(({ wonAlone, wonTogether, share, score }, seat) => {
      return { seat, wonAlone, wonTogether, share: rounded(share), averageScore: rounded(score / games) };
    });
  }
}

/** To the third decimal, so that the order of adding up never shows. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
