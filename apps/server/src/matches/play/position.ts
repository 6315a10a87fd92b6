/** What the host reads off a position of a match. The kernel gives positions and moves. */
import { digest, type GameTypes, isOver, type MatchPosition, type Move, type Seat, type State, unanswered } from '@skald/engine';

/** The seats that are waited for, each once, in order. */
export function waitedFor(state: State<GameTypes>): readonly Seat[] {
  const asked = unanswered(state.flow).map(({ seat }) => seat);
  return asked.length < 2 ? asked : [...new Set(asked)].sort((a, b) => a - b);
}

/** Can a match be woken here from the state alone, with nobody's way back lost and nothing of a quiet barrier told? */
export function isSnapshotPoint({ after, hidden }: Move): boolean {
  return !hidden && after.trail.length === 0 && after.state.flow.sealed.length === 0;
}

export function isMatchOver({ state }: MatchPosition): boolean {
  return isOver(state);
}

export function digestOf({ state }: MatchPosition): string {
  return digest(state);
}
