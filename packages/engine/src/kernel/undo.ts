/** Undo is computed: a seat may take back its answers as far as nobody has learned anything from them. */
import type { Played } from './apply.ts';
import { clone } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { GameTypes, Seat, State } from './state.ts';

/** The states before each answer since the last barrier, the latest last. All of one seat: another's turn is a barrier. */
export type Trail<G extends GameTypes> = readonly { readonly seat: Seat; readonly before: State<G> }[];

export interface Undone<G extends GameTypes> {
  readonly state: State<G>;
  readonly trail: Trail<G>;
}

/** The trail after an answer. */
export function extendTrail<G extends GameTypes>(trail: Trail<G>, seat: Seat, before: State<G>, played: Played<G>): Trail<G> {
  if (played.sealed) return trail;
  return played.barrier ? [] : [...trail, { seat, before }];
}

/** Takes back the seat's sealed answer, or else its last answer since the barrier. */
export function undo<G extends GameTypes>(state: State<G>, trail: Trail<G>, seat: Seat): Undone<G> | Refusal {
  const own = state.flow.sealed.findLast(({ id }) => state.flow.open.some((question) => question.id === id && question.seat === seat));
  if (own) {
    const next = clone(state);
    next.flow.sealed = next.flow.sealed.filter((sealed) => sealed.id !== own.id);
    return { state: next, trail };
  }
  const last = trail.at(-1);
  if (!last || last.seat !== seat)
    return refuse('nothing-to-undo', 'There is nothing you can take back: somebody has learned from it, or is asked now.');
  return { state: last.before, trail: trail.slice(0, -1) };
}
