/** A recorded match, played again once by the rules: every position is kept, so that any of them can be looked at, with any eyes. */
import {
  type AddressedEvent,
  type AnyGame,
  diff,
  eventsFor,
  type GameEvent,
  type GameTypes,
  isFault,
  isOver,
  itemAt,
  momentOf,
  patched,
  resignedStandings,
  type SagaFault,
  type SagaHeader,
  type SagaMoment,
  type SagaPart,
  SagaReader,
  type Seat,
  type State,
  view,
} from '@skald/engine';
import type { AutomataOf, AutomatonScore } from '@skald/engine/about';
import { findAmong } from '@skald/engine/editions';
import type { Perspective } from '@skald/protocol';
import type { TableSnapshot } from '../../table/model/source.ts';

/** What happened between two positions; the first moment is the set-up. */
export interface RecordedMoment {
  /** Who answered, or took an answer back; null for the set-up. */
  readonly seat: Seat | null;
  readonly undo: boolean;
  /** When, in milliseconds; null where it was not written down. */
  readonly time: number | null;
  readonly events: readonly AddressedEvent<GameTypes>[];
  /** What each seat would have if the match ended here. */
  readonly scores: readonly number[];
  /** The same of the opponents that the rules play. */
  readonly automata: readonly AutomatonScore[];
}

export interface Outline {
  readonly game: string;
  /** The rules that it was played by. */
  readonly edition: string;
  readonly players: readonly string[];
  readonly moments: readonly RecordedMoment[];
  /** The opponents that the rules played, by their ids; those that take no turns only where they won. */
  readonly automata: readonly string[];
  /** Was it played to its end? */
  readonly over: boolean;
  /** The seats that gave up, where that ended it; otherwise none. */
  readonly resigned: readonly Seat[];
  /** What is wrong with the saga after the last moment; null where nothing is. */
  readonly fault: SagaFault | null;
}

/** How the table looked at a moment; with everything open, every hand too. */
export interface MomentView {
  readonly snapshot: TableSnapshot;
  readonly hands: readonly object[] | null;
}

/** The events that those eyes saw. */
export function eventsSeenBy(events: readonly AddressedEvent<GameTypes>[], eyes: Perspective): readonly GameEvent[] {
  return eyes === 'open' ? events.map(({ event }) => event) : eventsFor(events, eyes);
}

export class Recording {
  readonly outline: Outline;
  readonly #states: readonly State<GameTypes>[];
  /** The rules of each moment: a match may have been moved to another edition. */
  readonly #rules: readonly AnyGame[];

  private constructor(outline: Outline, states: readonly State<GameTypes>[], rules: readonly AnyGame[]) {
    this.outline = outline;
    this.#states = states;
    this.#rules = rules;
  }

  /** Reads a saga as far as it is good, by the editions that it names; a fault where not even its beginning is. */
  static read(
    editions: readonly AnyGame[],
    saga: string,
    automataOf: AutomataOf,
    progress: (share: number) => void = () => {},
  ): Recording | SagaFault {
    const reader = new SagaReader(findAmong(editions));
    const lines = saga.split('\n');
    const rest = lines.pop();
    const states: State<GameTypes>[] = [];
    const moments: RecordedMoment[] = [];
    const rules: AnyGame[] = [];
    let header: SagaHeader | undefined;
    let resigned: readonly Seat[] = [];
    let fault: SagaFault | null = null;
    for (const [i, line] of lines.entries()) {
      const part = reader.read(line);
      if (isSagaFault(part)) {
        fault = part;
        break;
      }
      if (part.part === 'header') header = part.header;
      if (part.part === 'end') resigned = part.end.end.resigned ?? [];
      const shown = shownBy(reader, part);
      if (!shown) continue;
      const { moment, game } = shown;
      const before = states.at(-1);
      // What did not change is shared with the position before: hundreds of positions take little more room than one.
      states.push(before ? patched(before, diff(before, moment.state)) : moment.state);
      moments.push(recordedMoment(game, moment, automataOf));
      rules.push(game);
      if (i % 16 === 0) progress(i / lines.length);
    }
    const verdict = fault ?? reader.finish(rest);
    if (isSagaFault(verdict)) fault = verdict;
    const last = states.at(-1);
    if (!header || !last) return fault ?? { fault: 'not-a-saga', reason: 'There is nothing in it.', line: 1 };
    const automata = (moments.at(-1)?.automata ?? []).filter(({ takesTurns, won }) => takesTurns || won).map(({ id }) => id);
    const { game: slug, players } = header;
    // A match moves only to rules under which all of it went the same way: the last can show every moment.
    const edition = itemAt(rules, rules.length - 1).edition;
    const outline = { game: slug, edition, players, moments, automata, over: isOver(last), resigned, fault };
    return new Recording(outline, states, rules);
  }

  viewAt(moment: number, eyes: Perspective): MomentView {
    const last = this.#states.length - 1;
    const at = Math.max(0, Math.min(moment, last));
    const state = itemAt(this.#states, at);
    const game = itemAt(this.#rules, at);
    const { resigned } = this.outline;
    const over = isOver(state) || (moment >= last && resigned.length > 0);
    const standings = game.standings(state);
    const seen = view(game, state, eyes === 'open' ? 'spectator' : eyes);
    const snapshot: TableSnapshot = {
      game: game.slug,
      viewer: seen.viewer,
      players: this.outline.players.map((name) => ({ name, kind: 'person' })),
      table: seen.table,
      hand: seen.hand,
      waiting: over ? [] : seen.waiting,
      decisions: [],
      canUndo: false,
      over,
      standings: over ? resignedStandings(standings, resigned) : null,
    };
    return { snapshot, hands: eyes === 'open' ? state.hands : null };
  }
}

/** What a line shows, and the rules that hold after it. */
function shownBy({ match }: SagaReader, part: SagaPart): { readonly moment: SagaMoment; readonly game: AnyGame } | undefined {
  const moment = momentOf(part);
  return moment && match && { moment, game: match.game };
}

/** Which game a saga tells of, before anything else of it is believed. */
export function gameOf(saga: string): string | undefined {
  const found = /^\{"saga":[12],"game":"([a-z][a-z0-9-]{0,39})"/.exec(saga);
  return found?.[1];
}

function isSagaFault(outcome: object): outcome is SagaFault {
  return isFault(outcome);
}

function recordedMoment(game: AnyGame, { row, state, events }: SagaMoment, automataOf: AutomataOf): RecordedMoment {
  const scores = game
    .standings(state)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score);
  return {
    seat: row && 'seat' in row ? row.seat : null,
    undo: row !== null && 'undo' in row,
    time: row?.at ?? null,
    events,
    scores,
    automata: automataOf(state.table),
  };
}
