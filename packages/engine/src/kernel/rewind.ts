/** Going back behind a barrier, where the others agree: to the state after an earlier row. The log keeps every row; the lineage says which answers still count. */
import { Live } from './apply.ts';
import { recordedChance } from './chance.ts';
import type { AnswerRow, LogRow } from './chronicle.ts';
import { Defect } from './defect.ts';
import type { Game } from './game.ts';
import { clone } from './json.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { GameTypes, Seat, State } from './state.ts';
import { isOver } from './state.ts';

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
    const skip = takenBack.get(row.seat) ?? 0;
    if ('decision' in row) {
      if (skip === 0) answers.push(row);
      else takenBack.set(row.seat, skip - 1);
    } else if (!('to' in row)) takenBack.set(row.seat, skip + 1);
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

/** The state that these answers lead to from the set-up, by their recorded facts. */
export function stateAfter<G extends GameTypes>(game: Game<G>, begun: State<G>, answers: readonly AnswerRow[]): State<G> {
  const chance = recordedChance(answers.flatMap(({ facts }) => facts));
  const live = new Live(game, clone(begun), chance, { silent: true });
  for (const { seq, seat, decision, answer } of answers) {
    const played = live.answer(seat, decision, answer);
    if (isRefusal(played)) throw new Defect('bad-log', `row ${seq} is refused: ${played.reason}`);
  }
  return live.state;
}
