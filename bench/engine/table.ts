/** A table as the server keeps it: each answer leaves the old state intact, and is followed by its digest and everybody's view. */
import {
  type AnyGame,
  answer,
  at,
  begin,
  type Chance,
  digest,
  fastChance,
  fastRandom,
  type GameTypes,
  isRefusal,
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

/** What one answer brought, and how long it took until everybody's view was there. */
export interface Served {
  readonly step: Step<GameTypes>;
  readonly digest: string;
  /** Of every seat, then of the spectator. */
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
  return open.length === 0 ? undefined : at(open, random.below(open.length));
}

/** The options that a table has when nobody chooses any. */
export function firstVariant(game: AnyGame): unknown {
  return game.variants[0] ?? {};
}

/** The outcome where a refusal would be a mistake of the bench. */
export function accepted<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(`${outcome.refused}: ${outcome.reason}`);
  return outcome;
}
