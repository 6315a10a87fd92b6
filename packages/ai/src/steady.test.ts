/** A strategy that fails, and what plays in its place. */
import { begin, checkAnswer, Defect, fastChance, fastRandom, isRefusal, itemAt, view } from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { type StrategyFailure, steady } from './steady.ts';
import type { Strategy } from './strategy.ts';

const begun = begin(raids, { seats: 2 }, fastChance(1));
if (isRefusal(begun)) throw new Error(begun.reason);
const { state } = begun;
const seat = itemAt(state.flow.open, 0).seat;
const seen = view(raids, state, seat);
const decision = itemAt(seen.decisions, 0);

function decided(decide: Strategy['decide'], of = seen): { readonly answer: unknown; readonly failures: readonly StrategyFailure[] } {
  const failures: StrategyFailure[] = [];
  const strategy = steady({ name: 'brittle', plays: () => true, decide }, (failure) => failures.push(failure));
  return { answer: strategy.decide(raids, of, decision, fastRandom(1)), failures };
}

function broken(): never {
  throw new Defect('cannot-imagine', 'nothing hidden fits what the viewer knows');
}

describe('a steady strategy', () => {
  it('answers as the strategy does', () => {
    expect(decided((...question) => random.decide(...question))).toEqual({
      answer: random.decide(raids, seen, decision, fastRandom(1)),
      failures: [],
    });
  });

  it('lets the novice answer when it throws, and reports it', () => {
    const { answer, failures } = decided(broken);
    expect(answer).toEqual(novice.decide(raids, seen, decision, fastRandom(1)));
    expect(failures).toEqual([
      { game: 'raids', strategy: 'brittle', decision: decision.prompt.key, reason: expect.stringContaining('nothing hidden fits') },
    ]);
  });

  it('does the same with an answer that is not on offer', () => {
    const { answer, failures } = decided(() => ({ do: 'dance' }));
    expect(isRefusal(checkAnswer(decision.space, answer))).toBe(false);
    expect(failures).toHaveLength(1);
  });

  it('plays the fallback when the novice fails too', () => {
    const { answer, failures } = decided(broken, { ...seen, frames: [{ procedure: 'none', step: 'none', locals: {} }] });
    expect(answer).toEqual(decision.fallback);
    expect(failures.map(({ strategy }) => strategy)).toEqual(['brittle', 'novice']);
  });
});
