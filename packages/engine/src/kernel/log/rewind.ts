/** Rewinding past a barrier with consent, to the state after an earlier row. The log keeps every row; the lineage says which answers still count. */

import { isRefusal, type Refusal, refuse } from '../answers/refusal.ts';
import { recordedChance } from '../chance.ts';
import { Defect } from '../defect.ts';
import type { Game } from '../game.ts';
import { playInPlace } from '../run-game.ts';
import { clone } from '../state/json.ts';
import { type GameTypes, isOver, type Seat, type State } from '../state/state.ts';
import { playEntry, positionAt } from './move.ts';
import type { AnswerRow, LogRow } from './rows.ts';

/** More than anybody needs; each costs playing the match again up to there. */
export const MOST_REWINDS = 100;

/**
 * The answers that the state after row `to` is made of (0: the set-up). An undo takes back the latest answer of its seat that
 * still counts; a rewind goes on from an earlier row.
 */
export function lineage(rows: readonly LogRow[], to: number): readonly AnswerRow[] {
  const answers: AnswerRow[] = [];
  const takenBack = new Map<Seat, number>();
  for (let seq = to; seq > 0; ) {
    const row = rows[seq - 1];
    if (!row) throw new Defect('bad-log', `there is no row ${seq}`);
    const skip = 'edition' in row ? 0 : (takenBack.get(row.seat) ?? 0);
    if ('decision' in row) {
      if (skip === 0) answers.push(row);
      else takenBack.set(row.seat, skip - 1);
    } else if (!('to' in row || 'edition' in row)) takenBack.set(row.seat, skip + 1);
    seq = 'to' in row ? row.to : seq - 1;
  }
  return answers.reverse();
}

/** May the match go back to the state after row `to`, for this seat and with the consent of those? */
export function rewindProblem<G extends GameTypes>(
  state: State<G>,
  rows: readonly LogRow[],
  seat: Seat,
  to: number,
  consent: readonly Seat[],
): Refusal | undefined {
  const isSeat = (one: Seat): boolean => Number.isInteger(one) && one >= 0 && one < state.hands.length;
  if (![seat, ...consent].every(isSeat)) return refuse('unknown-seat', 'There is no such seat at this table.');
  if (isOver(state)) return refuse('match-over', 'The match is over.');
  if (!Number.isInteger(to) || to < 0 || to >= rows.length) return refuse('nothing-to-undo', 'There is no such moment to go back to.');
  const rewinds = rows.filter((row) => 'to' in row).length;
  return rewinds < MOST_REWINDS ? undefined : refuse('nothing-to-undo', 'This match has gone back too often.');
}

/** The state after row `to`, played in place from the set-up by the recorded facts of the answers that count there. */
export function stateAfter<G extends GameTypes>(game: Game<G>, begun: State<G>, rows: readonly LogRow[], to: number): State<G> {
  const answers = lineage(rows, to);
  const chance = recordedChance(answers.flatMap(({ facts }) => facts));
  const live = playInPlace(game, clone(begun), chance, { silent: true });
  for (const { seq, seat, decision, answer } of answers) {
    const played = live.answer(seat, decision, answer);
    if (isRefusal(played)) throw refusedRow(seq, played);
  }
  return live.state;
}

/**
 * Has anybody learned anything from the rows after row `to`, the first of which is an answer of the seat? They have where chance decided,
 * something hidden was shown, another seat's answer was opened, or anybody took an open answer back. Answers that lie sealed tell nothing.
 */
export function isLearnedSince<G extends GameTypes>(
  game: Game<G>,
  begun: State<G>,
  rows: readonly LogRow[],
  seat: Seat,
  to: number,
): boolean {
  const since = rows.slice(to);
  // Without replaying anything.
  if (since.some((row) => 'to' in row || ('decision' in row && row.facts.length > 0))) return true;
  const stateAt = (earlier: number): State<G> => stateAfter(game, begun, rows, earlier);
  let state = stateAt(to);
  for (const row of since) {
    // From a position without a trail only a sealed answer can be taken back.
    const move = playEntry(game, positionAt(state, row.seq - 1), row, recordedChance([]), stateAt);
    if (isRefusal(move)) {
      if ('decision' in row) throw refusedRow(row.seq, move);
      return true;
    }
    const opens = move.kind === 'answer' && !move.sealed && (move.seat !== seat || state.flow.sealed.length > 0);
    if (move.revealing || opens) return true;
    state = move.state;
  }
  return false;
}

function refusedRow(seq: number, { reason }: Refusal): Defect {
  return new Defect('bad-log', `row ${seq} is refused: ${reason}`);
}
