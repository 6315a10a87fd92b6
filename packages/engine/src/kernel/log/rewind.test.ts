import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holmgang } from '../../testkit/holmgang/index.ts';
import { sampleAnswer } from '../answers/answer-space.ts';
import { isRefusal } from '../answers/refusal.ts';
import { fastChance, fastRandom } from '../chance.ts';
import { digest } from '../digest/digest.ts';
import { SagaReader } from '../saga/reader.ts';
import { sagaOf } from '../saga/writer.ts';
import type { GameTypes } from '../state/state.ts';
import { choose, type Tiny, tiny } from '../testing/tiny.ts';
import { decisions } from '../view/view.ts';
import { isFault } from './fault.ts';
import { LoggedMatch } from './logged-match.ts';
import { replay } from './replay.ts';
import { isLearnedSince, lineage, MOST_REWINDS } from './rewind.ts';

const chance = fastChance(7);

/** Plays at random, and now and then takes back or goes back. */
function wander(seed: number, turns: number): LoggedMatch<GameTypes> {
  const match = LoggedMatch.begin<GameTypes>(holmgang, { seats: 3 }, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  const random = fastRandom(seed);
  for (let i = 0; i < turns; i++) {
    const act = random.below(12);
    if (act === 0 && match.rows.length > 0) match.rewind(random.below(3), random.below(match.rows.length), [0, 1, 2]);
    else if (act < 3) match.undo(random.below(3));
    else {
      const open = decisions(holmgang, match.state);
      const asked = open[random.below(Math.max(1, open.length))];
      if (!asked) break;
      match.answer(asked.seat, asked.id, sampleAnswer(asked.space, random), chance);
    }
  }
  return match;
}

describe('going back by consent', () => {
  it('restores the very state after the row it names, whatever was undone and gone back before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.nat(), (seed, pick) => {
        const match = wander(seed, 60);
        const to = pick % match.rows.length;
        const before = match.rows.length;
        const state = match.rewind(1, to, [0, 2]);
        if (isRefusal(state)) {
          expect(state.refused).toBe('match-over');
          return;
        }
        expect(digest(state)).toBe(match.rows[to - 1]?.digest ?? match.start.digest);
        expect(match.rows.at(-1)).toMatchObject({ seq: before + 1, seat: 1, undo: true, to, consent: [0, 2] });
        expect(match.canUndo(1) && !state.flow.sealed.length).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same match again from the log and from the saga', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const match = wander(seed, 80);
        const again = replay<GameTypes>(holmgang, match.start, match.rows);
        if (isFault(again)) throw new Error(again.reason);
        expect(digest(again.state)).toBe(digest(match.state));
        const reader = new SagaReader(() => holmgang);
        for (const line of sagaOf(match, { players: ['Ask', 'Embla', 'Lif'] })) expect(reader.read(line)).not.toHaveProperty('fault');
        expect(reader.finish()).toHaveProperty('chance', 'recorded');
      }),
      { numRuns: 20 },
    );
  });

  it('counts only what still counts', () => {
    const match = scripted();
    match.answer(0, '1.0', 'a', chance);
    match.answer(1, '2.0', 'b', chance);
    match.rewind(0, 0, [1]);
    match.answer(0, '1.0', 'b', chance);
    expect(lineage(match.rows, 4).map(({ seq }) => seq)).toEqual([4]);
    expect(lineage(match.rows, 2).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('refuses moments that never were, strangers, and a match that is over', () => {
    const match = scripted();
    expect(match.rewind(0, 0, [])).toMatchObject({ refused: 'nothing-to-undo' });
    match.answer(0, '1.0', 'a', chance);
    expect(match.rewind(0, 1, [])).toMatchObject({ refused: 'nothing-to-undo' });
    expect(match.rewind(0, -1, [])).toMatchObject({ refused: 'nothing-to-undo' });
    expect(match.rewind(0, 0, [2])).toMatchObject({ refused: 'unknown-seat' });
    match.answer(1, '2.0', 'a', chance);
    match.answer(0, '3.0', 'a', chance);
    expect(match.rewind(0, 0, [1])).toMatchObject({ refused: 'match-over' });
  });

  it('knows whether anybody has learned something since', () => {
    const learned = (match: LoggedMatch<Tiny>, to: number): boolean => isLearnedSince(match.game, match.begun.state, match.rows, 0, to);
    const match = scripted();
    match.answer(0, '1.0', 'a', chance);
    expect(learned(match, 0)).toBe(false);
    match.answer(1, '2.0', 'b', chance);
    expect(learned(match, 0)).toBe(true);
    match.rewind(0, 1, [1]);
    expect(learned(match, 0)).toBe(true);

    const rolling = told({ first: (g) => g.ask(choose, 0, {}), roll: (g) => void g.roll('dice', 6), second: (g) => g.ask(choose, 1, {}) });
    rolling.answer(0, '1.0', 'a', chance);
    expect(learned(rolling, 0)).toBe(true);
    const showing = told({ first: (g) => g.ask(choose, 0, {}), show: (g) => g.reveal(), second: (g) => g.ask(choose, 1, {}) });
    showing.answer(0, '1.0', 'a', chance);
    expect(learned(showing, 0)).toBe(true);
  });

  it('learns nothing from answers that lie sealed, given or taken back, and something from those that are opened', () => {
    const match = told(
      {
        first: (g) => g.ask(choose, 0, {}),
        poll: (g) =>
          g.askAll(
            choose,
            [0, 1, 2].map((seat) => ({ seat, params: {} })),
            { quiet: true },
          ),
        last: (g) => g.ask(choose, 0, {}),
      },
      3,
    );
    const learned = (to: number): boolean => isLearnedSince(match.game, match.begun.state, match.rows, 0, to);
    match.answer(0, '1.0', 'a', chance);
    match.answer(1, '2.1', 'a', chance);
    expect(learned(0)).toBe(false);
    match.undo(1);
    expect(learned(0)).toBe(false);
    match.answer(1, '2.1', 'b', chance);
    match.answer(2, '2.2', 'b', chance);
    expect(learned(0)).toBe(false);
    match.answer(0, '2.0', 'b', chance);
    expect(learned(4)).toBe(true);
    expect(learned(0)).toBe(true);
  });

  it('ends at some number of times', () => {
    const match = scripted();
    for (let i = 0; i < MOST_REWINDS; i++) {
      match.answer(0, '1.0', 'a', chance);
      expect(match.rewind(0, 0, [1])).not.toHaveProperty('refused');
    }
    match.answer(0, '1.0', 'a', chance);
    expect(match.rewind(0, 0, [1])).toMatchObject({ refused: 'nothing-to-undo' });
  });
});

function scripted(): LoggedMatch<Tiny> {
  return told({
    first: (g) => g.ask(choose, 0, {}),
    second: (g) => g.ask(choose, 1, {}),
    third: (g) => g.ask(choose, 0, {}),
  });
}

function told(steps: Parameters<typeof tiny>[0], seats = 2): LoggedMatch<Tiny> {
  const match = LoggedMatch.begin<Tiny>(tiny(steps), { seats }, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}
