/** The analysis, in small games whose best play is known and in a match of the house. */
import {
  type AnyGame,
  fastChance,
  fastRandom,
  imagine,
  isRefusal,
  itemAt,
  LoggedMatch,
  type Seat,
  sampleAnswer,
  view,
} from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { valda } from '@skald/engine/games/valda';
import { describe, expect, it } from 'vitest';
import { nim, pennies } from '../jarl/testing/toys.ts';
import { Analyser, type AnalysisSettings } from './analyser.ts';
import type { Analysis } from './analysis.ts';
import { chanceModel } from './chances.ts';
import { hintFor } from './hint.ts';
import { pointsOf, type RecordedStep, standingAnswers } from './steps.ts';

type Deed = { readonly seat: Seat; readonly answer: unknown } | { readonly seat: Seat; readonly undo: true };

/** The steps of a match in which these answers were given. */
function stepsOf(game: AnyGame, deeds: readonly Deed[]): readonly RecordedStep[] {
  const match = LoggedMatch.begin(game, { seats: 2 }, fastChance(1));
  if (isRefusal(match)) throw new Error(match.reason);
  const steps: RecordedStep[] = [{ game, row: null, state: match.state }];
  for (const deed of deeds) {
    const open = match.state.flow.open.find(({ seat }) => seat === deed.seat);
    const outcome = 'undo' in deed ? match.undo(deed.seat) : match.answer(deed.seat, open?.id ?? '', deed.answer, fastChance(1));
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    steps.push({ game, row: itemAt(match.rows, match.rows.length - 1), state: match.state });
  }
  return steps;
}

function analysed(steps: readonly RecordedStep[], settings: Partial<AnalysisSettings> = {}): Analysis {
  const { game, state } = itemAt(steps, steps.length - 1);
  const analyser = new Analyser(steps, { model: chanceModel(game), seed: 1, budget: 200, standings: game.standings(state), ...settings });
  while (analyser.step());
  return analyser.analysis();
}

/** The first answers of a match of the house, at random. */
function opening(game: AnyGame, answers: number): readonly RecordedStep[] {
  const random = fastRandom(5);
  const match = LoggedMatch.begin(game, { seats: 2 }, fastChance(3));
  if (isRefusal(match)) throw new Error(match.reason);
  const steps: RecordedStep[] = [{ game, row: null, state: match.state }];
  for (let i = 0; i < answers; i++) {
    const open = itemAt(match.state.flow.open, 0);
    const { space } = itemAt(view(game, match.state, open.seat).decisions, 0);
    const step = match.answer(open.seat, open.id, sampleAnswer(space, random), fastChance(3));
    if (isRefusal(step)) throw new Error(step.reason);
    steps.push({ game, row: itemAt(match.rows, i), state: step.state });
  }
  return steps;
}

describe('an analysis', () => {
  it('names what a blunder cost, and the better answer', () => {
    // Three stones: taking all of them wins at once.
    const { decisions, points, ledgers } = analysed(
      stepsOf(nim(3), [
        { seat: 0, answer: 1 },
        { seat: 1, answer: 2 },
      ]),
      { budget: 2000 },
    );
    expect(decisions).toHaveLength(2);
    const [blunder, win] = [itemAt(decisions, 0), itemAt(decisions, 1)];
    expect(blunder).toMatchObject({ at: 1, seat: 0, key: 'take', verdict: 'costly' });
    expect(blunder.answers[0]).toMatchObject({ words: 3, isPlayed: false, chance: { value: 1, error: 0 } });
    expect(blunder.cost.value).toBeGreaterThan(0.2);
    expect(win).toMatchObject({ seat: 1, verdict: 'good', cost: { value: 0, error: 0 } });
    expect(points.at(-1)).toEqual({
      at: 2,
      chances: [
        { value: 0, error: 0 },
        { value: 1, error: 0 },
      ],
    });
    for (const { start, own, others, luck, end } of ledgers) {
      expect(start.value + own.value + others.value + luck.value).toBeCloseTo(end.value, 9);
    }
    expect(itemAt(ledgers, 0).own.value).toBeLessThan(-0.2);
    expect(itemAt(ledgers, 1).others.value).toBeGreaterThan(0.2);
  });

  it('calls a decision free where every answer is as good as another, and marks nothing', () => {
    const steps = stepsOf(pennies, [
      { seat: 0, answer: 'heads' },
      { seat: 1, answer: 'tails' },
    ]);
    const verdicts = Array.from({ length: 100 }, (_, seed) => analysed(steps, { seed }).decisions.map(({ verdict }) => verdict)).flat();
    const count = (wanted: string): number => verdicts.filter((verdict) => verdict === wanted).length;
    // Of 200 decisions; a mark is wrong in less than one of a hundred.
    expect(count('costly')).toBeLessThan(3);
    expect(count('free')).toBeGreaterThan(170);
  });

  it('is the same for the same seed, and can be had before it is done', () => {
    const steps = opening(raids, 3);
    expect(analysed(steps)).toEqual(analysed(steps));
    const game = itemAt(steps, 0).game;
    const analyser = new Analyser(steps, { model: chanceModel(game), seed: 1, budget: 200, standings: undefined });
    analyser.step();
    expect(analyser.analysis()).toMatchObject({ ledgers: [], decisions: [] });
    expect(analyser.analysis().done).toBeGreaterThan(0);
    expect(analyser.analysis().done).toBeLessThan(1);
  });

  it('knows nothing hidden: with everything hidden dealt anew, it says the same', () => {
    const steps = opening(valda, 8);
    const at = 7;
    const { game, state, row } = itemAt(steps, at);
    const seat = itemAt(state.flow.open, 0).seat;
    const answered = itemAt(steps, at + 1).row;
    // What the others hold and what lies in the box is other than it was; what this seat knows is not.
    const dealt = { ...imagine(game, view(game, state, seat), fastRandom(99)) };
    dealt.flow.drawn = state.flow.drawn;
    const last = itemAt(steps, at + 1);
    const of = (before: RecordedStep['state']): readonly RecordedStep[] => [
      { game, row: null, state: before },
      { ...last, row: answered },
    ];
    expect(row).not.toBeNull();
    const [truly, anew] = [state, dealt].map((before) => analysed(of(before)).decisions.map(({ luck: _, ...decision }) => decision));
    expect(truly?.length).toBeGreaterThan(0);
    expect(anew).toEqual(truly);
  });
});

describe('a hint', () => {
  it('names the best answers first, and nothing where there is one answer', () => {
    const hintAt = (pile: number) => {
      const game = nim(pile);
      const { state } = itemAt(stepsOf(game, []), 0);
      const seen = view(game, state, 0);
      return hintFor({ game, model: chanceModel(game), seen, decision: itemAt(seen.decisions, 0) }, fastRandom(1));
    };
    expect(hintAt(2)?.answers[0]).toMatchObject({ words: 2, chance: { value: 1, error: 0 } });
    expect(hintAt(2)?.isFree).toBe(false);
    expect(hintAt(1)).toBeUndefined();
  });
});

describe('the steps', () => {
  it('leave out answers that were taken back', () => {
    const steps = stepsOf(pennies, [
      { seat: 0, answer: 'heads' },
      { seat: 0, undo: true },
      { seat: 0, answer: 'tails' },
      { seat: 1, answer: 'tails' },
    ]);
    expect(standingAnswers(steps).map(({ at, seat, answer }) => [at, seat, answer])).toEqual([
      [3, 0, 'tails'],
      [4, 1, 'tails'],
    ]);
    const [first, second] = [itemAt(steps, 0), itemAt(steps, 1)];
    const rewound: RecordedStep = { ...first, row: { seat: 0, undo: true, to: 0, consent: [1], seq: 2, digest: '' } };
    expect(standingAnswers([first, second, rewound])).toEqual([]);
  });

  it('are looked at before somebody else answers, and not too often', () => {
    const steps = opening(raids, 12);
    const all = pointsOf(steps, 100);
    expect(all[0]).toBe(0);
    expect(all.at(-1)).toBe(12);
    expect(pointsOf(steps, 4)).toHaveLength(4);
    expect(pointsOf(steps, 4).at(-1)).toBe(12);
  });
});
