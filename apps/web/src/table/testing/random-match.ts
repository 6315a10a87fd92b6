/** Plays a random match of any game step by step, for tests of its table. */
import {
  answer,
  begin,
  decisions,
  eventsFor,
  fastChance,
  fastRandom,
  type Game,
  type GameTypes,
  isOver,
  isRefusal,
  type OpenDecision,
  type State,
  sampleAnswer,
} from '@skald/engine';

export interface MatchStep<G extends GameTypes> {
  readonly before: State<G>;
  readonly after: State<G>;
  readonly asked: readonly OpenDecision[];
  readonly events: readonly G['event'][];
}

export function eachStep<G extends GameTypes, O>(
  game: Game<G, O>,
  start: Parameters<typeof begin>[1],
  seed: number,
  visit: (step: MatchStep<G>) => void,
): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed);
  const begun = begin(game, start, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  let { state } = begun;
  while (!isOver(state)) {
    const asked = decisions(game, state);
    const [open] = asked;
    if (!open) throw new Error('nobody is asked');
    const step = answer(game, state, open.seat, open.id, sampleAnswer(open.space, random), chance);
    if (isRefusal(step)) throw new Error(step.reason);
    visit({ before: state, after: step.state, asked, events: eventsFor(step.events, 'spectator') });
    state = step.state;
  }
}
