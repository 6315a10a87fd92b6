/** Undo is computed: a seat may take back its answers as far as nobody has learned anything from them. */

import { type Refusal, refuse } from '../answers/refusal.ts';
import type { Played } from '../flow/apply.ts';
import { clone } from '../state/json.ts';
import type { Flow, GameTypes, SealedAnswer, Seat, State } from '../state/state.ts';

/** The states before each answer since the last barrier, the latest last. All of one seat: another's turn is a barrier. */
export type Trail<G extends GameTypes> = readonly { readonly seat: Seat; readonly before: State<G> }[];

export interface Undone<G extends GameTypes> {
  readonly state: State<G>;
  readonly trail: Trail<G>;
  /** The decision that is open again because its sealed answer was taken back. */
  readonly reopens: string | null;
}

/** The trail after an answer. */
export function extendTrail<G extends GameTypes>(trail: Trail<G>, seat: Seat, before: State<G>, played: Played<G>): Trail<G> {
  if (played.sealed) return trail;
  return played.barrier ? [] : [...trail, { seat, before }];
}

/** Can the seat take anything back? */
export function isUndoable<G extends GameTypes>({ flow }: State<G>, trail: Trail<G>, seat: Seat): boolean {
  return sealedBy(flow, seat) !== undefined || trail.at(-1)?.seat === seat;
}

/** Takes back the seat's sealed answer, or else its last answer since the barrier. */
export function undo<G extends GameTypes>(state: State<G>, trail: Trail<G>, seat: Seat): Undone<G> | Refusal {
  const own = sealedBy(state.flow, seat);
  if (own) {
    const next = clone(state);
    next.flow.sealed = next.flow.sealed.filter((sealed) => sealed.id !== own.id);
    return { state: next, trail, reopens: own.id };
  }
  const last = trail.at(-1);
  if (!last || last.seat !== seat)
    return refuse('nothing-to-undo', 'There is nothing you can take back: somebody has learned from it, or is asked now.');
  return { state: last.before, trail: trail.slice(0, -1), reopens: null };
}

/** The latest sealed answer of the seat. */
function sealedBy({ sealed, open }: Flow, seat: Seat): SealedAnswer | undefined {
  return sealed.findLast(({ id }) => open.some((question) => question.id === id && question.seat === seat));
}
