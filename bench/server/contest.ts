/** The closed loop: every contender plays as fast as it can, in turn and in several rounds, so that a busy machine disturbs all alike. */
import { type Figure, medianOf } from '../harness/statistics.ts';
import { Arena, type StretchOfPlay } from './arena.ts';
import type { Contender } from './contenders.ts';

export const ROUNDS = 9;

/**
 * Code is fast only after it has run for a while: until then the compiler takes as much CPU time as the server does. Each contender plays this
 * many answers before it counts, or for the time of this many turns.
 */
const WARM_UP_ANSWERS = 20_000;
const WARM_UP_TURNS = 20;
const WARM_UP_SECONDS = 2;

export type ContestFigure = 'rate' | 'share' | 'cpu' | 'multiple' | 'median' | 'p99' | 'bytes';

export type ContestFigures = Readonly<Record<ContestFigure, Figure>>;

/** Each contender gets `seconds`, divided among the rounds. Ratios are taken round by round against the reference contender. */
export async function contest<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  measuredBy: Name,
  matches: number,
  seconds: number,
  progress: (news: string) => void,
): Promise<ReadonlyMap<Name, ContestFigures>> {
  const arenas = new Map<Name, Arena>();
  try {
    // `Object.keys` loses the key type.
    for (const name of Object.keys(contenders) as Name[]) {
      progress(`${contenders[name].name} ${contenders[name].keeps}: ${matches} matches`);
      const arena = await Arena.start(contenders[name]);
      arenas.set(name, arena);
      await arena.open(matches);
      await warmUp(arena);
    }
    const rounds: ReadonlyMap<Name, StretchOfPlay>[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const stretches = new Map<Name, StretchOfPlay>();
      for (const [name, arena] of arenas) {
        progress(`round ${round} of ${ROUNDS}: ${contenders[name].name} ${contenders[name].keeps}`);
        stretches.set(name, await arena.play(seconds / ROUNDS));
      }
      rounds.push(stretches);
    }
    return figuresOf([...arenas.keys()], rounds, measuredBy);
  } finally {
    for (const arena of arenas.values()) await arena.stop();
  }
}

async function warmUp(arena: Arena): Promise<void> {
  let answers = 0;
  for (let turn = 0; turn < WARM_UP_TURNS && answers < WARM_UP_ANSWERS; turn++) answers += (await arena.play(WARM_UP_SECONDS)).answers;
}

export function figuresOf<Name extends string>(
  names: readonly Name[],
  rounds: readonly ReadonlyMap<Name, StretchOfPlay>[],
  measuredBy: Name,
): ReadonlyMap<Name, ContestFigures> {
  return new Map(names.map((name) => [name, figures(pairs(rounds, name, measuredBy))]));
}

interface Pair {
  readonly own: StretchOfPlay;
  readonly yardstick: StretchOfPlay;
}

function pairs<Name extends string>(rounds: readonly ReadonlyMap<Name, StretchOfPlay>[], name: Name, measuredBy: Name): readonly Pair[] {
  return rounds.flatMap((round) => {
    const own = round.get(name);
    const yardstick = round.get(measuredBy);
    return own && yardstick ? [{ own, yardstick }] : [];
  });
}

function figures(rounds: readonly Pair[]): ContestFigures {
  const over = (pick: (round: Pair) => number): Figure => medianOf(rounds.map(pick));
  return {
    rate: over(({ own }) => own.rate),
    share: over(({ own, yardstick }) => own.rate / yardstick.rate),
    cpu: over(({ own }) => own.cpu),
    multiple: over(({ own, yardstick }) => own.cpu / yardstick.cpu),
    median: over(({ own }) => own.median),
    p99: over(({ own }) => own.p99),
    bytes: over(({ own }) => own.bytes),
  };
}
