/** A recorded match, played again once by the rules: every position is kept, so that any of them can be looked at, with any eyes. */
import {
  type AnyGame,
  at,
  diff,
  eventsFor,
  type GameEvent,
  type GameTypes,
  isFault,
  isOver,
  patched,
  type SagaFault,
  type SagaHeader,
  type SagaPart,
  SagaReader,
  type Seat,
  type State,
  type Told,
  view,
} from '@skald/engine';
import type { TableSnapshot } from '../table/source.ts';

/** As a seat saw it then, as anybody saw it, or with everything open. */
export type Eyes = Seat | 'spectator' | 'open';

/** What happened between two positions; the first moment is the set-up. */
export interface Moment {
  /** Who answered, or took an answer back; null for the set-up. */
  readonly seat: Seat | null;
  readonly undo: boolean;
  /** When, in milliseconds; null where it was not written down. */
  readonly time: number | null;
  readonly told: readonly Told<GameTypes>[];
  /** What each seat would have if the match ended here. */
  readonly scores: readonly number[];
}

export interface Outline {
  readonly game: string;
  readonly players: readonly string[];
  readonly moments: readonly Moment[];
  /** Was it played to its end? */
  readonly over: boolean;
  /** What is wrong with the saga after the last moment; null where nothing is. */
  readonly fault: SagaFault | null;
}

/** How the table looked at a moment; with everything open, every hand too. */
export interface Look {
  readonly snapshot: TableSnapshot;
  readonly hands: readonly object[] | null;
}

/** What those eyes were told. */
export function toldTo(told: readonly Told<GameTypes>[], eyes: Eyes): readonly GameEvent[] {
  return eyes === 'open' ? told.map(({ event }) => event) : eventsFor(told, eyes);
}

export class Recording {
  readonly outline: Outline;
  readonly #game: AnyGame;
  readonly #states: readonly State<GameTypes>[];

  private constructor(game: AnyGame, outline: Outline, states: readonly State<GameTypes>[]) {
    this.#game = game;
    this.outline = outline;
    this.#states = states;
  }

  /** Reads a saga as far as it is good; a fault where not even its beginning is. */
  static read(game: AnyGame, saga: string, progress: (share: number) => void = () => {}): Recording | SagaFault {
    const reader = new SagaReader((slug) => (slug === game.slug ? game : undefined));
    const lines = saga.split('\n');
    const rest = lines.pop();
    const states: State<GameTypes>[] = [];
    const moments: Moment[] = [];
    let header: SagaHeader | undefined;
    let fault: SagaFault | null = null;
    for (const [i, line] of lines.entries()) {
      const part = reader.read(line);
      if (isSagaFault(part)) {
        fault = part;
        break;
      }
      if (part.part === 'header') header = part.header;
      const state = stateOf(part);
      if (!state) continue;
      const before = states.at(-1);
      // What did not change is shared with the position before: hundreds of positions take little more room than one.
      states.push(before ? patched(before, diff(before, state)) : state);
      moments.push(momentOf(game, part, state));
      if (i % 16 === 0) progress(i / lines.length);
    }
    const verdict = fault ?? reader.finish(rest);
    if (isSagaFault(verdict)) fault = verdict;
    const last = states.at(-1);
    if (!header || !last) return fault ?? { fault: 'not-a-saga', reason: 'There is nothing in it.', line: 1 };
    return new Recording(game, { game: game.slug, players: header.players, moments, over: isOver(last), fault }, states);
  }

  look(moment: number, eyes: Eyes): Look {
    const state = at(this.#states, Math.max(0, Math.min(moment, this.#states.length - 1)));
    const seen = view(this.#game, state, eyes === 'open' ? 'spectator' : eyes);
    const snapshot: TableSnapshot = {
      game: this.#game.slug,
      viewer: seen.viewer,
      players: this.outline.players.map((name) => ({ name, kind: 'person' })),
      table: seen.table,
      hand: seen.hand,
      waiting: seen.waiting,
      decisions: [],
      canUndo: false,
      over: seen.over,
      standings: seen.over ? this.#game.standings(state) : null,
    };
    return { snapshot, hands: eyes === 'open' ? state.hands : null };
  }
}

/** Which game a saga tells of, before anything else of it is believed. */
export function gameOf(saga: string): string | undefined {
  const found = /^\{"saga":1,"game":"([a-z][a-z0-9-]{0,39})"/.exec(saga);
  return found?.[1];
}

function isSagaFault(outcome: object): outcome is SagaFault {
  return isFault(outcome);
}

function stateOf(part: SagaPart): State<GameTypes> | undefined {
  if (part.part === 'header') return part.begun.state;
  if (part.part === 'answer') return part.step.state;
  return part.part === 'undo' ? part.state : undefined;
}

function momentOf(game: AnyGame, part: SagaPart, state: State<GameTypes>): Moment {
  const scores = game
    .standings(state)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score);
  if (part.part === 'answer' || part.part === 'undo') {
    const { seat, at: time = null } = part.row;
    return { seat, undo: part.part === 'undo', time, told: part.part === 'answer' ? part.step.events : [], scores };
  }
  return { seat: null, undo: false, time: null, told: part.part === 'header' ? part.begun.events : [], scores };
}
