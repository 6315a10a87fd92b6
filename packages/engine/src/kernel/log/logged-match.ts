/** A match and its log: what was answered, what chance decided, and the digest after each. The log alone gives the match again. */

import { isRefusal, type Refusal } from '../answers/refusal.ts';
import { type Chance, recordedChance } from '../chance.ts';
import { Defect } from '../defect.ts';
import type { Begun, Start, Step } from '../flow/apply.ts';
import type { Game } from '../game.ts';
import { begin } from '../run-game.ts';
import { clone } from '../state/json.ts';
import type { GameTypes, Seat, State } from '../state/state.ts';
import { canUndo, type MatchPosition, type Move, playEntry, positionAt, rowOf } from './move.ts';
import { rewindProblem, stateAfter } from './rewind.ts';
import { type LogEntry, type LogRow, type LogStart, startOf } from './rows.ts';

/** Going back needs no chance. */
const NO_CHANCE: Chance = recordedChance([]);

/** A running match with its log. States are replaced, never mutated. */
export class LoggedMatch<G extends GameTypes> {
  readonly start: LogStart;
  readonly rows: LogRow[] = [];
  readonly begun: Begun<G>;
  #game: Game<G>;
  #position: MatchPosition<G>;

  private constructor(game: Game<G>, seats: number, begun: Begun<G>) {
    this.#game = game;
    this.begun = begun;
    this.start = startOf(game, seats, begun);
    this.#position = positionAt(begun.state);
  }

  static begin<G extends GameTypes>(game: Game<G>, start: Start, chance: Chance): LoggedMatch<G> | Refusal {
    const begun = begin(game, start, chance);
    return isRefusal(begun) ? begun : new LoggedMatch(game, start.seats, begun);
  }

  /** The rules that the match is played by now. */
  get game(): Game<G> {
    return this.#game;
  }

  get state(): State<G> {
    return this.#position.state;
  }

  answer(seat: Seat, decision: string, answer: unknown, chance: Chance): Step<G> | Refusal {
    return this.play({ seat, decision, answer }, chance);
  }

  /** May this seat take something back now? */
  canUndo(seat: Seat): boolean {
    return canUndo(this.#position, seat);
  }

  undo(seat: Seat): State<G> | Refusal {
    const move = this.play({ seat, undo: true });
    return isRefusal(move) ? move : move.state;
  }

  /** Goes back to the state after row `to` (0: the set-up) past any barrier, with the consent of those seats. */
  rewind(seat: Seat, to: number, consent: readonly Seat[]): State<G> | Refusal {
    const move = this.play({ seat, undo: true, to, consent });
    return isRefusal(move) ? move : move.state;
  }

  /** Plays on by another edition. The caller has seen that it gives the same log (`divergence`). */
  changeEdition(game: Game<G>): Move<G> | Refusal {
    this.#game = game;
    return this.play({ edition: game.edition });
  }

  /** Plays what an entry of a log says, and adds its row. */
  play(entry: LogEntry, chance = NO_CHANCE): Move<G> | Refusal {
    const problem = 'to' in entry ? rewindProblem(this.state, this.rows, entry.seat, entry.to, entry.consent) : undefined;
    if (problem) return problem;
    const move = playEntry(this.game, this.#position, entry, chance, (to) => stateAfter(this.game, this.begun.state, this.rows, to));
    if (isRefusal(move)) return move;
    this.#add(rowOf(move));
    this.#position = move.after;
    return move;
  }

  #add(row: LogRow): void {
    if ('to' in row && row.digest !== (this.rows[row.to - 1]?.digest ?? this.start.digest)) {
      throw new Defect('bad-log', `going back to row ${row.to} gives another state`);
    }
    // The answer belongs to the caller, who may change it.
    this.rows.push('decision' in row ? { ...row, answer: clone(row.answer) } : row);
  }
}
