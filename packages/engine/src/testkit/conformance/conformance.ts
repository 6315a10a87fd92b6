/** One call runs all universal properties on any game, at every player count and option. */
import {
  decisions,
  fastChance,
  fastRandom,
  type Game,
  type GameTypes,
  hashText,
  isOver,
  isRefusal,
  itemAt,
  LoggedMatch,
  type Random,
  variantsFor,
  view,
} from '../../kernel/index.ts';
import type { Check, Trial, TrialAnswer } from './check.ts';
import { imagining } from './imagining.ts';
import { invariants } from './invariants.ts';
import { naming } from './naming.ts';
import { offers } from './offers.ts';
import type { ConformancePlayer } from './player.ts';
import { projection } from './projection.ts';
import type { ConformanceFailure, ConformanceReport } from './report.ts';
import { secrecy } from './secrecy.ts';
import { Steering } from './steering.ts';
import { inPlace, patches, reloaded, replayed } from './twin.ts';
import { undoing } from './undoing.ts';

export interface ConformanceSettings {
  /** How many games at each player count and variant. */
  readonly games: number;
  readonly seed?: number;
  /** Only this player count. */
  readonly seats?: number;
  /** The costly checks (offers, secrecy) look at one position in so many. */
  readonly every?: number;
  /** More answers than this in one game is a run-away. */
  readonly mostAnswers?: number;
  /** Who sits around the table, one place further with each game; `undefined` is steered random play, which sits everywhere without this. */
  readonly players?: readonly (ConformancePlayer | undefined)[];
  /** Only the checks of these names; the end and exceptions are always looked at. */
  readonly only?: readonly string[];
  /** Called after each game. */
  progress?(games: number, of: number): void;
}

const MOST_FAILURES = 20;

export function conformance<G extends GameTypes>(game: Game<G>, settings: ConformanceSettings): ConformanceReport {
  const { games, seed = 1, every = 1, mostAnswers = 20_000, players = [undefined], only } = settings;
  const failures: ConformanceFailure[] = [];
  const steering = new Steering(game);
  const tables = tablesOf(game, settings.seats);
  let answers = 0;
  let played = 0;
  for (let i = 0; i < games && failures.length < MOST_FAILURES; i++) {
    for (const { seats, variant } of tables) {
      const gameSeed = hashText(`${game.slug} ${seats} ${JSON.stringify(variant)} ${seed} ${i}`);
      const seated = (seat: number) => players[(seat + i) % players.length];
      answers += playOne(game, { seats, variant, seed: gameSeed, every, mostAnswers, steering, seated, only, failures });
      played++;
      settings.progress?.(played, games * tables.length);
    }
  }
  return { game: game.slug, games: played, answers, failures: failures.slice(0, MOST_FAILURES), unused: steering.unused() };
}

function tablesOf<G extends GameTypes>(game: Game<G>, only: number | undefined): readonly { seats: number; variant: unknown }[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return counts
    .filter((seats) => only === undefined || seats === only)
    .flatMap((seats) => variantsFor(game, seats).map((variant) => ({ seats, variant })));
}

interface Run<G extends GameTypes> {
  readonly seats: number;
  readonly variant: unknown;
  readonly seed: number;
  readonly every: number;
  readonly mostAnswers: number;
  readonly steering: Steering<G>;
  seated(seat: number): ConformancePlayer | undefined;
  readonly only: readonly string[] | undefined;
  readonly failures: ConformanceFailure[];
}

function playOne<G extends GameTypes>(game: Game<G>, run: Run<G>): number {
  const { seats, variant, seed, failures } = run;
  let answers = 0;
  const fail = (check: string, message: string): void => {
    failures.push({ check, message, where: { seats, variant, seed, answers } });
  };
  try {
    const logged = LoggedMatch.begin(game, { seats, options: variant }, fastChance(seed));
    if (isRefusal(logged)) {
      fail('begin', logged.reason);
      return 0;
    }
    const random = fastRandom(seed, 1);
    const trial: Trial<G> = { game, seats, variant, seed, random: fastRandom(seed, 2), logged, fail };
    const wanted = (check: Check<G>): boolean => run.only?.includes(check.name) ?? true;
    const always = alwaysChecked<G>().filter(wanted);
    const costly = [offers<G>(), secrecy<G>()].filter(wanted);
    for (const check of always) check.began?.(trial);
    run.steering.hear(logged.begun.events);
    for (; !isOver(logged.state); answers++) {
      if (answers > run.mostAnswers || failures.length >= MOST_FAILURES) {
        fail('end', 'the game does not come to an end');
        return answers;
      }
      const looks = random.below(run.every) === 0 ? [...always, ...costly] : always;
      answerOne(trial, run, random, looks);
    }
    for (const check of always) check.finished?.(trial);
  } catch (error) {
    fail('exception', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return answers;
}

function alwaysChecked<G extends GameTypes>(): readonly Check<G>[] {
  return [invariants(), projection(), inPlace(), reloaded(), patches(), replayed(), undoing(), imagining(), naming()];
}

function answerOne<G extends GameTypes>(trial: Trial<G>, { steering, seated }: Run<G>, random: Random, checks: readonly Check<G>[]): void {
  const { logged, game, seed } = trial;
  const { state } = logged;
  const open = decisions(game, state);
  const decision = itemAt(open, random.below(open.length));
  const player = seated(decision.seat);
  const given = player ? player.decide(game, view(game, state, decision.seat), decision, random) : steering.choose(decision, random);
  const choice: TrialAnswer<G> = { state, open, decision, answer: given };
  for (const check of checks) check.before?.(trial, choice);
  const step = logged.answer(decision.seat, decision.id, choice.answer, fastChance(seed));
  if (isRefusal(step)) throw new Error(`an answer on offer was refused: ${step.refused} ${JSON.stringify(choice.answer)}`);
  steering.hear(step.events);
  for (const check of checks) check.after?.(trial, { ...choice, seat: decision.seat, step });
}
