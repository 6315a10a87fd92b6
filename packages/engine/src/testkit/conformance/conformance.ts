/** One call runs all universal properties on any game, at every player count and option. */
import {
  at,
  Chronicle,
  decisions,
  fastChance,
  fastRandom,
  type Game,
  type GameTypes,
  hashText,
  isOver,
  isRefusal,
  type Random,
  variantsFor,
} from '../../kernel/index.ts';
import type { Check, Choice, Trial } from './check.ts';
import { invariants } from './invariants.ts';
import { offers } from './offers.ts';
import type { Failure, Report } from './report.ts';
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
  /** Called after each game. */
  progress?(games: number, of: number): void;
}

const MOST_FAILURES = 20;

export function conformance<G extends GameTypes>(game: Game<G>, settings: ConformanceSettings): Report {
  const { games, seed = 1, every = 1, mostAnswers = 20_000 } = settings;
  const failures: Failure[] = [];
  const steering = new Steering(game);
  const tables = tablesOf(game, settings.seats);
  let answers = 0;
  let played = 0;
  for (let i = 0; i < games && failures.length < MOST_FAILURES; i++) {
    for (const { seats, variant } of tables) {
      const gameSeed = hashText(`${game.slug} ${seats} ${JSON.stringify(variant)} ${seed} ${i}`);
      answers += playOne(game, { seats, variant, seed: gameSeed, every, mostAnswers, steering, failures });
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
  readonly failures: Failure[];
}

function playOne<G extends GameTypes>(game: Game<G>, run: Run<G>): number {
  const { seats, variant, seed, failures } = run;
  let answers = 0;
  const fail = (check: string, message: string): void => {
    failures.push({ check, message, where: { seats, variant, seed, answers } });
  };
  try {
    const chronicle = Chronicle.begin(game, { seats, options: variant }, fastChance(seed));
    if (isRefusal(chronicle)) {
      fail('begin', chronicle.reason);
      return 0;
    }
    const random = fastRandom(seed, 1);
    const trial: Trial<G> = { game, seats, variant, seed, random: fastRandom(seed, 2), chronicle, fail };
    const always: readonly Check<G>[] = [invariants(), inPlace(), reloaded(), patches(), replayed(), undoing()];
    const costly: readonly Check<G>[] = [offers(), secrecy()];
    for (const check of always) check.began?.(trial);
    run.steering.hear(chronicle.begun.events);
    for (; !isOver(chronicle.state); answers++) {
      if (answers > run.mostAnswers || failures.length >= MOST_FAILURES) {
        fail('end', 'the game does not come to an end');
        return answers;
      }
      const looks = random.below(run.every) === 0 ? [...always, ...costly] : always;
      answerOne(trial, run.steering, random, looks);
    }
    for (const check of always) check.finished?.(trial);
  } catch (error) {
    fail('exception', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return answers;
}

function answerOne<G extends GameTypes>(trial: Trial<G>, steering: Steering<G>, random: Random, checks: readonly Check<G>[]): void {
  const { chronicle, game, seed } = trial;
  const { state } = chronicle;
  const open = decisions(game, state);
  const decision = at(open, random.below(open.length));
  const choice: Choice<G> = { state, open, decision, answer: steering.choose(decision, random) };
  for (const check of checks) check.before?.(trial, choice);
  const step = chronicle.answer(decision.seat, decision.id, choice.answer, fastChance(seed));
  if (isRefusal(step)) throw new Error(`an answer on offer was refused: ${step.refused} ${JSON.stringify(choice.answer)}`);
  steering.hear(step.events);
  for (const check of checks) check.after?.(trial, { ...choice, seat: decision.seat, step });
}
