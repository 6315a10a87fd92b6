/** A table as the server runs it: each answer leaves the old state intact; digest and all views follow. */
import {
  type AnyGame,
  answer,
  begin,
  type Chance,
  digest,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
  itemAt,
  type OpenDecision,
  type Random,
  type Refusal,
  type State,
  type Step,
  sampleAnswer,
  type View,
  type Viewer,
  view,
} from '@skald/engine';

/** The outcome of one answer, and the time until all views were ready. */
export interface Served {
  readonly step: Step<GameTypes>;
  readonly digest: string;
  /** The views of every seat, then of the spectator. */
  readonly views: readonly View<GameTypes>[];
  readonly ms: number;
}

/** A random game, answer by answer. */
export function* serve(game: AnyGame, seats: number, seed: number): Generator<Served> {
  const chance: Chance = fastChance(seed);
  const random = fastRandom(seed);
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  let { state }: { state: State<GameTypes> } = accepted(begin(game, { seats, options: firstVariant(game) }, chance));
  let views = viewers.map((viewer) => view(game, state, viewer));
  for (let asked = someDecision(views, random); asked; asked = someDecision(views, random)) {
    const given = sampleAnswer(asked.space, random);
    const before = performance.now();
    const played = accepted(answer(game, state, asked.seat, asked.id, given, chance));
    const step = { ...played, patches: played.patches };
    const print = digest(step.state);
    views = viewers.map((viewer) => view(game, step.state, viewer));
    const ms = performance.now() - before;
    state = step.state;
    yield { step, digest: print, views, ms };
  }
}

function someDecision(views: readonly View<GameTypes>[], random: Random): OpenDecision | undefined {
  const open = views.flatMap(({ decisions }) => decisions);
  return open.length === 0 ? undefined : itemAt(open, random.below(open.length));
}

/** The default options of a table. */
export function firstVariant(game: AnyGame): unknown {
  return game.variants[0] ?? {};
}

/** The outcome; a refusal is a defect of the bench. */
export function accepted<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(`${outcome.refused}: ${outcome.reason}`);
  return outcome;
}
