/** Where a match stands, and what a row of its log makes of it: the same for an answer just given and for one read from the log. */
import {
  type AnyGame,
  answer,
  type Chance,
  diff,
  digest,
  extendTrail,
  type Fact,
  type GameTypes,
  isOver,
  isRefusal,
  type Patch,
  type Refusal,
  type Seat,
  type Space,
  type State,
  type Told,
  type Trail,
  unanswered,
  undo,
} from '@skald/engine';

export interface Position {
  readonly state: State<GameTypes>;
  /** The states that a seat may freely go back to. */
  readonly trail: Trail<GameTypes>;
  /** How many rows the log has. */
  readonly seq: number;
}

/** One row's worth of play, on a copy: nothing has happened yet. */
export interface Move {
  readonly kind: 'answer' | 'undo' | 'rewind';
  readonly seat: Seat;
  readonly before: Position;
  readonly after: Position;
  readonly told: readonly Told<GameTypes>[];
  readonly facts: readonly Fact[];
  readonly table: Patch;
  readonly hands: readonly Patch[];
  /** Nobody but the seat itself may notice: a sealed answer, given or taken back, under a quiet barrier. */
  readonly hidden: boolean;
  /** The rules number their questions anew from an earlier one: clients must not take a new question for an old one. */
  readonly renames: boolean;
  /** The decision whose sealed answer was taken back. */
  readonly reopens: string | null;
}

export function answered(
  game: AnyGame,
  before: Position,
  seat: Seat,
  decision: string,
  given: unknown,
  chance: Chance,
  offered?: Space,
): Move | Refusal {
  const step = answer(game, before.state, seat, decision, given, chance, offered);
  if (isRefusal(step)) return step;
  const after = { state: step.state, trail: extendTrail(before.trail, seat, before.state, step), seq: before.seq + 1 };
  const { events, facts, patches, sealed } = step;
  return {
    kind: 'answer',
    seat,
    before,
    after,
    told: events,
    facts,
    table: patches.table,
    hands: patches.hands,
    hidden: sealed && before.state.flow.quiet,
    renames: false,
    reopens: null,
  };
}

export function undone(before: Position, seat: Seat): Move | Refusal {
  const taken = undo(before.state, before.trail, seat);
  if (isRefusal(taken)) return taken;
  if (taken.trail !== before.trail) return goneBack('undo', before, seat, taken.state, taken.trail);
  // The trail is as it was: a sealed answer was taken back, and its question is open again under its own number.
  const { sealed, quiet } = before.state.flow;
  const reopens = sealed.find(({ id }) => !taken.state.flow.sealed.some((left) => left.id === id))?.id ?? null;
  return { ...goneBack('undo', before, seat, taken.state, taken.trail), hidden: quiet, renames: false, reopens };
}

/** Back to a state behind a barrier, which those agreed to whom it matters. */
export function rewound(before: Position, seat: Seat, state: State<GameTypes>): Move {
  return goneBack('rewind', before, seat, state, []);
}

function goneBack(kind: 'undo' | 'rewind', before: Position, seat: Seat, state: State<GameTypes>, trail: Trail<GameTypes>): Move {
  const hands = state.hands.map((hand, i) => diff(before.state.hands[i], hand));
  const after = { state, trail, seq: before.seq + 1 };
  const table = diff(before.state.table, state.table);
  return { kind, seat, before, after, told: [], facts: [], table, hands, hidden: false, renames: true, reopens: null };
}

/** The seats that are waited for, each once, in order. */
export function waitedFor(state: State<GameTypes>): readonly Seat[] {
  const asked = unanswered(state.flow).map(({ seat }) => seat);
  return asked.length < 2 ? asked : [...new Set(asked)].sort((a, b) => a - b);
}

export function canUndo({ state, trail }: Position, seat: Seat): boolean {
  const { sealed, open } = state.flow;
  if (sealed.some(({ id }) => open.some((question) => question.id === id && question.seat === seat))) return true;
  return trail.at(-1)?.seat === seat;
}

/** Can a match be woken here from the state alone, with nobody's way back lost and nothing of a quiet barrier told? */
export function isCalm({ after, hidden }: Move): boolean {
  return !hidden && after.trail.length === 0 && after.state.flow.sealed.length === 0;
}

export function isMatchOver({ state }: Position): boolean {
  return isOver(state);
}

export function digestOf({ state }: Position): string {
  return digest(state);
}
