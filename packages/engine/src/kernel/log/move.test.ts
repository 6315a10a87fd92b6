import { describe, expect, it } from 'vitest';
import { holmgang } from '../../testkit/holmgang/index.ts';
import { sampleAnswer } from '../answers/answer-space.ts';
import { isRefusal, type Refusal } from '../answers/refusal.ts';
import { fastChance, fastRandom, recordedChance } from '../chance.ts';
import { Defect } from '../defect.ts';
import { canonical } from '../digest/canonical.ts';
import { digest } from '../digest/digest.ts';
import { begin } from '../flow/apply.ts';
import type { Game } from '../game.ts';
import { patched } from '../state/patch.ts';
import type { GameTypes } from '../state/state.ts';
import { choose, type Tiny, tiny } from '../testing/tiny.ts';
import { decisions } from '../view/view.ts';
import { canUndo, type MatchPosition, type Move, playAnswer, playEntry, playRewind, playUndo, positionAt, rowOf } from './move.ts';
import { stateAfter } from './rewind.ts';
import type { LogRow } from './rows.ts';

const chance = fastChance(3);
const never = (): never => {
  throw new Defect('bad-log', 'no state was needed');
};

/** Seat 0 answers twice, then all three seats answer at once, quietly. */
const game = tiny({
  first: (g) => g.ask(choose, 0, {}),
  note: (g) => g.table.log.push(g.answer(choose)),
  second: (g) => g.ask(choose, 0, {}),
  poll: (g) =>
    g.askAll(
      choose,
      [0, 1, 2].map((seat) => ({ seat, params: {} })),
      { quiet: true },
    ),
});

function begun<G extends GameTypes>(played: Game<G>): MatchPosition<G> {
  const start = begin(played, { seats: 3 }, chance);
  if (isRefusal(start)) throw new Error(start.reason);
  return positionAt(start.state);
}

function accepted<G extends GameTypes>(move: Move<G> | Refusal): Move<G> {
  if (isRefusal(move)) throw new Error(move.reason);
  return move;
}

const answer = (before: MatchPosition<Tiny>, seat: number, decision: string): Move<Tiny> =>
  accepted(playAnswer(game, before, { seat, decision, answer: 'a' }, chance));

describe('a move', () => {
  it('leads from a position to the next and leaves the one before as it was', () => {
    const before = begun(game);
    const text = canonical(before);
    const move = answer(before, 0, '1.0');
    expect(canonical(before)).toBe(text);
    expect(move).toMatchObject({ kind: 'answer', seat: 0, hidden: false, renames: false, reopens: null });
    expect(move.before).toBe(before);
    expect(move.after).toMatchObject({ seq: 1, trail: [{ seat: 0 }] });
    expect(move.state).toBe(move.after.state);
  });

  it('compares the states once, when somebody asks', () => {
    const move = answer(begun(game), 0, '1.0');
    expect(patched(move.before.state.table, move.patches.table)).toEqual(move.after.state.table);
    expect(move.patches).toBe(move.patches);
  });

  it('takes an open answer back to the very state before it, and numbers questions anew', () => {
    const first = answer(begun(game), 0, '1.0');
    const move = accepted(playUndo(first.after, { seat: 0, undo: true }));
    expect(move).toMatchObject({ kind: 'undo', events: [], facts: [], hidden: false, renames: true, reopens: null });
    expect(move.after).toMatchObject({ state: first.before.state, trail: [], seq: 2 });
    expect(patched(first.after.state.table, move.patches.table)).toEqual(first.before.state.table);
  });

  it('hides a sealed answer under a quiet barrier, given or taken back, and names the decision that is open again', () => {
    const open = answer(answer(begun(game), 0, '1.0').after, 0, '2.0');
    const sealed = answer(open.after, 1, '3.1');
    expect(sealed).toMatchObject({ sealed: true, hidden: true, renames: false });
    expect([0, 1, 2].map((seat) => canUndo(sealed.after, seat))).toEqual([false, true, false]);
    const undone = accepted(playUndo(sealed.after, { seat: 1, undo: true }));
    expect(undone).toMatchObject({ hidden: true, renames: false, reopens: '3.1' });
    expect(undone.after.state).toEqual(open.after.state);
  });

  it('goes back behind a barrier with no way back from there', () => {
    const first = answer(begun(game), 0, '1.0');
    const move = playRewind(first.after, { seat: 2, undo: true, to: 0, consent: [0, 1] }, first.before.state);
    expect(move).toMatchObject({ kind: 'rewind', seat: 2, hidden: false, renames: true, reopens: null });
    expect(move.after).toEqual({ state: first.before.state, trail: [], seq: 2 });
  });

  it('passes refusals on', () => {
    const before = begun(game);
    expect(playEntry(game, before, { seat: 1, decision: '1.0', answer: 'a' }, chance, never)).toMatchObject({
      refused: 'not-your-decision',
    });
    expect(playEntry(game, before, { seat: 0, undo: true }, chance, never)).toMatchObject({ refused: 'nothing-to-undo' });
  });
});

it('becomes a row with its number and the digest of the state after it', () => {
  const first = answer(begun(game), 0, '1.0');
  const undone = accepted(playUndo(first.after, { seat: 0, undo: true }));
  const rewound = playRewind(first.after, { seat: 0, undo: true, to: 0, consent: [1] }, first.before.state);
  const before = digest(first.before.state);
  expect(rowOf(first)).toEqual({ seq: 1, seat: 0, decision: '1.0', answer: 'a', facts: [], digest: digest(first.state) });
  expect(rowOf(undone)).toEqual({ seq: 2, seat: 0, undo: true, digest: before });
  expect(rowOf(rewound)).toEqual({ seq: 2, seat: 0, undo: true, to: 0, consent: [1], digest: before });
});

describe('a log of rows', () => {
  it.each([1, 2, 3, 4, 5])('gives the same rows when each is played again as an entry (seed %i)', (seed) => {
    const { start, rows } = wander(seed);
    let position = start;
    for (const row of rows) {
      const facts = recordedChance('decision' in row ? row.facts : []);
      const move = accepted(playEntry<GameTypes>(holmgang, position, row, facts, (to) => stateAfter(holmgang, start.state, rows, to)));
      expect(rowOf(move)).toEqual(row);
      expect(facts.left()).toBe(0);
      position = move.after;
    }
  });

  it('can be undone by exactly the seats whose undo is accepted', () => {
    const { positions } = wander(6);
    for (const position of positions) {
      for (const seat of [0, 1, 2]) expect(canUndo(position, seat)).toBe(!isRefusal(playUndo(position, { seat, undo: true })));
    }
  });
});

/** Answers at random, and now and then goes back. */
function wander(seed: number): { start: MatchPosition; rows: LogRow[]; positions: MatchPosition[] } {
  const start = begun<GameTypes>(holmgang);
  const random = fastRandom(seed);
  const rows: LogRow[] = [];
  const positions = [start];
  for (let position = start; rows.length < 60; ) {
    const act = random.below(12);
    const open = decisions<GameTypes>(holmgang, position.state);
    const asked = open[random.below(Math.max(1, open.length))];
    if (!asked) break;
    const given = { seat: asked.seat, decision: asked.id, answer: sampleAnswer(asked.space, random) };
    const back = act === 0 && rows.length > 0 ? { to: random.below(rows.length), consent: [0] } : {};
    const entry = act < 3 ? { seat: random.below(3), undo: true as const, ...back } : given;
    const move = playEntry<GameTypes>(holmgang, position, entry, chance, (to) => stateAfter(holmgang, start.state, rows, to));
    if (isRefusal(move)) continue;
    rows.push(rowOf(move));
    positions.push(move.after);
    position = move.after;
  }
  return { start, rows, positions };
}
