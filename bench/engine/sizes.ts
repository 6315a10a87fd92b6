/** How large things are: what a seat is sent for each step, and what a match takes up. The same games always give the same sizes. */
import { type AnyGame, at, clone, eventsFor, type GameTypes, type State, waiting } from '@skald/engine';
import type { Tally } from '../harness/subject.ts';
import { type Served, serve } from './table.ts';

/** So many random games are looked at. */
const GAMES = 20;

/** So many copies of a state are weighed together. */
const COPIES = 1000;

export function sizes(game: AnyGame, seats: number): Tally {
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

/** What one seat is sent for a step: what it is told, what changed on the table and in its hand, and who must decide what. */
function bytesFor({ step, views }: Served, seat: number): number {
  return bytes({
    events: eventsFor(step.events, seat),
    table: step.patches.table,
    hand: at(step.patches.hands, seat),
    decisions: at(views, seat).decisions,
    waiting: waiting(step.state),
  });
}

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Bytes of memory that a state takes up, on average, weighed with the garbage collector's scales. */
function heapOf(states: readonly State<GameTypes>[]): number {
  const before = used();
  const copies = Array.from({ length: COPIES }, (_, i) => clone(at(states, i % states.length)));
  return (used() - before) / copies.length;
}

function used(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
