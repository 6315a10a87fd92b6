/** Sizes: the bytes a seat gets per step, and the memory of a match. The same games always give the same sizes. */
import { type AnyGame, clone, eventsFor, type GameTypes, itemAt, type State, waiting } from '@skald/engine';
import type { WorkDone } from '../harness/subject.ts';
import { type Served, serve } from './table.ts';

/** The number of random games. */
const GAMES = 20;

/** The number of copies of a state that are measured together. */
const COPIES = 1000;

export function sizes(game: AnyGame, seats: number): WorkDone {
  const sent: number[] = [];
  const state: number[] = [];
  const decisions: number[] = [];
  const kept: State<GameTypes>[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const before = state.length;
    for (const served of serve(game, seats, seed)) {
      for (let seat = 0; seat < seats; seat++) sent.push(bytesFor(served, seat));
      state.push(bytes(served.step.state));
      if (state.length % 100 === 0) kept.push(served.step.state);
    }
    decisions.push(state.length - before);
  }
  return { count: state.length, samples: { sent, state, decisions, heap: [heapOf(kept)] } };
}

/** What one seat gets for a step: events, patches of the table and of its hand, and the open decisions. */
function bytesFor({ step, views }: Served, seat: number): number {
  return bytes({
    events: eventsFor(step.events, seat),
    table: step.patches.table,
    hand: itemAt(step.patches.hands, seat),
    decisions: itemAt(views, seat).decisions,
    waiting: waiting(step.state),
  });
}

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The average memory of a state in bytes, measured after garbage collection. */
function heapOf(states: readonly State<GameTypes>[]): number {
  const before = used();
  const copies = Array.from({ length: COPIES }, (_, i) => clone(itemAt(states, i % states.length)));
  return (used() - before) / copies.length;
}

function used(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
