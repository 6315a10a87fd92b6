/** A match and its log: what was answered, what chance decided, and the digest after each. The log alone gives the match again. */
import { answer, type Begun, begin, type Start, type Step } from './apply.ts';
import type { Chance, Fact } from './chance.ts';
import { Defect } from './defect.ts';
import { digest } from './digest.ts';
import type { Game } from './game.ts';
import { clone } from './json.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { lineage, rewindProblem, stateAfter } from './rewind.ts';
import type { GameTypes, Seat, State } from './state.ts';
import { extendTrail, type Trail, undo } from './undo.ts';

/** How a match began. */
export interface LogStart {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: unknown;
  readonly facts: readonly Fact[];
  readonly digest: string;
}

export interface AnswerRow {
  readonly seq: number;
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: unknown;
  readonly facts: readonly Fact[];
  readonly digest: string;
}

/** The last free answer of the seat was taken back. */
export interface UndoRow {
  readonly seq: number;
  readonly seat: Seat;
  readonly undo: true;
  readonly digest: string;
}

/** With the consent of those seats the match went back to the state after row `to`. Chance decides there again as it did before. */
export interface RewindRow extends UndoRow {
  readonly to: number;
  readonly consent: readonly Seat[];
}

export type LogRow = AnswerRow | UndoRow | RewindRow;

/** A match under way, with its log. States are never changed, only replaced. */
export class Chronicle<G extends GameTypes> {
  readonly game: Game<G>;
  readonly start: LogStart;
  readonly rows: LogRow[] = [];
  readonly begun: Begun<G>;
  #state: State<G>;
  #trail: Trail<G> = [];

  private constructor(game: Game<G>, seats: number, begun: Begun<G>) {
    this.game = game;
    this.begun = begun;
    this.#state = begun.state;
    const { options, facts } = begun;
    this.start = { game: game.slug, rulesVersion: game.rulesVersion, seats, options, facts, digest: digest(begun.state) };
  }

  static begin<G extends GameTypes>(game: Game<G>, start: Start, chance: Chance): Chronicle<G> | Refusal {
    const begun = begin(game, start, chance);
    return isRefusal(begun) ? begun : new Chronicle(game, start.seats, begun);
  }

  get state(): State<G> {
    return this.#state;
  }

  answer(seat: Seat, decisionId: string, given: unknown, chance: Chance): Step<G> | Refusal {
    const before = this.#state;
    const step = answer(this.game, before, seat, decisionId, given, chance);
    if (isRefusal(step)) return step;
    this.#state = step.state;
    this.#trail = extendTrail(this.#trail, seat, before, step);
    const seq = this.rows.length + 1;
    this.rows.push({ seq, seat, decision: decisionId, answer: clone(given), facts: step.facts, digest: digest(step.state) });
    return step;
  }

  /** May this seat take something back now? */
  canUndo(seat: Seat): boolean {
    return !isRefusal(undo(this.#state, this.#trail, seat));
  }

  undo(seat: Seat): State<G> | Refusal {
    const undone = undo(this.#state, this.#trail, seat);
    if (isRefusal(undone)) return undone;
    this.#state = undone.state;
    this.#trail = undone.trail;
    this.rows.push({ seq: this.rows.length + 1, seat, undo: true, digest: digest(undone.state) });
    return undone.state;
  }

  /** Goes back to the state after row `to` (0: the set-up), behind whatever barrier, because those seats agree. */
  rewind(seat: Seat, to: number, consent: readonly Seat[]): State<G> | Refusal {
    const problem = rewindProblem(this.#state, this.rows, seat, to, consent);
    if (problem) return problem;
    const state = stateAfter(this.game, this.begun.state, lineage(this.rows, to));
    const found = digest(state);
    const expected = this.rows[to - 1]?.digest ?? this.start.digest;
    if (found !== expected) throw new Defect('bad-log', `going back to row ${to} gives another state`);
    this.#state = state;
    this.#trail = [];
    this.rows.push({ seq: this.rows.length + 1, seat, undo: true, to, consent: [...consent], digest: found });
    return state;
  }
}
