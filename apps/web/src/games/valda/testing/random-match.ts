/** A match of Valda played at random, step by step, for tests of the table. */
import {
  answer,
  begin,
  decisions,
  eventsFor,
  fastChance,
  fastRandom,
  isOver,
  isRefusal,
  type OpenDecision,
  type State,
  sampleAnswer,
} from '@skald/engine';
import { type Valda, valda } from '@skald/engine/games/valda';

export interface PlayedStep {
  readonly before: State<Valda>;
  readonly after: State<Valda>;
  readonly asked: readonly OpenDecision[];
  readonly events: readonly Valda['event'][];
}

export function eachStep(seats: number, seed: number, look: (step: PlayedStep) => void): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed);
  const begun = begin(valda, { seats }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  let { state } = begun;
  while (!isOver(state)) {
    const asked = decisions(valda, state);
    const [open] = asked;
    if (!open) throw new Error('nobody is asked');
    const step = answer(valda, state, open.seat, open.id, sampleAnswer(open.space, random), chance);
    if (isRefusal(step)) throw new Error(step.reason);
    look({ before: state, after: step.state, asked, events: eventsFor(step.events, 'spectator') });
    state = step.state;
  }
}
