/** Plays many random matches from one seed; the same settings always give the same matches. */
import {
  type AnyGame,
  begin,
  type Chance,
  clone,
  Defect,
  digest,
  fastChance,
  fastRandom,
  type GameTypes,
  hashText,
  isRefusal,
  itemAt,
  LoggedMatch,
  type MutableMatch,
  playInPlace,
  type Random,
  type Seat,
  type Standing,
  sampleAnswer,
  unanswered,
} from '@skald/engine';

export interface SimulationSettings {
  readonly game: AnyGame;
  readonly seats: number;
  /** As the game parses them, with defaults. */
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
}

interface SeatTally {
  readonly seat: Seat;
  readonly wonAlone: number;
  readonly wonTogether: number;
  /** Matches won; a victory shared by n seats counts 1/n for each. */
  readonly share: number;
  readonly averageScore: number;
}

export interface SimulationResult {
  readonly decisions: number;
  readonly tallies: readonly SeatTally[];
  /** One digest over all matches, in order. */
  readonly digest: string;
  readonly lastDigest: string;
  /** The last match again, with its log. */
  record(): LoggedMatch<GameTypes>;
}

/** A match that takes longer never ends. */
const MOST_DECISIONS = 1_000_000;

interface Given {
  readonly seat: Seat;
  readonly id: string;
  readonly answer: unknown;
}

export function simulate(settings: SimulationSettings, progress: (games: number, decisions: number) => void): SimulationResult {
  const { game, seats, options, games } = settings;
  const tally = new Tally(seats);
  let combined = digest({ game: game.slug, edition: game.edition, seats, options, seed: settings.seed, games });
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

/** The random sources of a match and its players, derived from the seed and the match's number. */
function diceOf({ seed, seats }: SimulationSettings, number: number): { chance: Chance; random: Random } {
  const words = fastRandom(hashText(seed), seed.length, seats, number);
  return { chance: fastChance(words.below(2 ** 20) * 2 ** 32 + words.below(2 ** 32)), random: fastRandom(words.below(2 ** 32), number) };
}

function beginLive({ game, seats, options }: SimulationSettings, chance: Chance): MutableMatch<GameTypes> {
  const begun = begin(game, { seats, options }, chance, true);
  if (isRefusal(begun)) throw new Defect('refused-start', begun.reason);
  return playInPlace(game, begun.state, chance, { silent: true });
}

function playOut(live: MutableMatch<GameTypes>, random: Random, given: Given[] | undefined): number {
  for (let decisions = 0; ; decisions++) {
    if (live.over) return decisions;
    if (decisions === MOST_DECISIONS) throw new Defect('run-away', `a match of ${live.game.slug} does not end`);
    const open = unanswered(live.state.flow);
    const question = itemAt(open, open.length === 1 ? 0 : random.below(open.length));
    const answer = sampleAnswer(live.space(question), random);
    given?.push({ seat: question.seat, id: question.id, answer: clone(answer) });
    const played = live.answer(question.seat, question.id, answer);
    if (isRefusal(played)) throw new Defect('refused-sample', `${question.decision}: ${played.reason}`);
  }
}

/** Plays the same match again: same chance, same answers, same digest. */
function recordOf(settings: SimulationSettings, answers: readonly Given[], expected: string): LoggedMatch<GameTypes> {
  const { chance } = diceOf(settings, settings.games);
  const match = LoggedMatch.begin(settings.game, settings, chance);
  if (isRefusal(match)) throw new Defect('refused-start', match.reason);
  for (const { seat, id, answer } of answers) {
    const step = match.answer(seat, id, answer, chance);
    if (isRefusal(step)) throw new Defect('refused-sample', step.reason);
  }
  if (digest(match.state) !== expected) throw new Defect('digest-mismatch', 'the recorded match is not the simulated one');
  return match;
}

/** Counts the victories. */
class Tally {
  readonly #seats: { wonAlone: number; wonTogether: number; share: number; score: number }[];

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => ({ wonAlone: 0, wonTogether: 0, share: 0, score: 0 }));
  }

  count(standings: readonly Standing[]): void {
    const winners = standings.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank, score } of standings) {
      const tally = itemAt(this.#seats, seat);
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

/** Rounds to three decimals, so that the order of the additions does not matter. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
