/** The closed loop: every contender plays as fast as it can, in turn and several times, so that a busy machine disturbs all alike. */
import { type Figure, medianOf } from '../harness/statistics.ts';
import { Arena, type Stretch } from './arena.ts';
import type { Contender } from './contenders.ts';

export const ROUNDS = 9;

/**
 * Code is quick only after it has run for a while: until then the compiler takes as much of the processor as the server does. Each plays so many
 * answers before it counts, or for as long as so many turns take.
 */
const WARM_UP_ANSWERS = 20_000;
const WARM_UP_TURNS = 20;
const WARM_UP_SECONDS = 2;

export type ContestFigure = 'rate' | 'share' | 'cpu' | 'multiple' | 'median' | 'p99' | 'bytes';

export type ContestFigures = Readonly<Record<ContestFigure, Figure>>;

/** Each contender gets `seconds`, shared out among the rounds. Ratios are taken round by round to the one they are measured by. */
export async function contest<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  measuredBy: Name,
  matches: number,
  seconds: number,
  tell: (news: string) => void,
): Promise<ReadonlyMap<Name, ContestFigures>> {
  const arenas = new Map<Name, Arena>();
  try {
    // `Object.keys` forgets which keys there are.
    for (const name of Object.keys(contenders) as Name[]) {
      tell(`${contenders[name].name} ${contenders[name].keeps}: ${matches} matches`);
      const arena = await Arena.start(contenders[name]);
      arenas.set(name, arena);
      await arena.open(matches);
      await warmUp(arena);
    }
    const rounds: ReadonlyMap<Name, Stretch>[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const stretches = new Map<Name, Stretch>();
      for (const [name, arena] of arenas) {
        tell(`round ${round} of ${ROUNDS}: ${contenders[name].name} ${contenders[name].keeps}`);
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
  rounds: readonly ReadonlyMap<Name, Stretch>[],
  measuredBy: Name,
): ReadonlyMap<Name, ContestFigures> {
  return new Map(names.map((name) => [name, figures(pairs(rounds, name, measuredBy))]));
}

interface Pair {
  readonly own: Stretch;
  readonly yardstick: Stretch;
}

function pairs<Name extends string>(rounds: readonly ReadonlyMap<Name, Stretch>[], name: Name, measuredBy: Name): readonly Pair[] {
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
